import { expect, test } from "vitest";
import type { SampleLevel } from "#app/domain/library/search/plan.ts";
import type { Wanted } from "#app/domain/library/search/wanted.ts";
import {
	compileWords,
	levelFor,
	linesExpected,
	lookForPage,
	looksFor,
	secondLookForPage,
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
		(word) => ({ resumes: 1_000, words: word === "kestrel" ? ["kestrels"] : null }),
	);

test("A word is looked for in locked resumes from five on, as a whole; in one's own also by its beginning", () => {
	const { open, openDocuments, shared, documents, resumes } = compile("latency", "kestrel");
	expect(open).toEqual([
		"(('latency' | 'latencies') | 'latency':*)",
		"(('kestrel' | 'kestrels') | ('kestrels'))",
	]);
	expect(openDocuments[1]).toBe("((' bkestrel' | ' bkestrels') | (' bkestrels'))");
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
	[3_000, null],
	[3_001, 1],
	[19_201, 3],
	[90_000_000, 5],
])("Of %i lines the sample %s is looked at for a page", (lines, level) => {
	expect(lookForPage(lines)).toBe(level);
});

test.each<[SampleLevel, number, number, SampleLevel | null]>([
	[3, 0, 40_000, null],
	[3, 18, 40_000, null],
	[3, 19, 40_000, 1],
	[3, 5, 900_000, 1],
	[5, 0, 20_000_000, 3],
	[5, 23, 20_000_000, 3],
	[1, 20, 4_000_000, 1],
])(
	"Where the sample %i has %i lines of words with %i entries, a page is looked for in %s",
	(first, found, entries, level) => {
		expect(secondLookForPage(first, found, entries)).toBe(level);
	},
);
