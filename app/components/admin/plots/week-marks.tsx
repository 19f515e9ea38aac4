import { formatFigure, type WeekPlotData } from "#app/domain/admin/overview.ts";
import {
	columnOf,
	heightOf,
	labelledWeeks,
	labelMiddle,
	linePath,
	middleOf,
} from "#app/domain/base/plot.ts";
import { weekRange } from "#app/domain/base/weeks.ts";

/** What a plot shows: a column for every amount or a line of shares, and the labels of some. */
export function WeekMarks({ plot, top }: { plot: WeekPlotData; top: number }) {
	const { form, unit, weeks, main, behind } = plot;
	const count = weeks.length;
	const valueAt = (index: number) => main.values[index] ?? null;
	const isRunning = (index: number) => index === count - 1;
	return (
		<>
			{form === "line" ? (
				<path className="week-line fill-none stroke-accent" d={linePath(main.values, top)} />
			) : null}
			{weeks.map((week, index) => {
				const value = valueAt(index);
				const amount = behind?.values[index] ?? null;
				const column = columnOf(index, count, value, top);
				const back = columnOf(index, count, amount, top);
				return (
					<g key={week} data-running={isRunning(index) || undefined}>
						<title>
							{`${weekRange(week)}: ${formatFigure(value, unit)}${
								behind ? ` of ${formatFigure(amount, unit)}` : ""
							}`}
						</title>
						{back ? <rect className="week-behind fill-amber-soft stroke-amber" {...back} /> : null}
						{form === "columns" && column ? <rect className="week-column" {...column} /> : null}
						{form === "line" && value !== null ? (
							<circle
								className="week-dot"
								cx={middleOf(index, count)}
								cy={heightOf(value, top)}
								r={isRunning(index) ? 2 : 2.5}
							/>
						) : null}
					</g>
				);
			})}
			{labelledWeeks(main.values).map((index) => {
				const text = formatFigure(valueAt(index), unit);
				return (
					<text
						key={index}
						className="week-label font-medium stroke-raised stroke-3"
						x={labelMiddle(index, count, text.length)}
						y={heightOf(Math.max(valueAt(index) ?? 0, behind?.values[index] ?? 0), top) - 5}
						textAnchor="middle"
					>
						{text}
					</text>
				);
			})}
		</>
	);
}
