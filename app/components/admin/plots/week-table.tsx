import { formatFigure, type WeekPlotData } from "#app/domain/admin/overview.ts";
import { weekNumber, weekRange } from "#app/domain/base/weeks.ts";
import { TableFrame } from "../table-frame.tsx";

/** The numbers of a plot, the newest week first. */
export function WeekTable({ plot: { name, unit, weeks, main, behind } }: { plot: WeekPlotData }) {
	const shown = behind ? [behind, main] : [main];
	const rows = weeks
		.map((week, index) => ({
			week,
			figures: shown.map(({ label, values }) => ({ label, value: values[index] ?? null })),
		}))
		.reverse();
	return (
		<details className="disclosure">
			<summary>
				Show as a table<span className="sr-only">: {name}</span>
			</summary>
			<TableFrame
				label={`${name} by week`}
				columns={["Week", ...shown.map(({ label }) => ({ number: label }))]}
			>
				{rows.map(({ week, figures }, row) => (
					<tr key={week}>
						<th scope="row">
							{weekRange(week)}
							<span className="block text-sm text-quiet">
								{weekNumber(week)}
								{row === 0 ? ", so far" : ""}
							</span>
						</th>
						{figures.map(({ label, value }) => (
							<td key={label} className="number">
								{formatFigure(value, unit)}
							</td>
						))}
					</tr>
				))}
			</TableFrame>
		</details>
	);
}
