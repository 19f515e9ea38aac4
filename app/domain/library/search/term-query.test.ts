import { describe, expect, test } from "vitest";
import { emptyQuery, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import { createCube } from "./cube.ts";
import { allButOne, anyTerm, filterLists, narrowLists } from "./term-query.ts";

const selection = (values: object) => ({
	...{ cells: [], resumes: 0, nearby: 0, values },
	alone: { company: 40, featured: 7 },
	pairs: [],
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

	test("for all filters together takes two at a time, the shortest lists first", () => {
		const cell = { role: "Marketing", industry: "Tech", visaSponsored: false, isFeatured: false };
		const cube = createCube([
			{ ...cell, id: 1, company: "Google", experienceLevel: "Intern", count: 3 },
			{ ...cell, id: 2, company: "Google", experienceLevel: "Staff+", count: 5 },
			{ ...cell, id: 3, company: "Meta", experienceLevel: "Intern", count: 7 },
		]);
		const listsOf = (changes: Partial<ResumeFilters>) => {
			const filters = { ...emptyQuery.filters, ...changes };
			return narrowLists(cube.select(filters), filters);
		};
		const all = { company: ["Google"], role: ["Marketing"], experienceLevel: ["Intern"] };
		expect(listsOf({ ...all, industry: ["Tech"], featured: true })).toEqual([
			{ query: "(' qxcIntern|Google')", resumes: 3 },
			{ query: "(' qriMarketing|Tech')", resumes: 15 },
			{ query: "' f'", resumes: 0 },
		]);
		expect(listsOf(all)).toEqual([
			{ query: "(' qxcIntern|Google')", resumes: 3 },
			{ query: "(' rMarketing')", resumes: 15 },
		]);
		expect(listsOf({ company: ["e"], role: ["Marketing"] })).toEqual([
			{ query: "(' qrcMarketing|Google' | ' qrcMarketing|Meta')", resumes: 15 },
		]);
		expect(listsOf({ company: ["nobody"], role: ["Marketing"] })).toEqual([
			{ query: "(' -')", resumes: 0 },
		]);
		expect(listsOf({ role: ["Marketing"] })).toEqual([{ query: "(' rMarketing')", resumes: 15 }]);
	});

	test("for two fields of many values is one a field", () => {
		const values = { company: Array.from({ length: 25 }, (_, n) => `Co ${n}`), role: ["Sales"] };
		const pairs = [{ fields: ["role", "company"] as const, resumes: 9 }];
		const lists = narrowLists({ ...selection(values), pairs }, emptyQuery.filters);
		expect(lists.map(({ query }) => query.split(" | ")[0])).toEqual(["(' cCo 0'", "(' rSales')"]);
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
