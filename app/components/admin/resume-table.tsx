import { Link, useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { AdminResumeLine } from "#app/domain/admin/resume-line.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import { bulkForm } from "./sheet/bulk-bar.tsx";
import { TableFrame } from "./table-frame.tsx";

type ResumeTableProps = {
	lines: readonly AdminResumeLine[];
	/** The list's own address: its buttons lead back to it. */
	address: string;
	/** The query of that address, for what opens over the list. */
	search: string;
	/** The ids of those that were chosen in a form that failed. */
	chosen: readonly string[];
};

/** The owner's list of resumes. */
export function ResumeTable({ lines, address, search, chosen }: ResumeTableProps) {
	return (
		<TableFrame
			label="Resumes"
			columns={[
				{ heard: "Choose" },
				"Title",
				"Company",
				"Role",
				"Industry",
				"File",
				{ number: "Views" },
				"Status",
				"Actions",
			]}
		>
			{lines.map((line) => (
				<tr key={line.id}>
					<td>
						<label className="table-box">
							<span className="sr-only">
								Choose {line.title}, {line.company}
							</span>
							<input
								type="checkbox"
								name="id"
								value={line.id}
								form={bulkForm}
								defaultChecked={chosen.includes(line.id)}
							/>
						</label>
					</td>
					<td className="resume-title">
						{line.title}
						{line.withdrawn?.reason ? (
							<p className="text-sm text-quiet">“{line.withdrawn.reason}”</p>
						) : null}
					</td>
					<td>{line.company}</td>
					<td>{line.role}</td>
					<td>{line.industry}</td>
					<td className={line.hasFile ? "whitespace-nowrap" : "whitespace-nowrap text-quiet"}>
						{line.hasFile ? "Available" : "No file"}
					</td>
					<td className="number">{line.views}</td>
					<td>
						<Status line={line} />
					</td>
					<td>
						{line.withdrawn ? (
							<WithdrawnActions line={line} address={address} search={search} />
						) : (
							<Actions line={line} address={address} search={search} />
						)}
					</td>
				</tr>
			))}
		</TableFrame>
	);
}

function Status({ line }: { line: AdminResumeLine }) {
	const { isFeatured, openToEveryone, experienceLevel, provenance, withdrawn } = line;
	return (
		<div className="flex flex-wrap items-center gap-1.5">
			{isFeatured ? <Badge variant="featured">Featured</Badge> : null}{" "}
			{openToEveryone ? <Badge>Open to everyone</Badge> : null} <Badge>{experienceLevel}</Badge>{" "}
			<Badge>{provenanceLabels[provenance]}</Badge>
			{withdrawn ? (
				<p className="w-full text-sm whitespace-nowrap text-quiet">Withdrawn {withdrawn.on}</p>
			) : null}
		</div>
	);
}

type ActionsProps = { line: AdminResumeLine; address: string; search: string };

function Actions({ line, address, search }: ActionsProps) {
	const intent = line.isFeatured ? "unfeature" : "feature";
	const name = line.isFeatured ? "Unfeature" : "Feature";
	return (
		<div className="grid grid-cols-[auto_auto] justify-items-start gap-x-1 w-max -my-2.5">
			<Link to={`/admin/resumes/${line.id}${search}`} preventScrollReset className="table-action">
				Edit
				<Whom line={line} />
			</Link>
			<Press line={line} address={address} intent={intent} name={name} />
			<Link
				to={`/admin/resumes/${line.id}/evidence${search}`}
				preventScrollReset
				className="table-action"
			>
				Evidence
				<Whom line={line} />
			</Link>
			<Link
				to={`/admin/resumes/${line.id}/notes${search}`}
				preventScrollReset
				className="table-action"
			>
				Notes
				<Whom line={line} />
			</Link>
			<Link
				to={`/admin/resumes/${line.id}/withdraw${search}`}
				preventScrollReset
				className="table-action text-danger"
			>
				Delete
				<Whom line={line} />
			</Link>
		</div>
	);
}

function WithdrawnActions({ line, address, search }: ActionsProps) {
	return (
		<div className="flex items-center gap-1 -my-2.5">
			{line.withdrawn?.isTakenDown ? (
				<Link to={`/admin/resumes/${line.id}${search}`} preventScrollReset className="table-action">
					Takedown
					<Whom line={line} />
				</Link>
			) : line.withdrawn?.until ? (
				<>
					<Press line={line} address={address} intent="restore" name="Restore" />
					<span className="text-sm whitespace-nowrap text-quiet">until {line.withdrawn.until}</span>
				</>
			) : null}
			{line.hasFile ? (
				<Link
					to={`/admin/resumes/${line.id}/withdraw${search}`}
					preventScrollReset
					className="table-action text-danger"
				>
					Delete file
					<Whom line={line} />
				</Link>
			) : null}
		</div>
	);
}

function Press(props: { line: AdminResumeLine; address: string; intent: string; name: string }) {
	const { line, address, intent, name } = props;
	const { formData } = useNavigation();
	const busy = formData?.get("id") === line.id && formData.get("intent") === intent;
	return (
		<AnsweredForm action={address} fixed={{ intent, id: line.id }} preventScrollReset>
			<Button type="submit" variant="ghost" busy={busy} className="table-action">
				{name}
				<Whom line={line} />
			</Button>
		</AnsweredForm>
	);
}

/** For those who hear the buttons one by one. */
function Whom({ line }: { line: AdminResumeLine }) {
	return (
		<span className="sr-only">
			: {line.title}, {line.company}
		</span>
	);
}
