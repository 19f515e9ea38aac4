import { formatFigure, type WeekPlotData } from "#app/domain/admin/overview.ts";
import { weekNumber, weekRange } from "#app/domain/base/weeks.ts";
import { TableFrame } from "../table-frame.tsx";

/** The numbers of a plot, the newest week first. */
export function WeekTable({ plot: { name, unit, weeks, main, behind } }: { plot: WeekPlotData }) {
	const rows = weeks
		.map((week, index) => ({
			week,
			values: [behind, main].flatMap((series) => (series ? [series.values[index] ?? null] : [])),
		}))
		.reverse();
	return (
		<details className="disclosure">
			<summary>
				Show as a table<span className="sr-only">: {name}</span>
			</summary>
			<TableFrame label={`${name} by week`}>
				<thead>
					<tr>
						<th scope="col">Week</th>
						{behind ? (
							<th scope="col" className="number">
								{behind.label}
							</th>
						) : null}
						<th scope="col" className="number">
							{main.label}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ week, values }, row) => (
						<tr key={week}>
							<th scope="row">
								{weekRange(week)}
								<span className="block text-sm text-quiet">
									{weekNumber(week)}
									{row === 0 ? ", so far" : ""}
								</span>
							</th>
							{values.map((value, index) => (
								<td key={index === 0 && behind ? behind.label : main.label} className="number">
									{formatFigure(value, unit)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</TableFrame>
		</details>
	);
}
