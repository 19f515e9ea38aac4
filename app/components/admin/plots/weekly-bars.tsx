import { useId } from "react";
import { PlotAxes } from "#app/components/base/ui/plot-axes.tsx";
import {
	describePlot,
	formatTick,
	smallestStep,
	type WeekPlotData,
} from "#app/domain/admin/overview.ts";
import { plotFrame, roundTicks } from "#app/domain/base/plot.ts";
import { WeekMarks } from "./week-marks.tsx";
import { WeekTable } from "./week-table.tsx";

const { width, height } = plotFrame;

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
				<PlotAxes ticks={ticks} weeks={weeks} say={(tick) => formatTick(tick, unit)} />
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
