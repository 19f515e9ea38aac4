/**
 * What distinguishes one group from the rest: weighted log-odds with an informative prior (Monroe, Colaresi
 * and Quinn, "Fightin' Words", 2008), counted by resume and not by mention.A plain count finds what every resume
 * has; a plain ratio finds what one person has. The prior holds both back until there is evidence.
 */

export type SharedCounts = {
	/** How many resumes there are. */
	resumes: number;
	/** How many of them have it, by its key. */
	counts: ReadonlyMap<string, number>;
};

export type Distinction = {
	key: string;
	/** How many resumes of the group have it. */
	inGroup: number;
	/** The shares of the two sides that have it. */
	groupShare: number;
	restShare: number;
	/** The difference of the log-odds in standard deviations; above 2 it is hardly chance. */
	score: number;
};

/**
 * The weight of the prior in resumes, as if this many more, like those of the whole library, had been seen on
 * each side: half of the group.
 */
export const priorResumes = (group: number): number => Math.min(Math.max(group / 2, 5), 50);

/** Every key of the group with how far it sets the group apart, the most telling first. */
export function findDistinctions(group: SharedCounts, rest: SharedCounts): Distinction[] {
	const all = group.resumes + rest.resumes;
	const extra = priorResumes(group.resumes);
	return [...group.counts]
		.map(([key, inGroup]) => {
			const inRest = rest.counts.get(key) ?? 0;
			const prior = (extra * (inGroup + inRest)) / all;
			const difference =
				logOdds(inGroup + prior, group.resumes + extra) -
				logOdds(inRest + prior, rest.resumes + extra);
			const score = difference / Math.sqrt(1 / (inGroup + prior) + 1 / (inRest + prior));
			return {
				key,
				inGroup,
				groupShare: inGroup / group.resumes,
				restShare: rest.resumes === 0 ? 0 : inRest / rest.resumes,
				score,
			};
		})
		.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

/** The log-odds of having it; finite even when every resume has it. */
const logOdds = (having: number, all: number): number =>
	Math.log(having / Math.max(all - having, 0.5));
