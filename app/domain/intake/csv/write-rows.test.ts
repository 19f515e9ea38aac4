import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCsvParser } from "./parser.ts";
import { csvLine, withoutApostrophe, writeCsv } from "./write-rows.ts";

test.each([
	["plain cells", ["a", "b c", "ü"], "a,b c,ü"],
	["an empty cell", ["", "a"], ",a"],
	["a comma", ["a,b"], '"a,b"'],
	["a quote", ['say "hi"'], '"say ""hi"""'],
	["a line break", ["a\nb"], '"a\nb"'],
	["a carriage return", ["a\rb"], '"a\rb"'],
	["a semicolon, which other readers split at", ["a;=1"], '"a;=1"'],
	["a tab, which other readers split at", ["a\tb"], '"a\tb"'],
	["spaces", [" a "], " a "],
	["a byte order mark", ["\uFEFFa"], '"\uFEFFa"'],
])("writes %s", (_name, cells, line) => {
	expect(csvLine(cells)).toBe(`${line}\r\n`);
});

describe("what a spreadsheet would run", () => {
	test.each([
		["=1+1", "'=1+1"],
		["+1", "'+1"],
		["-1", "'-1"],
		["@SUM(A1)", "'@SUM(A1)"],
		["\t=1", `"'\t=1"`],
		["\r=1", `"'\r=1"`],
		["\n=1", `"'\n=1"`],
		["＝1+1", "'＝1+1"],
		["＋1", "'＋1"],
		["－1", "'－1"],
		["＠SUM(A1)", "'＠SUM(A1)"],
		['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
		["=", "'="],
	])("%j is written as %j", (cell, written) => {
		expect(csvLine([cell])).toBe(`${written}\r\n`);
	});

	test.each(["a=1", "1-1", "a@example.com", "'a", " =1", "5+", ""])(
		"%j is no formula and stays as it is",
		(cell) => {
			expect(csvLine([cell])).toBe(`${cell}\r\n`);
		},
	);

	const character = fc.constantFrom(..."=+-@\t\r\n,;\"' aé\uFEFF");

	test("no cell of any file begins with one, also for a reader that splits at all separators", () => {
		const cells = fc.array(fc.string({ unit: character, maxLength: 6 }), {
			minLength: 1,
			maxLength: 5,
		});
		fc.assert(
			fc.property(cells, (row) => {
				const quoted = /"(?:[^"]|"")*"/gu;
				const line = csvLine(row);
				for (const [text] of line.matchAll(quoted)) expect(text).not.toMatch(/^"[=+\-@\t\r\n]/u);
				expect(line.replaceAll(quoted, "x")).not.toMatch(/(?:^|[,;\t])[=+\-@\t]/u);
			}),
		);
	});
});

test("every text is read as it was written, also one that begins with an apostrophe before a formula", () => {
	const unit = fc.constantFrom(..."'=+-@\t\r\n＝a;");
	fc.assert(
		fc.property(fc.string({ unit, maxLength: 6 }), (text) => {
			const parser = createCsvParser();
			const [row] = [...parser.push(csvLine(["a", text])), ...parser.end()];
			expect(withoutApostrophe(row?.cells[1] ?? "")).toBe(text);
		}),
		{ examples: [["=1"], ["'=1"], ["''=1"], ["'a"], [""]] },
	);
	for (const text of ["'", "'a", "a'=1", "=1", ""]) expect(withoutApostrophe(text)).toBe(text);
});

describe("a file", () => {
	test("has a line for each row, ended by CRLF", () => {
		expect(
			writeCsv([
				["a", "b"],
				["1", "2"],
			]),
		).toBe("a,b\r\n1,2\r\n");
	});

	test("of no rows is empty", () => {
		expect(writeCsv([])).toBe("");
	});

	test("begins with a byte order mark when it is for Excel", () => {
		expect(writeCsv([["a"]], { byteOrderMark: true })).toBe("\uFEFFa\r\n");
	});

	test("is written from rows that come one by one", () => {
		function* rows() {
			yield ["a"];
			yield ["b"];
		}
		expect(writeCsv(rows())).toBe("a\r\nb\r\n");
	});
});
