import { type FigureRow, figurePeriods } from "#app/domain/admin/overview.ts";
import { TableFrame } from "./table-frame.tsx";

const columns = [
	{ heard: "Figure" },
	...figurePeriods.map(({ name, before }) => ({ number: name, heard: `, and ${before}` })),
];

/** The figures of today, 7 and 28 days, each with what it was in the period before. */
export function OverviewFigures({
	rows,
	isEmpty,
}: {
	rows: readonly FigureRow[];
	isEmpty: boolean;
}) {
	return (
		<section className="mt-8">
			<h2 className="text-xl">Figures</h2>
			<p className="mt-1 mb-4 text-quiet">
				{isEmpty
					? "Nothing has been counted yet. What visitors do is counted from now on, without cookies or names."
					: "Counted here, without cookies or names. Each period ends today; the smaller line compares it with the same number of days before."}
			</p>
			<TableFrame label="Figures" columns={columns}>
				{rows.map(({ label, cells }) => (
					<tr key={label}>
						<th scope="row" className="figure-name">
							{label}
						</th>
						{cells.map(({ period, value, change }) => (
							<td key={period} className="number">
								<span className="figure-value text-[1.0625rem] font-medium">{value}</span>
								<span className="figure-change text-quiet text-fine text-balance">{change}</span>
							</td>
						))}
					</tr>
				))}
			</TableFrame>
		</section>
	);
}
