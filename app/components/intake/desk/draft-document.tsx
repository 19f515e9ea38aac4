import { useState } from "react";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { listLines } from "#app/domain/intake/desk/draft-form.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { DraftField, DraftLines } from "./doubt.tsx";

/** The document as a form: sections as a resume has them, and a free entry at the end of each. */
export function DraftDocument({ document }: { document: ResumeDocument }) {
	const { basics } = document;
	const lists = listLines(document);
	return (
		<>
			<fieldset className="admin-panel">
				<legend className="px-1 font-semibold">Head</legend>
				<div className="grid gap-4 sm:grid-cols-2">
					<DraftField
						label="Name"
						name="basics.name"
						value={basics.name}
						hint="Readers do not see it."
					/>
					<DraftField label="Headline" name="basics.label" value={basics.label} />
					<DraftField label="Place" name="basics.location" value={basics.location} />
				</div>
				<TextAreaField
					label="Summary"
					name="basics.summary"
					rows={3}
					defaultValue={basics.summary ?? ""}
					className="mt-4"
				/>
			</fieldset>
			<Entries name="work" title="Jobs" one="job" count={document.work.length}>
				{(place) => <JobFields job={document.work[place]} at={`work.${place}`} />}
			</Entries>
			<Entries name="education" title="Education" one="school" count={document.education.length}>
				{(place) => <SchoolFields school={document.education[place]} at={`education.${place}`} />}
			</Entries>
			<Entries
				name="projects"
				title="Projects"
				one="project"
				count={document.projects?.length ?? 0}
				isOptional
			>
				{(place) => <ProjectFields project={document.projects?.[place]} at={`projects.${place}`} />}
			</Entries>
			<fieldset className="admin-panel">
				<legend className="px-1 font-semibold">Lists</legend>
				<div className="grid gap-4">
					<DraftLines
						label="Skills"
						name="skills"
						lines={lists.skills}
						hint="A group per line: “Languages: Go, SQL”"
					/>
					<DraftLines
						label="Certifications"
						name="certificates"
						lines={lists.certificates}
						hint="Name | who gave it | 2024-05"
					/>
					<DraftLines
						label="Awards"
						name="awards"
						lines={lists.awards}
						hint="Name | who gave it | 2024-05"
					/>
					<DraftLines
						label="Languages"
						name="languages"
						lines={lists.languages}
						hint="Spanish | fluent"
					/>
					<DraftLines label="Interests" name="interests" lines={lists.interests} />
				</div>
			</fieldset>
		</>
	);
}

type EntriesProps = {
	name: string;
	title: string;
	one: string;
	count: number;
	/** Without an entry there is no free one, unless it is asked for. */
	isOptional?: boolean;
	children: (place: number) => React.ReactNode;
};

function Entries({ name, title, one, count, isOptional = false, children }: EntriesProps) {
	const hydrated = useHydrated();
	const [added, setAdded] = useState(0);
	// Without scripts a free entry stands at the end.
	const free = hydrated ? added + (count === 0 && !isOptional ? 1 : 0) : 1;
	const places = Array.from({ length: count + free }, (_, place) => place);
	return (
		<fieldset className="admin-panel">
			<legend className="px-1 font-semibold">{title}</legend>
			{places.map((place) => (
				<fieldset key={`${name}.${place}`} className="draft-entry">
					<legend className="text-note text-quiet">
						{place < count ? `${one} ${place + 1}` : `Another ${one}`}
					</legend>
					{children(place)}
				</fieldset>
			))}
			{hydrated ? (
				<Button variant="secondary" onClick={() => setAdded(added + 1)}>
					Add a {one}
				</Button>
			) : null}
		</fieldset>
	);
}

type TimesProps = {
	of: { startDate?: string | undefined; endDate?: string | undefined } | undefined;
	at: string;
	hint?: string;
};

const Times = ({ of, at, hint }: TimesProps) => (
	<>
		<DraftField
			label="From"
			name={`${at}.startDate`}
			value={of?.startDate}
			hint="2021-03, or 2021"
		/>
		<DraftField label="To" name={`${at}.endDate`} value={of?.endDate} {...(hint && { hint })} />
	</>
);

function JobFields({ job, at }: { job: ResumeDocument["work"][number] | undefined; at: string }) {
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<DraftField label="Title" name={`${at}.position`} value={job?.position} />
				<DraftField label="Employer" name={`${at}.name`} value={job?.name} />
				<Times of={job} at={at} hint="Empty while it goes on" />
				<DraftField label="Place" name={`${at}.location`} value={job?.location} />
			</div>
			<div className="mt-4">
				<DraftLines
					label="Bullets"
					name={`${at}.highlights`}
					lines={job?.highlights ?? []}
					hint="One per line"
				/>
			</div>
		</>
	);
}

function SchoolFields({
	school,
	at,
}: {
	school: ResumeDocument["education"][number] | undefined;
	at: string;
}) {
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<DraftField label="Degree" name={`${at}.studyType`} value={school?.studyType} />
			<DraftField label="Subject" name={`${at}.area`} value={school?.area} />
			<DraftField label="School" name={`${at}.institution`} value={school?.institution} />
			<DraftField label="Grade" name={`${at}.score`} value={school?.score} />
			<Times of={school} at={at} />
			<DraftField label="Courses" name={`${at}.courses`} value={school?.courses?.join(", ")} />
		</div>
	);
}

type Project = NonNullable<ResumeDocument["projects"]>[number];

function ProjectFields({ project, at }: { project: Project | undefined; at: string }) {
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<DraftField label="Name" name={`${at}.name`} value={project?.name} />
				<DraftField label="Description" name={`${at}.description`} value={project?.description} />
				<Times of={project} at={at} />
			</div>
			<div className="mt-4">
				<DraftLines
					label="Lines"
					name={`${at}.highlights`}
					lines={project?.highlights ?? []}
					hint="One per line"
				/>
			</div>
		</>
	);
}
