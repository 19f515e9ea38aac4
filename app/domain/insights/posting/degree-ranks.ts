import { ongoingStudies, studying, timeAlone } from "../sheet/ongoing-studies.ts";

/** Degrees by rank, as resumes write them: "BS Computer Science" shows a bachelor's, a master's shows one as well. */

const ranks: readonly (readonly [rank: number, words: string])[] = [
	// For research, as a PhD; those of a profession are doctorates and no PhD.
	[5, "phd dphil scd dsc"],
	[4, "doctorate doctoral doctor edd dnp pharmd jd m.d dvm"],
	[
		3,
		"master masters ms msc ma mba meng mtech mcom mfa mph msn msw mpa mpp mlis llm m.ed maestria mestrado",
	],
	[
		2,
		"bachelor bachelors bs bsc ba bba bfa beng be btech bcom bsn bsw b.ed llb undergraduate licenciatura licence grado bacharel",
	],
	[1, "associate associates a.s aa aas hnd hnc"],
];
const rankOf = new Map(
	ranks.flatMap(([rank, words]) => words.split(" ").map((word) => [word, rank] as const)),
);
/** Words that are something else outside of a line about school: milliseconds, Massachusetts, a job's rank. */
const unclear = new Set("ms ma be aa associate associates master doctor licence grado".split(" "));

/** What degrees are in that letters alone name. */
const subjects: Readonly<Record<string, string>> = {
	jd: "juris",
	mba: "business administration",
	bsn: "nursing",
	msn: "nursing",
	msw: "social work",
};

/** "master's in statistics": the rank that is asked for, and the subject; null of anything else. */
export function askedDegree(text: string): { rank: number; subject: string; name?: string } | null {
	const name = text.toLowerCase();
	const own = subjects[name];
	if (own) return { rank: rankOf.get(name) ?? 1, subject: own, name };
	const [, level = "", subject = ""] =
		/^(bachelor's|BE|BTech|master's|MTech|PhD|doctorate|associate's|(?:(?:any|first|university|college|honou?rs|advanced|(?:post-?)?graduate|higher) )?degree)(?: in (.*))?$/u.exec(
			text,
		) ?? [];
	if (level === "") return null;
	// Any doctorate is one.
	if (level === "doctorate") return { rank: 4, subject };
	const rank = /^(?:advanced|(?:post-?)?graduate) /u.test(level)
		? 3
		: (rankOf.get(level.toLowerCase().replace("'s", "")) ?? 1);
	return { rank, subject };
}

/** "Doctor of Philosophy", "Doctor en Química", and no "Doctorate of Pharmacy". */
const research =
	/\bdoctora(?:te|l)\b(?! of (?!phil))|\bdoctor (?:of (?:phil|sci|eng)|(?:in|en|em) (?!med))/iu;

/** The highest degree that a line about school gives; 0 where it names none, or one that is still studied for. */
export const degreeRank = (line: string): number => (studying.test(line) ? 0 : namedRank(line));

/** The highest degree that a line about school names, finished or not. */
export function namedRank(line: string): number {
	// "Boston, MA" is a place.
	if (research.test(line)) return 5;
	const words = line.replace(/, ?(?:MA|MS|MD)(?![\p{L}.])/gu, "").toLowerCase();
	return highest(words.match(/[\p{L}\p{N}]+(?:\.\p{L}+)*/gu) ?? []);
}

/**
 * The lines about school whose degree is not finished, by a time that says so. Where it stands beside the school, the
 * degree is named below it, or above.
 */
export function unfinishedDegrees(school: readonly string[], year: number): Set<string> {
	return new Set(
		ongoingStudies(school, year).map((at) => {
			const isFirst = timeAlone.test(school[at] ?? "") ? timeAlone : dated;
			const step = isFirst.test(school[0] ?? "") ? 1 : -1;
			const near = [0, step, 2 * step].map((away) => school[at + away] ?? "");
			const end = near.findIndex((line, away) => away > 0 && dated.test(line));
			return near.slice(0, end < 0 ? 3 : end).find(namedRank) ?? "";
		}),
	);
}
const dated = /\d{4}|expected/iu;

/** The highest degree of all terms of a resume, where only clear words count. */
export const degreeRankOfTerms = (terms: Iterable<string>): number =>
	highest([...terms].filter((term) => !unclear.has(term)));

const highest = (words: readonly string[]): number =>
	Math.max(
		0,
		...words.map((word) => rankOf.get(word) ?? rankOf.get(word.replaceAll(".", "")) ?? 0),
	);
