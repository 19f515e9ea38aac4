import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { Theme } from "./bank.ts";
import type { LevelIndex } from "./career-plan.ts";
import type { Random } from "./random.ts";

type SkillGroup = ResumeDocument["skills"][number];

/** How many keywords of a group are shown, by level of the resume. */
const keywordsShown = [
	[4, 6],
	[4, 6],
	[5, 7],
	[5, 8],
	[5, 7],
] as const;

/** The skills of a theme as one person would list them: what the lines speak of comes before the rest. */
export function composeSkills(
	random: Random,
	theme: Theme,
	level: LevelIndex,
	body: string,
): SkillGroup[] {
	const text = body.toLowerCase();
	const spokenOf = (keyword: string) => text.includes(keyword.toLowerCase());
	const [least, most] = keywordsShown[level];
	return theme.skills.map(({ name, keywords }) => {
		const count = random.int(least, most);
		// The first of a group is what nobody leaves out; further down, fewer people know it.
		const drawn = keywords.map((keyword, at) => ({
			keyword,
			rank: at === 0 ? -2 : (spokenOf(keyword) ? -1 : at / keywords.length) + random.next(),
		}));
		const chosen = drawn
			.sort((a, b) => a.rank - b.rank)
			.slice(0, count)
			.map(({ keyword }) => keyword);
		// In the bank's order, which puts the important ones first.
		return { name, keywords: keywords.filter((keyword) => chosen.includes(keyword)) };
	});
}

/** Three of the skills shown, from different groups where possible, for the summary. */
export function strongestOf(random: Random, skills: readonly SkillGroup[], body: string): string[] {
	const text = body.toLowerCase();
	// Everybody has tools; they say the least about a person.
	const telling = skills.filter(({ name }) => !/tools?$/i.test(name));
	const first = telling.map(({ keywords }) => {
		const spokenOf = keywords.filter((keyword) => text.includes(keyword.toLowerCase()));
		return random.pick(spokenOf.length > 0 ? spokenOf : keywords);
	});
	const others = telling
		.flatMap(({ keywords }) => keywords)
		.filter((each) => !first.includes(each));
	return [...new Set([...first, ...random.sample(others, 3)])].slice(0, 3);
}
