import type { ReactNode } from "react";

/** The heading of a column; of one of numbers, which stand on the right; or one that is heard and not seen. */
export type TableColumn = string | { number: string; heard?: string } | { heard: string };

type TableFrameProps = {
	label: string;
	columns: readonly TableColumn[];
	/** The rows. */
	children: ReactNode;
};

/** A table in a frame: what is too wide for the screen scrolls inside it, by keyboard too. */
export function TableFrame({ label, columns, children }: TableFrameProps) {
	return (
		<section
			className="admin-table-frame relative border border-hairline rounded-md bg-raised"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
			tabIndex={0}
		>
			<table className="admin-table w-full border-collapse text-note text-start">
				<thead>
					<tr>{columns.map(drawHeading)}</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</section>
	);
}

function drawHeading(column: TableColumn) {
	const { name, number, heard }: { name?: string; number?: string; heard?: string } =
		typeof column === "string" ? { name: column } : column;
	return (
		<th key={name ?? number ?? heard} scope="col" className={number ? "number" : undefined}>
			{name ?? number}
			{heard ? <span className="sr-only">{heard}</span> : null}
		</th>
	);
}
