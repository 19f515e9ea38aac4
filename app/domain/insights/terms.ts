import { countWords } from "#app/domain/base/count.ts";
import { monthsCovered } from "./month-ranges.ts";
import { bulletsOf, type ResumeOutline } from "./resume-outline.ts";

/** A resume as the classifier sees it: which words it has, each once, and a few facts as words. */

const mostTerms = 700;

// Words that every resume has, and the months, which say when and not what.
const silent = new Set(
	`a about above across after again all also an and any are as at be been before being below between both but
	by can could did do does doing down during each every few for from further had has have having he her here
	his how i if in into is it its itself just me more most my no nor not now of off on once only or other our
	out over own per present same she so some such than that the their them then there these they this those
	through to too under until up use used using very was we were what when where which while who whom why will
	with within without you your
	jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september
	october november december`.split(/\s+/u),
);

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[.'’/-][\p{L}\p{N}+#]+)*/gu;

/**
 * The terms of a resume. Facts begin with "~", which no word does.
 * @param until the running month; what is still going on has those before it
 */
export function termsOf(outline: ResumeOutline, until: number): string[] {
	const terms = new Set(factsOf(outline, until));
	for (const line of outline.lines) {
		for (const [match] of line.normalize("NFKC").toLowerCase().matchAll(wordPattern)) {
			const word = match.replace(/['’]s$/u, "");
			if (word.length < 2 || word.length > 30 || silent.has(word) || !/\p{L}/u.test(word)) continue;
			terms.add(word);
			if (terms.size >= mostTerms) return [...terms];
		}
	}
	return [...terms];
}

export const isFact = (term: string): boolean => term.startsWith("~");

/** What tells a level when words do not: how long a person has worked, in how many jobs, studying or not. */
function factsOf(outline: ResumeOutline, until: number): string[] {
	const periods = outline.jobs.flatMap(({ period }) => (period ? [period] : []));
	const years = monthsCovered(periods, until - 1) / 12;
	const place = (section: "work" | "education") => outline.sections.indexOf(section);
	const studies = place("education") >= 0 && place("education") < place("work");
	const words = outline.lines.reduce((sum, line) => sum + countWords(line), 0);
	return [
		`~years:${step(years, [0.5, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20])}`,
		`~jobs:${Math.min(outline.jobs.length, 7)}`,
		`~bullets:${step(bulletsOf(outline).length, [4, 8, 12, 16, 20, 26])}`,
		`~words:${step(words, [150, 250, 350, 450, 600, 800])}`,
		...(studies ? ["~education-first"] : []),
	];
}

/** Between which of the limits a value lies: 0 below the first. */
const step = (value: number, limits: readonly number[]): number =>
	limits.filter((limit) => value >= limit).length;
