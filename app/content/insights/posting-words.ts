import { count } from "#app/domain/base/count.ts";
import { groupNames, readGroupKey } from "#app/domain/insights/group-key.ts";
import { leastSharers } from "#app/domain/insights/group-limits.ts";
import type { PostingMatch } from "#app/domain/insights/posting/match-requirements.ts";
import type { Mark, RequirementKind } from "#app/domain/insights/posting/requirement.ts";

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
	proved:
		"A bullet under a job shows it; of years of any work the dates, of a degree a line about school.",
	named:
		"It stands in a list or a summary, and no bullet shows it. Of years in something: you worked that long, by your dates.",
	missing: "We found none of it.",
};

/** "9 requirements: 4 proved, 2 named and 3 missing." */
export function summarizeMatch(requirements: readonly Pick<Requirement, "mark">[]): string {
	const of = (mark: Mark) => requirements.filter((one) => one.mark === mark).length;
	return `${count(requirements.length, "requirement")}: ${of("proved")} proved, ${of("named")} named and ${of("missing")} missing.`;
}

/** What to do about one; null where it is proved. */
export function adviseOn({
	mark,
	kind,
	of,
}: Pick<Requirement, "mark" | "kind" | "of">): string | null {
	if (mark === "proved") return null;
	if (kind === "years") {
		if (mark === "named" && of) {
			return `If it is true, show in your bullets that these years were “${of}”: your dates say only how long you worked.`;
		}
		return "If it is true, give the months of every job: by its dates your work comes to less.";
	}
	if (kind === "degree") return "If it is true, name it with its subject in a line about school.";
	if (mark === "named") return "If it is true, show it in a bullet under the job where you did it.";
	return kind === "language" || kind === "certificate"
		? "If it is true, add a line for it."
		: "If it is true, add a bullet that shows it under the job where you did it.";
}

/**
 * How many resumes of the group show it; null without a group. The words that the library keeps have no numbers and no
 * single letters: such a name is counted where it is listed, so we say at least how many, and not how few.
 */
export function describeShare(
	{
		resumes,
		kind,
		text,
		options = [text],
	}: Pick<Requirement, "resumes" | "kind" | "text" | "options">,
	of: number,
): string | null {
	if (of === 0) return null;
	const isListed =
		kind !== "years" &&
		kind !== "duty" &&
		options.some((name) => /(?<!\p{L})\d|^\p{L}$/u.test(name));
	if (resumes === null && isListed) return null;
	const number =
		resumes === null
			? `Fewer than ${leastSharers}`
			: `${isListed && resumes < of ? "At least " : ""}${resumes}`;
	const shown = kind === "years" ? "that many years of work" : "it";
	return `${number} of ${count(of, "resume")} here show ${shown}.`;
}

/** "Data Scientist". */
export const describeGroup = (key: string | null): string =>
	groupNames(readGroupKey(key ?? "")).join(", ");

/** Why nothing is counted. Who has asked too often is told when to come back as well. */
export const uncountedNote = (key: string | null): string =>
	key === null
		? "Its title names no role with enough resumes here, so we cannot say how many show each. Choose a group above to count in that one."
		: "How many resumes show each could not be counted just now. Press “Compare mine” once more later.";
