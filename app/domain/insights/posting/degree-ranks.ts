/** Degrees by rank, as resumes write them: "BS Computer Science" shows a bachelor's, a master's shows one as well. */

const ranks: readonly (readonly [rank: number, words: string])[] = [
	[4, "phd ph.d dphil doctorate doctor doctoral edd ed.d dnp pharmd jd j.d m.d dvm"],
	[
		3,
		"master masters ms m.s msc m.sc ma m.a mba meng m.eng mtech m.tech mcom m.com mfa mph msn msw mpa mpp mlis llm ll.m m.ed maestria mestrado",
	],
	[
		2,
		"bachelor bachelors bs b.s bsc b.sc ba b.a bba bfa beng b.eng be b.e btech b.tech bcom b.com bsn bsw b.ed llb ll.b undergraduate licenciatura licence grado bacharel",
	],
	[1, "associate associates a.a a.s aa aas a.a.s hnd hnc"],
];
const rankOf = new Map(
	ranks.flatMap(([rank, words]) => words.split(" ").map((word) => [word, rank] as const)),
);
/** Words that are something else outside of a line about school: milliseconds, Massachusetts, a job's rank. */
const unclear = new Set("ms ma be aa associate associates master doctor licence grado".split(" "));

/** "master's in statistics": the rank that is asked for, and the subject; null of anything else. */
export function askedDegree(text: string): { rank: number; subject: string } | null {
	const [, level = "", subject = ""] =
		/^(bachelor's|BE|BTech|master's|MTech|PhD|doctorate|associate's|(?:(?:any|first|university|college|honou?rs|advanced|(?:post-?)?graduate|higher) )?degree)(?: in (.*))?$/u.exec(
			text,
		) ?? [];
	if (level === "") return null;
	const rank = /^(?:advanced|(?:post-?)?graduate) /u.test(level)
		? 3
		: (rankOf.get(level.toLowerCase().replace("'s", "")) ?? 1);
	return { rank, subject };
}

/** The highest degree that a line about school names; 0 where it names none. */
export function degreeRank(line: string): number {
	// "Boston, MA" is a place.
	const words = line.replace(/, ?(?:MA|MS|MD)(?![\p{L}.])/gu, "").toLowerCase();
	return highest(words.match(/[\p{L}\p{N}]+(?:\.\p{L}+)*/gu) ?? []);
}

/** The same of all terms of a resume, where only clear words count. */
export const degreeRankOfTerms = (terms: Iterable<string>): number =>
	highest([...terms].filter((term) => !unclear.has(term)));

const highest = (words: readonly string[]): number =>
	Math.max(0, ...words.map((word) => rankOf.get(word) ?? 0));
