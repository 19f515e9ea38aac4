import { count } from "#app/domain/base/count.ts";
import { groupNames, readGroupKey } from "#app/domain/insights/group-key.ts";
import { leastSharers } from "#app/domain/insights/group-limits.ts";
import type { Mark, PostingMatch } from "#app/domain/insights/posting/match-requirements.ts";
import type { RequirementKind } from "#app/domain/insights/posting/requirement.ts";

/** A job posting beside a resume, in words. */

type Requirement = PostingMatch["requirements"][number];

export const requirementLabels: Record<RequirementKind, string> = {
	skill: "Skill",
	years: "Years",
	degree: "Degree",
	duty: "Duty",
	certificate: "Certificate",
	language: "Language",
};

export const markMeanings: Record<Mark, string> = {
	proved: "A bullet under a job shows it; of years the dates, of a degree a line about school.",
	named: "It stands in a list or a summary, and no bullet shows it.",
	missing: "We found none of it.",
};

/** "9 requirements: 4 proved, 2 named and 3 missing." */
export function summarizeMatch(requirements: readonly Pick<Requirement, "mark">[]): string {
	const of = (mark: Mark) => requirements.filter((one) => one.mark === mark).length;
	return `${count(requirements.length, "requirement")}: ${of("proved")} proved, ${of("named")} named and ${of("missing")} missing.`;
}

/** What to do about one; null where it is proved. */
export function adviseOn({ mark, kind }: Pick<Requirement, "mark" | "kind">): string | null {
	if (mark === "proved") return null;
	if (kind === "years") {
		return "If it is true, give the months of every job: by its dates your work comes to less.";
	}
	if (kind === "degree") return "If it is true, name it with its subject in a line about school.";
	if (mark === "named") return "If it is true, show it in a bullet under the job where you did it.";
	return kind === "language" || kind === "certificate"
		? "If it is true, add a line for it."
		: "If it is true, add a bullet that shows it under the job where you did it.";
}

/** How many resumes of the group show it; null without a group. */
export function describeShare(
	{ resumes }: Pick<Requirement, "resumes">,
	of: number,
): string | null {
	if (of === 0) return null;
	return resumes === null
		? `Fewer than ${leastSharers} of ${count(of, "resume")} here show it.`
		: `${resumes} of ${count(of, "resume")} here show it.`;
}

/** "Data Scientist". */
export const describeGroup = (key: string | null): string =>
	groupNames(readGroupKey(key ?? "")).join(", ");

/** Why nothing is counted. */
export const uncountedNote = (key: string | null): string =>
	key === null
		? "Its title names no role with enough resumes here, so we cannot say how many show each. Choose a group above to count in that one."
		: "The library could not be asked how many resumes show each. Press “Compare mine” once more when you are connected.";
