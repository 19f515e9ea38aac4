import { describe, expect, test } from "vitest";
import { readArticleBody, readMinutes, readRuns } from "./article-body.ts";

const plain = (text: string) => [{ text, bold: false }];

describe("The body of an article", () => {
	test("has headings and sub-headings", () => {
		expect(readArticleBody("# One\n## Two")).toEqual([
			{ kind: "heading", runs: plain("One") },
			{ kind: "sub-heading", runs: plain("Two") },
		]);
	});

	test("gathers lines with a dash, and lines with a number, into lists of their kind", () => {
		expect(readArticleBody("- a\n- b\n1. c\n2) d\n3 e")).toEqual([
			{ kind: "list", ordered: false, items: [plain("a"), plain("b")] },
			{ kind: "list", ordered: true, items: [plain("c"), plain("d"), plain("e")] },
		]);
	});

	test("begins a new list after a paragraph", () => {
		expect(readArticleBody("- a\nand\n- b").map(({ kind }) => kind)).toEqual([
			"list",
			"paragraph",
			"list",
		]);
	});

	test.each(["✅ done", "✓ done", "✔ done"])("takes %j for something to tick off", (line) => {
		expect(readArticleBody(line)).toEqual([{ kind: "check", runs: plain("done") }]);
	});

	test("is paragraphs otherwise, empty lines aside, whatever ends the lines", () => {
		expect(readArticleBody("one\r\n\r\n\n two ")).toEqual([
			{ kind: "paragraph", runs: plain("one") },
			{ kind: "paragraph", runs: plain("two") },
		]);
	});

	test("takes a hash or a dash in the middle of a word for text", () => {
		expect(readArticleBody("#one\n-5 percent\n2026was").map(({ kind }) => kind)).toEqual([
			"paragraph",
			"paragraph",
			"paragraph",
		]);
	});

	test.each(["<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "**<script>**"])(
		"takes %j for text",
		(line) => {
			const [block] = readArticleBody(line);
			const runs = block && "runs" in block ? block.runs : [];
			expect(runs.map(({ text }) => text).join("")).toBe(line.replaceAll("**", ""));
		},
	);
});

describe("Bold words", () => {
	test("stand between two asterisks each", () => {
		expect(readRuns("a **b** c **d**")).toEqual([
			{ text: "a ", bold: false },
			{ text: "b", bold: true },
			{ text: " c ", bold: false },
			{ text: "d", bold: true },
		]);
	});

	test.each(["a ** b", "****", "2 * 3 * 4"])("are none in %j", (line) => {
		expect(readRuns(line)).toEqual([{ text: line, bold: false }]);
	});
});

describe("Reading takes", () => {
	test("a minute for 220 words, rounded", () => {
		expect(readMinutes("word ".repeat(329))).toBe(1);
		expect(readMinutes("word ".repeat(330))).toBe(2);
	});

	test("a minute at least", () => {
		expect(readMinutes("")).toBe(1);
	});

	test("no time for signs that are no words", () => {
		expect(readMinutes(`${"word ".repeat(219)}${"— ".repeat(300)}`)).toBe(1);
	});
});
