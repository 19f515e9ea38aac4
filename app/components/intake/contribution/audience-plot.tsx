import { PlotAxes } from "#app/components/base/ui/plot-axes.tsx";
import { heightOf, linePath, middleOf, plotFrame, roundTicks } from "#app/domain/base/plot.ts";
import { weekRange } from "#app/domain/base/weeks.ts";
import { type Audience, peopleCounted } from "#app/domain/intake/contribution/audience.ts";

const { width, height } = plotFrame;

/** How many people have opened a resume by the end of each week. Weeks with fewer than three have no point. */
export function AudiencePlot({ audience: { total, weeks, byWeek } }: { audience: Audience }) {
	const ticks = roundTicks(total ?? 1, 1);
	const top = ticks.at(-1) ?? 1;
	const first = byWeek.findIndex((value) => value !== null);
	const alone = byWeek.filter((value) => value !== null).length === 1;
	return (
		<svg
			role="img"
			viewBox={`0 0 ${width} ${height}`}
			className="mt-4 block h-auto w-full max-w-[30rem]"
		>
			<title>
				{`${peopleCounted(total)} by now. ${weeks.length} weeks to the present one.${
					first > 0 ? ` Three or more since the week of ${weekRange(weeks[first] ?? "")}.` : ""
				}`}
			</title>
			<PlotAxes ticks={ticks} weeks={weeks} />
			<path className="fill-none stroke-accent stroke-2" d={linePath(byWeek, top)} />
			{alone ? (
				<circle
					className="fill-accent"
					cx={middleOf(first, weeks.length)}
					cy={heightOf(byWeek[first] ?? 0, top)}
					r={3}
				/>
			) : null}
		</svg>
	);
}
