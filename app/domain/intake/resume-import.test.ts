import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCsvParser } from "#app/domain/intake/csv/parser.ts";
import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { readResumeRow } from "./resume-csv.ts";
import { readHeaders, resumeColumns } from "./resume-csv-headers.ts";
import type { ResumeFields } from "./resume-form.ts";
import {
	errorFileHeader,
	errorFileLine,
	findRepeats,
	importCounts,
	importLabel,
	importPercent,
	isCsvName,
	parseReadEncoding,
	rowExcerpt,
	sameResumeKey,
	sampleRows,
} from "./resume-import.ts";

function parse(text: string): string[][] {
	const parser = createCsvParser();
	return [...parser.push(text), ...parser.end()].map(({ cells }) => cells);
}

const resume = (title: string, company = "Citadel", role = "Finance") =>
	({ title, company, role }) as ResumeFields;

describe("counts", () => {
	test("what is neither good nor bad is ignored", () => {
		const counts = { rowCount: 11, badCount: 3, goodCount: 5, addedCount: 2, leftOutCount: 1 };
		expect(importCounts(counts)).toEqual({
			...{ rows: 11, good: 5, bad: 3, ignored: 2, added: 2, leftOut: 1 },
		});
	});

	test("100 % is said when nothing is left, and not before", () => {
		expect(importPercent({ added: 0, good: 10_000 })).toBe(0);
		expect(importPercent({ added: 99, good: 10_000 })).toBe(0);
		expect(importPercent({ added: 100, good: 10_000 })).toBe(1);
		expect(importPercent({ added: 9_999, good: 10_000 })).toBe(99);
		expect(importPercent({ added: 10_000, good: 10_000 })).toBe(100);
		expect(importPercent({ added: 0, good: 0 })).toBe(100);
	});
});

describe("the name of a file", () => {
	test.each(["a.csv", "A.CSV", "resumes 2026.Csv", " a.csv ", ".csv", "a.xlsx.csv"])(
		"%j may be one of comma-separated values",
		(name) => {
			expect(isCsvName(name)).toBe(true);
		},
	);
	test.each(["", "csv", "a.csv.exe", "a.xlsx", "a.txt", "a.csvx", "a.tsv", "a.csv/b"])(
		"%j is none",
		(name) => {
			expect(isCsvName(name)).toBe(false);
		},
	);

	test.each([
		["resumes.csv", "resumes.csv"],
		["../../etc/resumes.csv", "resumes.csv"],
		["C:\\files\\resumes.csv", "resumes.csv"],
		["a\r\nb\u0000.csv", "ab.csv"],
		["\u202Evsc.exe.csv", "vsc.exe.csv"],
		["", "resumes.csv"],
		["///", "resumes.csv"],
	])("%j is shown as %j", (name, label) => {
		expect(importLabel(name)).toBe(label);
	});

	test("a long one is shortened", () => {
		expect([...importLabel(`${"é".repeat(300)}.csv`)]).toHaveLength(101);
		expect(importLabel(`${"a".repeat(96)}.csv`)).toBe(`${"a".repeat(96)}.csv`);
	});
});

test("Only an encoding that one should be told of can be named in an address", () => {
	expect(parseReadEncoding("windows-1252")).toBe("windows-1252");
	expect(parseReadEncoding("utf-16le")).toBe("utf-16le");
	for (const value of [null, "", "utf-8", "constructor", "<b>"]) {
		expect(parseReadEncoding(value)).toBeNull();
	}
});

describe("repeats", () => {
	test("the same title, company and role are one resume, in any case", () => {
		expect(sameResumeKey(resume("ANALYST"))).toBe(sameResumeKey(resume("analyst", "citadel")));
		expect(sameResumeKey(resume("Analyst"))).not.toBe(sameResumeKey(resume("Analyst", "BCG")));
		expect(sameResumeKey(resume("a", "b,c"))).not.toBe(sameResumeKey(resume("a,b", "c")));
	});

	test("a row is told of once: first by the library, then by the file", () => {
		const rows = ["A", "B", "a", "C", "A", "b"].map((title, at) => ({
			row: at + 2,
			resume: resume(title),
		}));
		expect(findRepeats(rows, new Set([sameResumeKey(resume("B"))]))).toEqual([
			{ row: 3, of: "library" },
			{ row: 4, of: 2 },
			{ row: 6, of: 2 },
			{ row: 7, of: "library" },
		]);
		expect(findRepeats([], new Set())).toEqual([]);
	});
});

describe("the file of errors", () => {
	const headers = ["title", "company", "=cmd()"];

	test("has what is wrong in front of the row as it was typed", () => {
		const text =
			errorFileHeader(headers) +
			errorFileLine(headers, { problem: "Title is required.", cells: ["", 'say "x"', "=1"] });
		expect(text).toBe(`problem,title,company,'=cmd()\r\nTitle is required.,,"say ""x""",'=1\r\n`);
	});

	test("keeps rows with too few cells and with too many", () => {
		const lines = [["a"], ["a", "b", "c", "d"]].map((cells) =>
			errorFileLine(headers, { problem: "P", cells }),
		);
		expect(parse(lines.join(""))).toEqual([
			["P", "a"],
			["P", "a", "b", "c", "d"],
		]);
	});

	test("has its own column once, however often it goes round", () => {
		const again = ["Problem", ...headers];
		expect(errorFileHeader(again)).toBe(errorFileHeader(headers));
		expect(errorFileLine(again, { problem: "New", cells: ["Old", "a", "b", "c"] })).toBe(
			"New,a,b,c\r\n",
		);
	});

	test("read again, every row has the same problem as before", () => {
		const cell = fc.oneof(
			fc.string({ maxLength: 20 }),
			fc.constantFrom("", "=1", "-2", "true", "Senior", 'a"b', "a\nb", "\tx", "\rx"),
		);
		fc.assert(
			fc.property(fc.array(cell, { minLength: 1, maxLength: 18 }), (cells) => {
				const columns = readHeaders(resumeColumns);
				if (!columns.success) throw new Error(columns.detail);
				const before = readResumeRow(columns.columns, { cells, fault: null });
				const problem = before.success ? "none" : before.problem;
				const file =
					errorFileHeader(resumeColumns) + errorFileLine(resumeColumns, { problem, cells });
				const [head = [], row = []] = parse(file);
				const again = readHeaders(head);
				if (!again.success) throw new Error(again.detail);
				const after = readResumeRow(again.columns, { cells: row, fault: null });
				if (before.success) expect(after).toEqual(before);
				else if (!/cells? and/u.test(problem)) expect(after).toEqual(before);
				else expect(after.success).toBe(false);
			}),
			{ numRuns: 300 },
		);
	});
});

test("The sample file is one that can be added as it is", () => {
	const [head = [], ...rows] = parse(writeCsv(sampleRows, { byteOrderMark: true }));
	const headers = readHeaders(head);
	if (!headers.success) throw new Error(headers.detail);
	expect(headers.ignored).toEqual([]);
	expect(headers.columns).toEqual([...resumeColumns]);
	expect(rows.length).toBeGreaterThan(1);
	for (const cells of rows) {
		expect(readResumeRow(headers.columns, { cells, fault: null })).toMatchObject({ success: true });
	}
});

test("A row is told by the beginning of every cell: what is wrong may stand in the last", () => {
	const cells = ["Nurse", "Harrow", "", "Nursing", "Health", "go;sql", "Mid-level", "May\n2026"];
	expect(rowExcerpt(cells)).toBe(
		"Nurse · Harrow · Nursing · Health · go;sql · Mid-level · May 2026",
	);
	expect(rowExcerpt(["é".repeat(41), "b"])).toBe(`${"é".repeat(40)}… · b`);
	expect([...rowExcerpt(Array(20).fill("a".repeat(40)))]).toHaveLength(301);
});
