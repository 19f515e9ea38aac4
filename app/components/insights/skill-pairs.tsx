import type { GroupView } from "#app/domain/insights/group-view.ts";
import { formatMeasure } from "#app/domain/insights/measures.ts";

const frame = { width: 240, height: 20, left: 6, right: 234, middle: 10 } as const;
const placeOf = (share: number): number =>
	Math.round((frame.left + share * (frame.right - frame.left)) * 10) / 10;

/** Skills that set a group apart: how many name each here, and how many elsewhere, on one line. */
export function SkillPairs({ skills }: Pick<GroupView, "skills">) {
	return (
		<table className="skill-pairs max-w-3xl">
			<thead>
				<tr>
					<th scope="col">Skill</th>
					<td />
					<th scope="col">
						<span className="skill-here">Here</span>
					</th>
					<th scope="col">
						<span className="skill-elsewhere">Elsewhere</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{skills.map(({ key, skill, groupShare, restShare }) => (
					<tr key={key}>
						<th scope="row">{skill}</th>
						<td className="skill-strip">
							<svg aria-hidden="true" viewBox={`0 0 ${frame.width} ${frame.height}`}>
								<line
									className="stroke-hairline stroke-1"
									x1={frame.left}
									x2={frame.right}
									y1={frame.middle}
									y2={frame.middle}
								/>
								<line
									className="stroke-accent stroke-2 opacity-45"
									x1={placeOf(restShare)}
									x2={placeOf(groupShare)}
									y1={frame.middle}
									y2={frame.middle}
								/>
								<circle
									className="fill-room stroke-edge stroke-[1.5]"
									cx={placeOf(restShare)}
									cy={frame.middle}
									r={4}
								/>
								<circle className="fill-accent" cx={placeOf(groupShare)} cy={frame.middle} r={5} />
							</svg>
						</td>
						<td>{formatMeasure(groupShare, "share")}</td>
						<td className="text-quiet">{formatMeasure(restShare, "share")}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
