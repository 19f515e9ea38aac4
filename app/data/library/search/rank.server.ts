import { type Column, type SQL, sql } from "drizzle-orm";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import { type WantedTerms, worthOf } from "#app/domain/library/search/word-terms.ts";

/** What a find counts by where it stands, for a word that one resume in ten has. */
const points = { name: 10, about: 6, skill: 5, beginsName: 4, elsewhere: 1 } as const;
/** For words that stand side by side as they were typed: the whole of a field, all within it, and each two. */
const together = { wholeField: 12, all: 8, two: 4, twoSkills: 2 } as const;
const featured = 1;

/**
 * How well a resume matches, as a whole number of 0 or more: for each wanted thing the best place in which it stands,
 * times how much it says (`worthOf`), and more for words that stand together.
 * @param resumes in the library
 */
export function rank(wanted: readonly WantedTerms[], resumes: number): SQL {
	const { names, about, skills, isFeatured } = resumeSearch;
	const places = wanted.map((each) => {
		const rarity = worthOf(each, resumes);
		const phrases = each.phrases.map(within);
		const cases = [
			sql`when ${isLike(names, phrases)} then ${points.name * rarity}::int`,
			sql`when ${isLike(about, phrases)} then ${points.about * rarity}::int`,
			...(each.documentPhrases.length > 0
				? [
						sql`when ${isLike(skills, each.documentPhrases.map(within))} then ${points.skill * rarity}::int`,
					]
				: []),
			...(each.beginning
				? [
						sql`when ${isLike(names, [`% ${each.beginning}%`])} then ${points.beginsName * rarity}::int`,
					]
				: []),
		];
		return sql`case ${sql.join(cases, sql` `)} else ${points.elsewhere * rarity}::int end`;
	});
	const words = wanted.flatMap((each) => [...each.words]);
	const whole = words.join(" ");
	const pairs = wanted.slice(1).map((each, index) => {
		const before = wanted[index] as WantedTerms;
		const pair = [...before.words, ...each.words].join(" ");
		return sql`case when ${isLike(names, [within(pair)])} then ${together.two}::int
			when ${isLike(about, [within(pair)])} then ${together.twoSkills}::int else 0 end`;
	});
	return sql.join(
		[
			...places,
			...pairs,
			sql`case when ${isLike(names, [`%| ${whole} |%`])} then ${together.wholeField}::int
				when ${wanted.length > 1}::boolean and ${isLike(names, [within(whole)])} then ${together.all}::int else 0 end`,
			sql`case when ${isFeatured} then ${featured}::int else 0 end`,
		],
		sql` + `,
	);
}

/** Folded words hold no sign that means something in a pattern. */
const within = (phrase: string): string => `% ${phrase} %`;

const isLike = (column: Column, patterns: readonly string[]): SQL =>
	sql`${column} like any(${sql.param(patterns)}::text[])`;
