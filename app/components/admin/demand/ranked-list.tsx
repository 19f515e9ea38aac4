import { Link } from "react-router";
import { type TableColumn, TableFrame } from "#app/components/admin/table-frame.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";

type RankedLine = {
	id: string;
	name: string;
	to: string;
	/** Small, below the name. */
	beside?: string;
	numbers: readonly (number | string)[];
	/** The form for a resume that is wanted, and what it is wanted for. */
	add?: { to: string; about: string };
};

type DemandListProps<Line> = {
	title: string;
	explanation: string;
	columns: readonly TableColumn[];
	/** Null when they could not be read. */
	lines: readonly Line[] | null;
	/** Shown when the list is empty. */
	empty: string;
	draw: (line: Line) => RankedLine;
};

/** One list of the page: what it says, and its lines or why there are none. */
export function DemandList<Line>(props: DemandListProps<Line>) {
	const { title, explanation, columns, lines, empty, draw } = props;
	const absence = lines === null ? adminMessages.demand.unread : lines.length === 0 ? empty : null;
	return (
		<section className="min-w-0">
			<h2 className="text-xl">{title}</h2>
			<p className="mt-1 mb-3 text-quiet">{explanation}</p>
			{absence ? (
				<p className="admin-panel text-quiet">{absence}</p>
			) : (
				<TableFrame label={title} columns={columns}>
					{lines?.map(draw).map((line) => (
						<Row key={line.id} {...line} />
					))}
				</TableFrame>
			)}
		</section>
	);
}

function Row({ name, to, beside, numbers, add }: RankedLine) {
	return (
		<tr>
			<th scope="row" className="demand-name">
				<Link to={to} className="admin-link">
					{name}
				</Link>
				{beside ? <span className="block text-sm text-quiet">{beside}</span> : null}
			</th>
			{numbers.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: each is of its column
				<td key={index} className="number whitespace-nowrap">
					{cell.toLocaleString("en-US")}
				</td>
			))}
			{add ? (
				<td className="number">
					<Link to={add.to} className="admin-link">
						Add<span className="sr-only"> {add.about}</span>
					</Link>
				</td>
			) : null}
		</tr>
	);
}
