import { leastResumes } from "#app/domain/insights/group-limits.ts";
import type { MeasuredResume } from "#app/domain/insights/measured-resume.ts";
import { sectionTitles } from "#app/domain/reader/sheet/sections.ts";

/** What a resume says that others of its role do not, with the count behind each sentence. */

/** Few share it when at most one in so many does. */
const rareShare = 0.2;
const skillsNamed = 3;
/** Fewer bullets than this say nothing about their share. */
const leastBullets = 5;

/**
 * The sentences that hold for a resume against others of its role. Nothing is told of the others but how many they
 * are: a skill is named only where none of them lists it, sections and numbers are public facts of every resume.
 * @param role as the library names it
 * @param others without the resume itself
 * @returns nothing where too few were measured
 */
export function describeStandingOut(
	mine: MeasuredResume,
	others: readonly MeasuredResume[],
	role: string,
): string[] {
	if (others.length + 1 < leastResumes) return [];
	const group = `the other ${others.length} ${role} resumes here`;
	const sentences = [ownSkills, rareSections, moreFigures, fewerWords];
	return sentences.flatMap((describe) => describe(mine, others, group) ?? []);
}

function ownSkills(
	mine: MeasuredResume,
	others: readonly MeasuredResume[],
	group: string,
): string | null {
	const known = new Set(others.flatMap(({ skills }) => Object.keys(skills)));
	const own = Object.entries(mine.skills).flatMap(([key, written]) =>
		known.has(key) ? [] : [written],
	);
	if (own.length === 0) return null;
	return `None of ${group} lists ${listOf(own.slice(0, skillsNamed))}.`;
}

function rareSections(
	mine: MeasuredResume,
	others: readonly MeasuredResume[],
	group: string,
): string | null {
	const rare = mine.sections
		.map((section) => ({
			title: sectionTitles[section],
			count: others.filter(({ sections }) => sections.includes(section)).length,
		}))
		.filter(({ count }) => count / others.length <= rareShare)
		.sort((a, b) => a.count - b.count);
	const [first] = rare;
	if (!first) return null;
	return `It has a section “${first.title}”: ${first.count === 0 ? "none" : first.count} of ${group} ${first.count === 1 ? "has" : "have"} one.`;
}

function moreFigures(
	mine: MeasuredResume,
	others: readonly MeasuredResume[],
	group: string,
): string | null {
	const share = shareOfFigures(mine);
	if (share === null || share === 0) return null;
	const less = others.filter((other) => (shareOfFigures(other) ?? 1) < share).length;
	if (less / others.length < 1 - rareShare) return null;
	return `${mine.bulletsWithFigure} of its ${mine.bullets} bullets have a number, a larger share than in ${less} of ${group}.`;
}

const shareOfFigures = ({ bullets, bulletsWithFigure }: MeasuredResume): number | null =>
	bullets < leastBullets ? null : bulletsWithFigure / bullets;

function fewerWords(
	mine: MeasuredResume,
	others: readonly MeasuredResume[],
	group: string,
): string | null {
	const longer = others.filter(({ words }) => words > mine.words).length;
	if (mine.words === 0 || longer / others.length < 1 - rareShare / 2) return null;
	return `It says everything in ${mine.words} words: ${longer} of ${group} need more.`;
}

const lists = new Intl.ListFormat("en-US", { type: "disjunction" });
const listOf = (names: readonly string[]): string => lists.format(names);
