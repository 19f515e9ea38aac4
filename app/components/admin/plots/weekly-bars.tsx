import { useId } from "react";
import {
	describePlot,
	formatTick,
	smallestStep,
	type WeekPlotData,
} from "#app/domain/admin/overview.ts";
import { heightOf, middleOf, plotFrame, roundTicks } from "#app/domain/base/plot.ts";
import { monthStarts } from "#app/domain/base/weeks.ts";
import { WeekMarks } from "./week-marks.tsx";
import { WeekTable } from "./week-table.tsx";

const { width, height, left, right, bottom } = plotFrame;

/** Half a year by week, drawn by the server: a number or a share, with the same numbers as a table. */
export function WeekPlot({ plot }: { plot: WeekPlotData }) {
	const id = useId();
	const { name, note, unit, weeks, main, behind } = plot;
	const all = [...main.values, ...(behind?.values ?? [])];
	const ticks = roundTicks(Math.max(0, ...all.map((value) => value ?? 0)), smallestStep[unit]);
	const top = ticks.at(-1) ?? 1;
	return (
		<figure className="week-plot min-w-0 p-4 border border-hairline rounded-md bg-raised">
			<figcaption>
				<h3 className="text-lg">{name}</h3>
			</figcaption>
			<svg
				role="img"
				aria-labelledby={`${id}-title ${id}-desc`}
				viewBox={`0 0 ${width} ${height}`}
				className="block w-full max-w-[30rem] h-auto mt-2"
			>
				<title id={`${id}-title`}>{`${name} by week`}</title>
				<desc id={`${id}-desc`}>{describePlot(plot)}</desc>
				{ticks.map((tick) => (
					<g key={tick}>
						<line
							className="stroke-hairline stroke-1"
							x1={left}
							x2={right}
							y1={heightOf(tick, top)}
							y2={heightOf(tick, top)}
						/>
						<text className="week-tick" x={left - 6} y={heightOf(tick, top) + 4} textAnchor="end">
							{formatTick(tick, unit)}
						</text>
					</g>
				))}
				{monthStarts(weeks).map(({ index, label }) => (
					<text
						key={index}
						className="week-tick"
						x={middleOf(index, weeks.length)}
						y={bottom + 18}
						textAnchor="middle"
					>
						{label}
					</text>
				))}
				<WeekMarks plot={plot} top={top} />
			</svg>
			{behind ? (
				<p className="week-key flex gap-4 my-1 text-[0.875rem]">
					<span className="key-main">{main.label}</span>
					<span className="key-behind">{behind.label}</span>
				</p>
			) : null}
			{note ? <p className="text-sm text-quiet">{note}</p> : null}
			<WeekTable plot={plot} />
		</figure>
	);
}
