import { heightOf, middleOf, plotFrame } from "#app/domain/base/plot.ts";
import { monthStarts } from "#app/domain/base/weeks.ts";

const { left, right, bottom } = plotFrame;

type PlotAxesProps = {
	ticks: readonly number[];
	weeks: readonly string[];
	/** How the number of a tick is written. */
	say?: (tick: number) => string;
};

/** The lines behind a plot by weeks with their numbers, and its months below. */
export function PlotAxes({ ticks, weeks, say = String }: PlotAxesProps) {
	const top = ticks.at(-1) ?? 1;
	return (
		<>
			{ticks.map((tick) => (
				<g key={tick}>
					<line
						className="stroke-hairline stroke-1"
						x1={left}
						x2={right}
						y1={heightOf(tick, top)}
						y2={heightOf(tick, top)}
					/>
					<text
						className="fill-quiet tabular-nums"
						fontSize="0.75rem"
						x={left - 6}
						y={heightOf(tick, top) + 4}
						textAnchor="end"
					>
						{say(tick)}
					</text>
				</g>
			))}
			{monthStarts(weeks).map(({ index, label }) => (
				<text
					key={index}
					className="fill-quiet"
					fontSize="0.75rem"
					x={middleOf(index, weeks.length)}
					y={bottom + 18}
					textAnchor="middle"
				>
					{label}
				</text>
			))}
		</>
	);
}
