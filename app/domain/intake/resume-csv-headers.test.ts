import { describe, expect, test } from "vitest";
import { readHeaders, requiredColumns, resumeColumns } from "./resume-csv-headers.ts";

const capitalised = (column: string) =>
	column.replace(/(?:^|_)[a-z]/gu, (start) => start.toUpperCase());
const needed = [...requiredColumns];

describe("a header is known", () => {
	const forms: [string, (column: string) => string][] = [
		["in lowercase", (column) => column],
		["capitalised", capitalised],
		["in capitals", (column) => column.toUpperCase()],
		["with spaces", (column) => column.replaceAll("_", " ")],
		["capitalised, with spaces", (column) => capitalised(column).replaceAll("_", " ")],
		["with hyphens", (column) => column.replaceAll("_", "-")],
		["in one word", (column) => capitalised(column).replaceAll("_", "")],
		["with spaces around it", (column) => `  ${column}\t`],
	];
	for (const [name, form] of forms) {
		test.each(resumeColumns)(`${name}: %s`, (column) => {
			const others = needed.filter((other) => other !== column);
			const headers = readHeaders([...others, form(column)]);
			const all = needed.includes(column as never) ? [...others, column] : [...needed, column];
			const read = needed.includes(column as never)
				? headers
				: readHeaders([...needed, form(column)]);
			expect(read).toEqual({ success: true, columns: all, ignored: [] });
		});
	}
});

test("The order of the columns is that of the file", () => {
	expect(readHeaders(["Industry", "x", "Role", "Company", "Title"])).toEqual({
		success: true,
		columns: ["industry", null, "role", "company", "title"],
		ignored: ["x"],
	});
});

describe("a column that means nothing to us", () => {
	test.each([
		"salary",
		"constructor",
		"__proto__",
		"toString",
		"hasOwnProperty",
		"id",
		"view_count",
	])("%s is ignored, and it is said", (name) => {
		expect(readHeaders([...needed, name])).toEqual({
			success: true,
			columns: [...needed, null],
			ignored: [name],
		});
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
	});

	test("may stand there twice", () => {
		expect(readHeaders([...needed, "note", "note"])).toMatchObject({
			success: true,
			ignored: ["note", "note"],
		});
	});

	test("without a name is not worth a word", () => {
		expect(readHeaders([...needed, "", " "])).toMatchObject({ success: true, ignored: [] });
	});

	test("of our own files of errors is not worth a word", () => {
		expect(readHeaders(["problem", ...needed])).toMatchObject({ success: true, ignored: [] });
		expect(readHeaders(["Problem", ...needed])).toMatchObject({ success: true, ignored: [] });
	});
});

describe("a file is refused", () => {
	test.each(requiredColumns)("without the column %s", (column) => {
		expect(readHeaders(needed.filter((other) => other !== column))).toEqual({
			success: false,
			error: "No valid data found in CSV file",
			detail: `The first row names the columns; missing: ${column}.`,
		});
	});

	test("without any, naming all that are missing", () => {
		for (const cells of [[], [""], ["Ada", "Google"]]) {
			expect(readHeaders(cells)).toMatchObject({
				detail: "The first row names the columns; missing: title, company, role, industry.",
			});
		}
	});

	test.each([
		["title", "title"],
		["Title", "TITLE"],
		["file_url", "File URL"],
		["Experience Level", "experience_level"],
	])("with one column twice: %s and %s", (one, other) => {
		const rest = needed.filter((column) => column !== one.toLowerCase());
		const column = one.toLowerCase().replaceAll(" ", "_");
		expect(readHeaders([...rest, one, other])).toEqual({
			success: false,
			error: "Failed to process CSV file",
			detail: `The column ${column} appears twice in the first row.`,
		});
	});
});
