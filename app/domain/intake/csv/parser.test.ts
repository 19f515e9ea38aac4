import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCsvParser } from "./parser.ts";
import { type CsvRecord, cellMaximum, cellsMaximum } from "./record.ts";
import { writeCsv } from "./write-rows.ts";

function parse(...pieces: string[]): CsvRecord[] {
	const parser = createCsvParser();
	return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
}

const cellsOf = (...pieces: string[]) => parse(...pieces).map(({ cells }) => cells);
const faultsOf = (text: string) =>
	parse(text).flatMap(({ row, fault }) => (fault ? [`${row}: ${fault}`] : []));

describe("cells and rows", () => {
	test.each<[string, string, string[][]]>([
		["nothing has no rows", "", []],
		["a byte order mark alone has no rows", "\uFEFF", []],
		["one cell", "a", [["a"]]],
		["commas between cells", "a,b,c", [["a", "b", "c"]]],
		["an end without a line break", "a\nb", [["a"], ["b"]]],
		["an end with one", "a\nb\n", [["a"], ["b"]]],
		[
			"CRLF",
			"a,b\r\nc,d\r\n",
			[
				["a", "b"],
				["c", "d"],
			],
		],
		[
			"CR alone",
			"a,b\rc,d\r",
			[
				["a", "b"],
				["c", "d"],
			],
		],
		["ends of all kinds in one file", "a\rb\nc\r\nd", [["a"], ["b"], ["c"], ["d"]]],
		["an empty line is a row with one empty cell", "a\n\nb", [["a"], [""], ["b"]]],
		["LF CR is an end and an empty line", "a\n\rb", [["a"], [""], ["b"]]],
		["two CRLF hold an empty line", "a\r\n\r\nb", [["a"], [""], ["b"]]],
		["an empty cell at the end", "a,", [["a", ""]]],
		["an empty cell at the beginning", ",a", [["", "a"]]],
		["only commas", ",,", [["", "", ""]]],
		["spaces belong to the cell", " a , b ", [[" a ", " b "]]],
		["a byte order mark is not of the first cell", "\uFEFFa,b", [["a", "b"]]],
		["a byte order mark before a quote", '\uFEFF"a",b', [["a", "b"]]],
		["a byte order mark elsewhere is a character", "a,\uFEFFb", [["a", "\uFEFFb"]]],
	])("%s", (_name, text, rows) => {
		expect(cellsOf(text)).toEqual(rows);
		expect(faultsOf(text)).toEqual([]);
	});

	test("a row's number is that of a spreadsheet: line breaks in a cell do not count", () => {
		const records = parse('title\n"one\ntwo\r\nthree"\n\nlast');
		expect(records.map(({ row, cells }) => [row, cells[0]])).toEqual([
			[1, "title"],
			[2, "one\ntwo\r\nthree"],
			[3, ""],
			[4, "last"],
		]);
	});
});

describe("quotes", () => {
	test.each<[string, string, string[][]]>([
		["hold commas", '"a,b",c', [["a,b", "c"]]],
		["hold line breaks as they are", '"a\r\nb\nc\rd",e', [["a\r\nb\nc\rd", "e"]]],
		["hold doubled quotes", '"say ""hi""",b', [['say "hi"', "b"]]],
		["hold only a quote", '""""', [['"']]],
		["hold nothing", '"",a', [["", "a"]]],
		["hold nothing at the end", 'a,""', [["a", ""]]],
		["stand at the end of a row", 'a,"b"\nc', [["a", "b"], ["c"]]],
		["in the middle of a bare cell are characters", 'a 5" disk,b"', [['a 5" disk', 'b"']]],
		["after a space are characters", ' "a",b', [[' "a"', "b"]]],
		["of the other kind are characters", "'a',b", [["'a'", "b"]]],
	])("%s", (_name, text, rows) => {
		expect(cellsOf(text)).toEqual(rows);
		expect(faultsOf(text)).toEqual([]);
	});

	test("an unclosed quote is told with its row", () => {
		expect(faultsOf('a,b\n1,2\n3,"4\n5,6\n')).toEqual(["3: unclosed-quote"]);
		expect(cellsOf('a,b\n1,2\n3,"4\n5,6\n')[2]).toEqual(["3", "4\n5,6\n"]);
		expect(faultsOf('"')).toEqual(["1: unclosed-quote"]);
		expect(faultsOf('a,"b""')).toEqual(["1: unclosed-quote"]);
	});

	test("text after a closing quote is told with its row, and kept", () => {
		expect(faultsOf('a,b\n"1"2,3\n4,5')).toEqual(["2: text-after-quote"]);
		expect(cellsOf('"1"2,3')).toEqual([["12", "3"]]);
		expect(faultsOf('"1" ,3')).toEqual(["1: text-after-quote"]);
	});
});

describe("what separates the cells", () => {
	test.each<[string, string, string[]]>([
		["commas", "a,b\n1;2,3", ["1;2", "3"]],
		["semicolons", "a;b\n1,5;2,5", ["1,5", "2,5"]],
		["tabs", "a\tb\n1,5\t2;5", ["1,5", "2;5"]],
		["the most frequent of the first line", "a;b;c,d\n1;2;3,4", ["1", "2", "3,4"]],
		["a comma where two are equal", "a;b,c\n1;2,3", ["1;2", "3"]],
		["a comma in a file of one column", "a\n1,2", ["1", "2"]],
		["not what stands in quotes", '"a;b;c",d\n1;2,3', ["1;2", "3"]],
		["not what stands below", "a,b\n;;;;,x", [";;;;", "x"]],
		["semicolons in a first line that ends with CR", "a;b\r1;2", ["1", "2"]],
	])("%s", (_name, text, second) => {
		expect(cellsOf(text)[1]).toEqual(second);
	});

	test("a first line with a line break in quotes is one line", () => {
		expect(cellsOf('"a\n,,";b;c\n1;2;3')).toEqual([
			["a\n,,", "b", "c"],
			["1", "2", "3"],
		]);
	});
});

describe("limits", () => {
	test("a cell of a megabyte is read, one character more is told and left out", () => {
		const long = "x".repeat(cellMaximum);
		expect(cellsOf(`a,b\n${long},1`)[1]).toEqual([long, "1"]);
		expect(cellsOf(`a,b\n"${long}",1`)[1]).toEqual([long, "1"]);
		expect(cellsOf(`a,b\n"${long.slice(1)}""",1`)[1]).toEqual([`${long.slice(1)}"`, "1"]);
		for (const text of [`a,b\n${long}x,1\n2,3`, `a,b\n"${long}x",1\n2,3`]) {
			expect(faultsOf(text)).toEqual(["2: cell-too-long"]);
			expect(cellsOf(text).slice(1)).toEqual([
				["", "1"],
				["2", "3"],
			]);
		}
	});

	test("a long cell that comes in pieces is counted as one", () => {
		const half = "x".repeat(cellMaximum / 2);
		for (const mark of ["", '"']) {
			const fits = parse(`a,b\n${mark}`, half, half, `${mark},1`);
			expect(fits[1]).toMatchObject({ fault: null, cells: [half + half, "1"] });
			const more = parse(`a,b\n${mark}`, half, half, `x${mark},1`);
			expect(more[1]).toMatchObject({ fault: "cell-too-long", cells: ["", "1"] });
		}
	});

	test("a quote that swallows the rest of a large file is called an unclosed quote", () => {
		const text = `a,b\n"${"1,2\n".repeat(cellMaximum / 2)}`;
		expect(faultsOf(text)).toEqual(["2: unclosed-quote"]);
		expect(cellsOf(text)[1]).toEqual([""]);
	});

	test("a thousand cells are read, one more is told and left out", () => {
		const fits = ",".repeat(cellsMaximum - 1);
		expect(cellsOf(fits)[0]).toHaveLength(cellsMaximum);
		expect(faultsOf(fits)).toEqual([]);
		expect(cellsOf(`${fits},`)[0]).toHaveLength(cellsMaximum);
		expect(faultsOf(`${fits},\n`)).toEqual(["1: too-many-cells"]);
		expect(cellsOf(`${fits},\n1`)[1]).toEqual(["1"]);
	});

	test("a first line without an end is not kept forever", () => {
		const parser = createCsvParser();
		const line = "x".repeat(100_000);
		for (let piece = 0; piece < 100; piece++) expect(parser.push(line)).toEqual([]);
		expect(parser.end()).toEqual([{ row: 1, cells: [""], fault: "cell-too-long" }]);
	});
});

describe("for every text", () => {
	const piece = fc.constantFrom(
		",",
		";",
		"\t",
		"\r",
		"\n",
		'"',
		'""',
		"a",
		"=1",
		"'",
		" ",
		"é",
		"🙂",
		"\uFEFF",
	);
	const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

	test("it does not matter where it is cut", () => {
		fc.assert(
			fc.property(text, fc.array(fc.nat(100), { maxLength: 20 }), (whole, cuts) => {
				const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)), whole.length];
				places.sort((a, b) => a - b);
				const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
				expect(parse(...pieces)).toEqual(parse(whole));
				expect(parse(...whole.split(""))).toEqual(parse(whole));
			}),
			{ numRuns: 500 },
		);
	});

	test("rows are numbered from 1 without a gap, and each has a cell", () => {
		fc.assert(
			fc.property(text, (whole) => {
				const records = parse(whole);
				expect(records.map(({ row }) => row)).toEqual(records.map((_, index) => index + 1));
				expect(records.every(({ cells }) => cells.length > 0)).toBe(true);
			}),
			{ numRuns: 300 },
		);
	});

	test("what is written by hand with any separator and any line end is read again", () => {
		const cell = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
		const table = fc
			.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 6 }))
			.chain(([width, height]) =>
				fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
					minLength: height,
					maxLength: height,
				}),
			);
		fc.assert(
			fc.property(
				table,
				fc.constantFrom(",", ";", "\t"),
				fc.constantFrom("\n", "\r", "\r\n"),
				fc.boolean(),
				(rows, separator, end, hasMark) => {
					const quoted = rows.map((cells) =>
						cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator),
					);
					const file = (hasMark ? "\uFEFF" : "") + quoted.join(end) + end;
					expect(cellsOf(file)).toEqual(rows);
				},
			),
			{ numRuns: 300 },
		);
	});

	test("what the writer writes is read again, with every formula made harmless", () => {
		const cell = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
		const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 });
		fc.assert(
			fc.property(rows, fc.boolean(), (table, byteOrderMark) => {
				const harmless = table.map((cells) =>
					cells.map((text) => (/^'*[=+\-@\t\r\n]/u.test(text) ? `'${text}` : text)),
				);
				expect(cellsOf(writeCsv(table, { byteOrderMark }))).toEqual(harmless);
			}),
			{ numRuns: 500 },
		);
	});
});
