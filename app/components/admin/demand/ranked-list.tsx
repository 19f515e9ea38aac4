import type { ReactNode } from "react";
import { type TableColumn, TableFrame } from "#app/components/admin/table-frame.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";

/** One list of the page: what it says, and its lines or why there are none. */
export function DemandList<Line>({
	title,
	explanation,
	columns,
	lines,
	empty,
	children,
}: {
	title: string;
	explanation: string;
	columns: readonly TableColumn[];
	/** Null when they could not be read. */
	lines: readonly Line[] | null;
	/** Shown when the list is empty. */
	empty: string;
	children: (line: Line) => ReactNode;
}) {
	const absence = lines === null ? adminMessages.demand.unread : lines.length === 0 ? empty : null;
	return (
		<section className="min-w-0">
			<h2 className="text-xl">{title}</h2>
			<p className="mt-1 mb-3 text-quiet">{explanation}</p>
			{absence ? (
				<p className="admin-panel text-quiet">{absence}</p>
			) : (
				<TableFrame label={title} columns={columns}>
					{lines?.map(children)}
				</TableFrame>
			)}
		</section>
	);
}
