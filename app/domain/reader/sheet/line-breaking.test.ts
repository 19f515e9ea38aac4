import { describe, expect, test } from "vitest";
import { fixedMetrics } from "#tests/fixtures/documents/fixed-metrics.ts";
import { breakLines, type Span } from "./line-breaking.ts";

/** Ten points a letter. */
const span = (text: string, more: Partial<Span> = {}): Span => ({
	text,
	face: "sans",
	size: 20,
	...more,
});
const lines = (spans: Span[], width: number) =>
	breakLines(spans, width, fixedMetrics).map(({ runs }) => runs.map(({ text }) => text).join("|"));

describe("Lines", () => {
	test("hold as many words as fit, to the last point", () => {
		expect(lines([span("aaa bbb ccc")], 70)).toEqual(["aaa bbb", "ccc"]);
		expect(lines([span("aaa bbb ccc")], 69.9)).toEqual(["aaa", "bbb", "ccc"]);
	});

	test("cut a word that is wider than the column", () => {
		expect(lines([span("abcdefgh ij")], 30)).toEqual(["abc", "def", "gh", "ij"]);
	});

	test("take a word for which the column was measured, whatever a computer makes of the sum", () => {
		for (let letters = 1; letters <= 60; letters++) {
			const word = span("x".repeat(letters), { size: 8.8 });
			const width = fixedMetrics.widthOf(word.text, "sans", 8.8);
			expect(lines([word], 562 - (562 - width))).toEqual([word.text]);
		}
	});

	test("do not break at a no-break space, and print it as a plain one", () => {
		expect(lines([span("one PCI\u00a0DSS")], 80)).toEqual(["one", "PCI DSS"]);
	});

	test("do not end in a stub when the line before can spare a word", () => {
		expect(lines([span("aaaa bbbb cccc dddd eeee f")], 250)).toEqual([
			"aaaa bbbb cccc dddd",
			"eeee f",
		]);
	});

	test("do not part what stands without a space, though it changes its face", () => {
		const spans = [span("xx Acme", { face: "sans-semibold" }), span(", Berlin")];
		expect(lines(spans, 80)).toEqual(["xx", "Acme|,", "Berlin"]);
	});

	test("are none for an empty text", () => {
		expect(lines([span("  ")], 100)).toEqual([]);
	});

	test("know where their figures stand", () => {
		const [first] = breakLines([span("cut 40% of", { markFigures: true })], 500, fixedMetrics);
		expect(first?.runs[0]?.figures).toEqual([[40, 70]]);
	});

	test("of twice the text are twice the work, also for a word wider than the column and for letters without a width", () => {
		/** How many letters are measured to set a text. */
		const workOf = (text: string) => {
			let letters = 0;
			breakLines([span(text, { markFigures: true })], 200, {
				widthOf: (measured, face, size) => {
					letters += measured.length;
					return measured.replaceAll("\u0301", "").length * fixedMetrics.widthOf("x", face, size);
				},
			});
			return letters;
		};
		for (const text of ["1 2 3 4 5 - . ( ) ", "a\u0301", "\u0301", "x"]) {
			const once = workOf(`wide-wide-wide-wide-wide${text.repeat(500)}`);
			const twice = workOf(`wide-wide-wide-wide-wide${text.repeat(1_000)}`);
			expect(twice / once, text).toBeLessThan(2.2);
		}
	});

	test("know each figure by its word, line by line and beside a word that is cut", () => {
		const broken = breakLines(
			[span("9 of 10 abcdefgh 7%", { markFigures: true })],
			70,
			fixedMetrics,
		);
		const marked = broken.map(({ runs }) =>
			runs.flatMap(({ text, figures }) =>
				figures.map(([left, right]) => text.slice(left / 10, right / 10)),
			),
		);
		expect(marked).toEqual([["9", "10"], [], ["7%"]]);
	});

	test("count letter space between letters only", () => {
		const [first] = breakLines([span("ABC", { tracking: 2 })], 500, fixedMetrics);
		expect(first?.width).toBe(34);
	});
});
