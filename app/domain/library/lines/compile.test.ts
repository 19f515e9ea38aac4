import { expect, test } from "vitest";
import type { Wanted } from "#app/domain/library/search/wanted.ts";
import {
	compileWords,
	levelFor,
	linesExpected,
	looksFor,
	looksForPage,
	wantedVerb,
	wordsToCount,
} from "./compile.ts";

const wanted = (typed: string): Wanted => ({
	typed,
	words: [typed],
	ways: [[typed]],
	isTyped: true,
});
const counts: Record<string, number> = { cut: 90, cuts: 5, latency: 5, kestrel: 4 };
const compile = (...words: string[]) =>
	compileWords(
		words.map(wanted),
		(word) => counts[word] ?? 0,
		() => 1_000,
	);

test("A word is looked for in locked resumes from five on, as a whole; in one's own also by its beginning", () => {
	const { open, shared, documents, resumes } = compile("latency", "kestrel");
	expect(open[0]).toBe("(('latency' | 'latencies') | 'latency':*)");
	expect(shared).toEqual(["('latency')", "(' -')"]);
	expect(documents).toEqual(["(' blatency')", "(' -')"]);
	expect(resumes).toEqual([5, 0]);
});

test("How many resumes have a word in lines that one reads counts rare words and beginnings of four letters", () => {
	expect(compile("latency", "kestrel", "cut").openResumes).toEqual([1_005, 1_004, 95]);
});

test.each([
	[1_000_000, [500, 90_000], 500],
	[300, [500], 300],
	[3_000, [], 3_000],
	[100_000, [], 1_200_000],
])("Of %i resumes of which %j have the words, %i lines are expected", (resumes, found, lines) => {
	expect(linesExpected(resumes, found)).toBe(lines);
});

test("One and several of a thing are the same, each for itself shared by five", () => {
	expect(compile("cut").shared).toEqual(["('cut' | 'cuts')"]);
	expect(wordsToCount([wanted("cut"), wantedVerb("cuts")])).toEqual(["cut", "cuts"]);
});

test.each([
	[3_000, null],
	[3_001, 1],
	[12_001, 2],
	[900_000, 5],
	[90_000_000, 5],
])("Of what %i resumes have the sample %s is looked at", (resumes, level) => {
	expect(levelFor(resumes)).toBe(level);
});

test.each([
	[0, [null]],
	[3_000, [null]],
	[3_001, [1, null]],
	[48_000, [2, null]],
	[48_001, [3, 1]],
	[1_000_000, [5, 3]],
])(
	"Of what %i resumes have the samples %j are looked at for the rule of five",
	(resumes, levels) => {
		expect(looksFor(resumes)).toEqual(levels);
	},
);

test.each([
	[3_000, [null]],
	[3_001, [1, null]],
	[19_201, [3, null]],
	[48_100, [3, 1]],
	[900_000, [5, 3]],
	[90_000_000, [5, 5]],
])("Of %i lines the samples %j are looked at for a page", (lines, levels) => {
	expect(looksForPage(lines)).toEqual(levels);
});
