import { describe, expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { allButOne, anyTerm, filterQueries } from "./term-query.ts";

const selection = (values: object) => ({ cells: [], resumes: 0, nearby: 0, values });

describe("a question to the index of terms", () => {
	test.each([
		[["ledger"], "('ledger')"],
		[["ledger", "ledger,"], "('ledger' | 'ledger,')"],
		[["it's"], "('it''s')"],
		[["back\\slash"], "('back\\\\slash')"],
		[["a & !b:*"], "('a & !b:*')"],
		[[], "(' -')"],
	])("for any of %j is %s", (terms, question) => {
		expect(anyTerm(terms)).toBe(question);
	});

	test("for filters holds the library's own values, a field a question", () => {
		const filters = { ...emptyQuery.filters, featured: true, visa: true };
		const values = { company: ["Google", "Google X"], experienceLevel: ["Intern"] };
		expect(filterQueries(selection(values), filters)).toEqual([
			"(' cGoogle' | ' cGoogle X')",
			"(' xIntern')",
			"' f'",
			"' v'",
		]);
		expect(filterQueries(selection({}), emptyQuery.filters)).toEqual([]);
	});

	test("for a value that the library has not finds nothing, not everything", () => {
		expect(filterQueries(selection({ role: [] }), emptyQuery.filters)).toEqual(["(' -')"]);
	});

	test("for all filters but one is any of the ways to leave one out", () => {
		expect(allButOne([])).toBeNull();
		expect(allButOne(["a"])).toBeNull();
		expect(allButOne(["a", "b"])).toBe("((b) | (a))");
		expect(allButOne(["a", "b", "c"])).toBe("((b & c) | (a & c) | (a & b))");
	});
});
