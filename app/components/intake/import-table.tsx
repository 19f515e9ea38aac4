import { Link } from "react-router";
import { TableFrame } from "#app/components/admin/table-frame.tsx";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import type { ImportCounts } from "#app/domain/intake/resume-import.ts";

type ListedImport = {
	id: string;
	fileName: string;
	status: keyof typeof states;
	createdAt: string;
	counts: ImportCounts;
	/** How far it is taken back, in words. */
	takenBack: string | null;
};

const states = {
	checking: "Being checked",
	checked: "Waiting to be added",
	adding: "Being added",
	done: "Added",
	failed: "Stopped",
} as const;

/** The files that were uploaded, and what became of them. */
export function ImportTable({ imports }: { imports: readonly ListedImport[] }) {
	return (
		<TableFrame
			label="Earlier uploads"
			columns={[
				"File",
				"Uploaded",
				"State",
				{ number: "Rows" },
				{ number: "Added" },
				{ number: "Errors" },
				{ number: "Left out" },
				{ number: "Ignored" },
			]}
		>
			{imports.map(({ id, fileName, status, createdAt, counts, takenBack }) => (
				<tr key={id}>
					<th scope="row" className="min-w-40 wrap-anywhere">
						<Link to={`/admin/imports/${id}`} className="admin-link">
							{fileName}
						</Link>
					</th>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={createdAt}>{createdAt.slice(0, 16).replace("T", " ")} UTC</time>
					</td>
					<td className="whitespace-nowrap">{stateOf(status, counts, takenBack)}</td>
					<Figure value={counts.rows} />
					<Figure value={counts.added} />
					<Figure value={counts.bad} />
					<Figure value={counts.leftOut} />
					<Figure value={counts.ignored} />
				</tr>
			))}
		</TableFrame>
	);
}

function stateOf(
	status: ListedImport["status"],
	{ good }: ImportCounts,
	takenBack: string | null,
): string {
	if (takenBack) return sentenceCase(takenBack);
	return status === "checked" && good === 0 ? "Nothing to add" : states[status];
}

function Figure({ value }: { value: number }) {
	return <td className="number">{value.toLocaleString("en-US")}</td>;
}
