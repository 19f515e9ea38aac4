import { leastResumes, leastSharers } from "#app/domain/insights/group-limits.ts";
import { leastScore } from "#app/domain/insights/group-statistics.ts";
import { findDistinctions } from "#app/domain/insights/log-odds.ts";

/** The skills that resumes list, counted: they come out of documents, so the rules of the insights hold. */

export type SkillCounts = {
	/** How many resumes were counted. */
	resumes: number;
	/** How many of them list a skill, and how most of these write it; only those of at least `leastSharers`. */
	skills: ReadonlyMap<string, { resumes: number; skill: string }>;
};

export type SharedSkills = {
	resumes: number;
	/** Those that recur, the most frequent first. */
	common: { skill: string; resumes: number }[];
	/** The few that set the hub apart; all of them are part of the insights. */
	apart: { skill: string; share: number; restShare: number }[];
	rest: number;
};

const mostCommon = 8;
const mostApart = 3;

/**
 * @param library everything that was counted, the hub included
 * @returns null of too few resumes, and where no skill is shared
 */
export function describeSkills(hub: SkillCounts, library: SkillCounts): SharedSkills | null {
	if (hub.resumes < leastResumes) return null;
	const shared = [...hub.skills].filter(([, { resumes }]) => resumes >= leastSharers);
	if (shared.length === 0) return null;
	const rest = Math.max(0, library.resumes - hub.resumes);
	const inHub = new Map(shared.map(([key, { resumes }]) => [key, resumes]));
	const inRest = new Map(
		shared.map(([key, { resumes }]) => [
			key,
			Math.max(0, (library.skills.get(key)?.resumes ?? resumes) - resumes),
		]),
	);
	const distinctions =
		rest < leastResumes
			? []
			: findDistinctions(
					{ resumes: hub.resumes, counts: inHub },
					{ resumes: rest, counts: inRest },
				);
	return {
		resumes: hub.resumes,
		common: shared
			.map(([, each]) => each)
			.sort((a, b) => b.resumes - a.resumes || (a.skill < b.skill ? -1 : 1))
			.slice(0, mostCommon),
		apart: distinctions
			.filter(({ score }) => score >= leastScore)
			.slice(0, mostApart)
			.map(({ key, groupShare, restShare }) => ({
				skill: hub.skills.get(key)?.skill ?? key,
				share: groupShare,
				restShare,
			})),
		rest,
	};
}
