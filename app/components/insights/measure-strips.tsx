import type { ComparedMeasure } from "#app/domain/insights/comparison.ts";
import { stripFrame, stripOf } from "#app/domain/insights/distribution-plot.ts";
import { formatMeasure, measures } from "#app/domain/insights/measures.ts";

const { width, height, left, right, middle } = stripFrame;

const placeWords = { below: "less than most", within: "typical", above: "more than most" };

/** The own values beside the middle half of the group, one line each. */
export function MeasureStrips({ compared }: { compared: readonly ComparedMeasure[] }) {
	return (
		<table className="measure-strips mt-3">
			<thead>
				<tr>
					<th scope="col">Measure</th>
					<th scope="col">Yours</th>
					<td />
					<th scope="col" className="strip-range">
						Half of the group
					</th>
				</tr>
			</thead>
			<tbody>
				{compared.map(({ name, mine, group, place }) => {
					const { label, unit } = measures[name];
					const strip = stripOf(mine, group);
					return (
						<tr key={name} data-place={place}>
							<th scope="row">{label}</th>
							<td className="strip-mine">
								{formatMeasure(mine, unit)}
								<span className="sr-only">, {placeWords[place]}</span>
							</td>
							<td className="strip-drawing">
								<svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
									<line
										className="stroke-hairline stroke-1"
										x1={left}
										x2={right}
										y1={middle}
										y2={middle}
									/>
									<rect
										className="fill-accent-soft stroke-accent stroke-1"
										x={strip.low - 2}
										y={middle - 6}
										width={Math.max(strip.high - strip.low + 4, 6)}
										height={12}
										rx={3}
									/>
									<line
										className="stroke-accent stroke-2"
										x1={strip.median}
										x2={strip.median}
										y1={middle - 9}
										y2={middle + 9}
									/>
									<circle
										className="strip-own stroke-room stroke-2"
										cx={strip.mine}
										cy={middle}
										r={6}
									/>
								</svg>
							</td>
							<td className="strip-range">
								{formatMeasure(group.low, unit)} to {formatMeasure(group.high, unit)}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
