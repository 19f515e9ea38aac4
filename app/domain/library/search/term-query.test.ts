import { describe, expect, test } from "vitest";
import { emptyQuery, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import { allButOne, anyTerm, filterLists } from "./term-query.ts";

const selection = (values: object) => ({
	...{ cells: [], resumes: 0, nearby: 0, values },
	alone: { company: 40, featured: 7 },
});
const queriesOf = (values: object, filters: ResumeFilters) =>
	filterLists(selection(values), filters).map(({ query }) => query);

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
		expect(queriesOf(values, filters)).toEqual([
			"(' cGoogle' | ' cGoogle X')",
			"(' xIntern')",
			"' f'",
			"' v'",
		]);
		expect(queriesOf({}, emptyQuery.filters)).toEqual([]);
		const lengths = filterLists(selection(values), filters).map(({ resumes }) => resumes);
		expect(lengths).toEqual([40, 0, 7, 0]);
	});

	test("for a value that the library has not finds nothing, not everything", () => {
		expect(queriesOf({ role: [] }, emptyQuery.filters)).toEqual(["(' -')"]);
	});

	test("for all filters but one is any of the ways to leave one out", () => {
		expect(allButOne([])).toBeNull();
		expect(allButOne(["a"])).toBeNull();
		expect(allButOne(["a", "b"])).toBe("((b) | (a))");
		expect(allButOne(["a", "b", "c"])).toBe("((b & c) | (a & c) | (a & b))");
	});
});
