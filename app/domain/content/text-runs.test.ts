import { describe, expect, test } from "vitest";
import { plainLine, readMinutes, readRuns } from "./text-runs.ts";

const plain = (text: string) => ({ text, bold: false, to: null });

describe("A line", () => {
	test("has bold words between two asterisks each, and links", () => {
		const line = "a **b** c [d e](/pricing) f **g**";
		expect(readRuns(line)).toEqual([
			plain("a "),
			{ text: "b", bold: true, to: null },
			plain(" c "),
			{ text: "d e", bold: false, to: "/pricing" },
			plain(" f "),
			{ text: "g", bold: true, to: null },
		]);
		expect(plainLine(line)).toBe("a b c d e f g");
	});

	test.each(["a ** b", "****", "2 * 3 * 4", "[a] (b)", "<b>x</b>"])("has none in %j", (line) => {
		expect(readRuns(line)).toEqual([plain(line)]);
	});
});

describe("Reading takes", () => {
	test("a minute for 220 words, rounded, and a minute at least", () => {
		expect(readMinutes("word ".repeat(329))).toBe(1);
		expect(readMinutes("word ".repeat(330))).toBe(2);
		expect(readMinutes("")).toBe(1);
	});

	test("no time for signs that are no words", () => {
		expect(readMinutes(`${"word ".repeat(219)}${"— ".repeat(300)}`)).toBe(1);
	});
});
