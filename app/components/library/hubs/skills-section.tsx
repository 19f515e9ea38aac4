import { Link } from "react-router";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { count } from "#app/domain/base/count.ts";
import { leastSharers } from "#app/domain/insights/group-limits.ts";
import { formatMeasure } from "#app/domain/insights/measures.ts";
import type { SharedSkills } from "#app/domain/library/hubs/shared-skills.ts";

/** The skills that recur, and the few that set a hub apart. All of them, and one's own beside them, are insights. */
export function SkillsSection({ skills, insights }: { skills: SharedSkills; insights: string }) {
	const { common, apart, resumes, rest } = skills;
	return (
		<section aria-labelledby="skills" className="mt-14">
			<h2 id="skills" className="text-3xl">
				Skills that recur
			</h2>
			<ul className="mt-4 flex flex-wrap gap-2">
				{common.map(({ skill, resumes: some }) => (
					<li key={skill}>
						<Badge>{`${skill} · ${some}`}</Badge>
					</li>
				))}
			</ul>
			{apart.length > 0 ? (
				<p className="mt-4 max-w-prose">
					What sets them apart:{" "}
					{apart
						.map(
							({ skill, share, restShare }) =>
								`${skill} (${formatMeasure(share, "share")} here, ${formatMeasure(restShare, "share")} elsewhere)`,
						)
						.join(", ")}
					.
				</p>
			) : null}
			<p className="mt-3 max-w-prose text-note text-quiet">
				Counted in {count(resumes, "resume")}
				{apart.length > 0 ? ` and held against ${count(rest, "other one")}` : ""}. A skill is named
				when at least {leastSharers} of them list it.{" "}
				<Link to={insights} className="text-accent underline underline-offset-4">
					All of it, with yours beside it
				</Link>{" "}
				is part of Pro.
			</p>
		</section>
	);
}
