import { Form, Link, useNavigation } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { FileFacts, FileSection } from "#app/components/intake/file-section.tsx";
import { listAddress } from "#app/domain/admin/list-place.ts";
import type { AccessExplanation, ExplainedStep } from "#app/domain/reader/access-explanation.ts";

export type ChosenResume = { id: string; title: string; company: string; isWithdrawn: boolean };

type AccessPageProps = {
	person: { id: string; email: string };
	search: string;
	/** What the search has found; null when nothing was searched. */
	found: readonly ChosenResume[] | null;
	/** The resume that is asked about, as far as it is known. */
	chosen: { id: string; name: string } | null;
	explanation: AccessExplanation | null;
};

/** Why a person can open a resume or not: every step of the decision, with what was found. */
export function AccessPage({ person, search, found, chosen, explanation }: AccessPageProps) {
	const path = `/admin/people/${person.id}/access`;
	const busy = useNavigation().state === "loading";
	return (
		<>
			<Link to={`/admin/people/${person.id}`} className="link-quiet wrap-anywhere">
				{person.email}
			</Link>
			<h1 className="mt-1 text-2xl">Why can they open a resume, or not?</h1>
			<Form key={search} className="admin-filter">
				<Field label="Words from the resume, or its ID" name="q" defaultValue={search} />
				<Button type="submit" variant="secondary" busy={busy}>
					Find
				</Button>
			</Form>
			{chosen && explanation ? (
				<FileSection id="decision" title={chosen.name}>
					<p className="mb-4 text-lg">{explanation.answer}</p>
					<ol className="grid gap-1">
						{explanation.steps.map((step) => (
							<Step key={step.number} step={step} />
						))}
					</ol>
					<h3 className="mt-6 mb-2 text-lg">Downloads</h3>
					<FileFacts
						facts={explanation.downloads.map(({ format, answer }) => [format, answer] as const)}
					/>
				</FileSection>
			) : null}
			{found?.length === 0 ? <p className="admin-empty">No resume matches.</p> : null}
			{found && found.length > 0 ? (
				<ul className="mt-6 grid gap-1">
					{found.map(({ id, title, company, isWithdrawn }) => (
						<li key={id}>
							<Link
								to={listAddress(path, { q: search, resume: id })}
								className="admin-link thumb inline-flex items-center"
								aria-current={chosen?.id === id ? "true" : undefined}
							>
								{title}, {company}
								{isWithdrawn ? " (withdrawn)" : ""}
							</Link>
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

const marks: Record<ExplainedStep["state"], string> = {
	passed: "Passed on",
	decides: "Decides",
	"not reached": "Not reached",
};

function Step({ step: { number, question, found, state } }: { step: ExplainedStep }) {
	return (
		<li className="admin-step flex gap-3 py-2.5 px-3 rounded-md" data-state={state}>
			<span
				aria-hidden="true"
				className="admin-step-number min-w-5 font-serif text-[1.125rem] text-end"
			>
				{number}
			</span>
			<div className="min-w-0">
				<p className="font-medium">
					{question}{" "}
					<span className={`badge ${state === "decides" ? "badge-good" : "badge-tag"}`}>
						{marks[state]}
					</span>
				</p>
				<p className="text-note text-quiet">{found}</p>
			</div>
		</li>
	);
}
