import { middleHalf } from "#app/content/insights/group-words.ts";
import {
	columnsOf,
	type DistributionColumn,
	distributionFrame,
	labelsOf,
} from "#app/domain/insights/distribution-plot.ts";
import type { MeasureSummary } from "#app/domain/insights/group-statistics.ts";
import { formatMeasure, type MeasureName, measures } from "#app/domain/insights/measures.ts";

const { width, height, left, right, bottom, labels } = distributionFrame;

/** How one measure is spread over a group: its middle in large, the spread as columns, the numbers as a table. */
export function DistributionFigure({
	name,
	summary,
}: {
	name: MeasureName;
	summary: MeasureSummary;
}) {
	const measure = measures[name];
	const columns = columnsOf(summary, measure);
	const median = formatMeasure(summary.median, measure.unit);
	return (
		<figure className="min-w-0 pt-3.5 border-t border-hairline">
			<figcaption>
				<h3 className="font-sans text-note font-medium tracking-normal">{measure.label}</h3>
				<p className="mt-1 font-serif text-[2.25rem] font-[560] tabular-nums leading-[1.1]">
					<span className="sr-only">Median </span>
					{median}
				</p>
				<p className="text-sm text-quiet">{middleHalf(summary, measure.unit)}</p>
			</figcaption>
			<svg
				// Its words are the caption above and the table below; its parts would be read one by one.
				aria-hidden="true"
				viewBox={`0 0 ${width} ${height}`}
				className="block w-full h-auto mt-3 overflow-visible"
			>
				{columns
					.filter(({ share }) => share > 0)
					.map(({ range, share, isMiddle, ...column }) => (
						<rect
							key={range}
							className={isMiddle ? "fill-accent" : "fill-edge opacity-45"}
							{...column}
						>
							<title>{`${range}: ${formatMeasure(share, "share")}`}</title>
						</rect>
					))}
				<line className="stroke-hairline stroke-1" x1={left} x2={right} y1={bottom} y2={bottom} />
				{labelsOf(measure).map(({ x, text }) => (
					<text
						key={text}
						className="text-[13px] tabular-nums fill-quiet"
						x={x}
						y={labels}
						textAnchor={anchorAt(x)}
					>
						{text}
					</text>
				))}
			</svg>
			<ShareTable label={measure.label} columns={columns} />
		</figure>
	);
}

/** Labels at the ends stay inside the drawing. */
const anchorAt = (x: number): "start" | "middle" | "end" =>
	x <= left ? "start" : x >= right ? "end" : "middle";

function ShareTable({ label, columns }: { label: string; columns: readonly DistributionColumn[] }) {
	return (
		<details className="insight-numbers mt-1 text-[0.875rem]">
			<summary>
				The numbers<span className="sr-only">: {label}</span>
			</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">{label}</th>
						<th scope="col">Resumes</th>
					</tr>
				</thead>
				<tbody>
					{columns.map(({ range, share }) => (
						<tr key={range}>
							<th scope="row">{range}</th>
							<td>{formatMeasure(share, "share")}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
