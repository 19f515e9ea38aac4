import { describe, expect, test } from "vitest";
import {
	checkText,
	filterOf,
	filterRunWords,
	mayContain,
	runsOf,
	runWords,
} from "./originality.ts";

const line = "Cut p95 latency of the ledger from 480 ms to 95 ms by batching writes";
const opened = [{ runs: runsOf(line) }];

/** Words that differ from each other, the same in every run of the tests. */
function makeWords(count: number, seed: number): string[] {
	let state = seed;
	return Array.from({ length: count }, () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return `w${(state >>> 8).toString(36)}`;
	});
}

const makeLines = (count: number, words: number, seed: number): string[] => {
	const all = makeWords(count * words, seed);
	return Array.from({ length: count }, (_, at) =>
		all.slice(at * words, at * words + words).join(" "),
	);
};

const marked = (pieces: ReturnType<typeof checkText>) =>
	pieces.filter(({ found }) => found !== null).map(({ text, found }) => [text, found]);

describe("a text beside an opened resume", () => {
	test("is marked from six words on, whatever its signs and case", () => {
		const text = "I also CUT P95 latency, of the\nledger; and more.";
		expect(marked(checkText(text, opened, null))).toEqual([
			["CUT P95 latency, of the\nledger;", 0],
		]);
	});

	test("is not marked for five words", () => {
		expect(marked(checkText("I cut p95 latency of the new ledger", opened, null))).toEqual([]);
	});

	test("comes back whole, letter by letter", () => {
		const text = `  – ${line} – or\n\n${line.toUpperCase()}\tAnd “naïve” œuvres…  `;
		const pieces = checkText(text, opened, null);
		expect(pieces.map((piece) => piece.text).join("")).toBe(text);
		expect(marked(pieces)).toEqual([
			[line, 0],
			[line.toUpperCase(), 0],
		]);
		expect(checkText("", opened, null)).toEqual([]);
	});

	test("is of the first resume where two have it", () => {
		const both = [{ runs: runsOf(line) }, { runs: runsOf(line) }];
		expect(marked(checkText(line, both, null))[0]?.[0]).toBe(line);
	});
});

describe("the filter of the library", () => {
	const library = makeLines(2_000, 18, 1);
	const bits = filterOf(new Set(library.flatMap(runsOf)));

	test("knows every line of it", () => {
		expect(library.flatMap((known) => runsOf(known)).every((run) => mayContain(bits, run))).toBe(
			true,
		);
		for (const known of library.slice(0, 50)) {
			expect(
				marked(checkText(`Mine. ${known} Mine.`, [], bits)).map(([text]) => text),
			).toContainEqual(expect.stringContaining(known));
		}
	});

	test("marks a run of ten words, and of nine only where chance makes it longer", () => {
		const marksOf = (known: string, count: number) => {
			const words = known.split(" ").slice(0, count);
			const text = ["alpha beta", ...words, "gamma delta"].join(" ");
			return marked(checkText(text, [], bits)).some(([found]) =>
				`${found}`.includes(words.join(" ")),
			);
		};
		const some = library.slice(0, 200);
		expect(some.filter((known) => marksOf(known, filterRunWords)).length).toBe(200);
		// A word before or behind fits by chance in 1 of 8.
		expect(some.filter((known) => marksOf(known, filterRunWords - 1)).length).toBeLessThan(80);
	});

	test("marks a text that nobody copied in fewer than 4 of 100 cases", () => {
		const texts = makeLines(100, 400, 99);
		const wrong = texts.filter((text) => marked(checkText(text, [], bits)).length > 0);
		expect(wrong.length).toBeLessThan(4);
	});

	test("weighs one byte for each run of six words", () => {
		expect(bits.length).toBe(2_000 * (18 - runWords + 1));
	});

	test("does not tell ten thousand guesses which word comes next", () => {
		const dictionary = makeWords(10_000, 5);
		const planted = library.slice(100, 104);
		for (const sentence of planted) {
			const words = sentence.split(" ");
			const known = words.slice(0, 12);
			const answers = [...dictionary, words[12] ?? ""].filter((guess) =>
				runsOf([...known.slice(-5), guess].join(" ")).every((run) => mayContain(bits, run)),
			);
			// The right word is one of some twelve hundred that are answered alike, and each leads on to as many.
			expect(answers.length).toBeGreaterThan(1_000);
		}
	});

	test("is empty for an empty library", () => {
		expect(marked(checkText(line, [], filterOf(new Set())))).toEqual([]);
	});
});
