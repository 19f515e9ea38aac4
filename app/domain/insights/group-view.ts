import type { GroupStatistics, OpeningUse, SectionUse, SkillUse } from "./group-statistics.ts";
import type { MeasureName } from "./measures.ts";

/** The measures that are drawn of a group; the others are only compared. */
export const drawnMeasures = [
	"pages",
	"jobs",
	"years",
	"bulletsPerJob",
	"wordsPerBullet",
	"figureShare",
] as const satisfies readonly MeasureName[];

/** What the page draws of a group. */
export type GroupView = {
	resumes: number;
	invented: number;
	measures: Pick<GroupStatistics["measures"], (typeof drawnMeasures)[number]>;
	sections: SectionUse[];
	openings: OpeningUse[];
	skills: Pick<SkillUse, "key" | "skill" | "groupShare" | "restShare">[];
	rest: number;
};

const drawnSkills = 12;

/** Of everything that is known of a group, what is drawn. */
export function viewGroup(statistics: GroupStatistics): GroupView {
	const { resumes, invented, measures, sections, openings, skills, rest } = statistics;
	const { pages, jobs, years, bulletsPerJob, wordsPerBullet, figureShare } = measures;
	return {
		resumes,
		invented,
		measures: { pages, jobs, years, bulletsPerJob, wordsPerBullet, figureShare },
		sections,
		openings,
		skills: skills
			.slice(0, drawnSkills)
			.map(({ key, skill, groupShare, restShare }) => ({ key, skill, groupShare, restShare })),
		rest,
	};
}
