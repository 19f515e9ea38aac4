import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	experienceLevels,
	industries,
	namedCompanies,
	roles,
} from "#app/domain/library/catalogue.ts";
import {
	emptyQuery,
	type FilterField,
	filterFieldNames,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { type Cell, type Counts, createCube } from "./cube.ts";
import { matchesFilter } from "./match-filter.ts";

let made = 0;

const cell = (changes: Partial<Cell> = {}): Cell => ({
	id: ++made,
	company: "Google",
	role: "Software Engineer",
	industry: "Tech",
	experienceLevel: "Mid-level",
	isFeatured: false,
	visaSponsored: false,
	count: 1,
	...changes,
});
const query = (filters: Partial<ResumeQuery["filters"]> = {}): ResumeQuery => ({
	...emptyQuery,
	filters: { ...emptyQuery.filters, ...filters },
});
const buildFacets = (cells: readonly Cell[], { filters }: ResumeQuery) =>
	createCube(cells).countFacets(filters);
const countOf = (facets: Counts, field: FilterField, value: string) =>
	facets[field].find((option) => option.value === value)?.count;

describe("a filter finds", () => {
	test.each<[string, FilterField, string[], string, boolean]>([
		["everything while nothing is chosen", "company", [], "Google", true],
		["a company by its name", "company", ["Google"], "Google", true],
		["a company by a part of its name, in any case", "company", ["goLDman"], "Goldman Sachs", true],
		["any of several", "company", ["Meta", "Google"], "Google", true],
		["no other company", "company", ["Meta"], "Google", false],
		["no company by more than its name", "company", ["Google DeepMind"], "Google", false],
		["a per cent sign as a per cent sign", "company", ["%"], "Google", false],
		["Investment Banking beside Finance", "role", ["Finance"], "Investment Banking", true],
		["Finance beside Investment Banking", "industry", ["Investment Banking"], "Finance", true],
		["no Financial Services by Finance", "industry", ["Finance"], "Financial Services", false],
		["entry level beside interns", "experienceLevel", ["Intern"], "Entry-level", true],
		["interns beside entry level", "experienceLevel", ["Entry-level"], "Intern", true],
		["staff among seniors", "experienceLevel", ["Senior-level"], "Staff+", true],
		["no seniors among staff", "experienceLevel", ["Staff+"], "Senior-level", false],
		["no level by a part of its name", "experienceLevel", ["level"], "Mid-level", false],
	])("%s", (_, field, chosen, actual, found) => {
		expect(matchesFilter(field, chosen, actual)).toBe(found);
	});
});

describe("the options of a field", () => {
	test("are the offered ones in their order, also where nothing is found", () => {
		const facets = buildFacets([], emptyQuery);
		expect(facets.company.map(({ value }) => value)).toEqual(namedCompanies);
		expect(facets.role.map(({ value }) => value)).toEqual(roles);
		expect(facets.industry.map(({ value }) => value)).toEqual(industries);
		expect(facets.experienceLevel.map(({ value }) => value)).toEqual(experienceLevels);
		expect(
			filterFieldNames.flatMap((field) => facets[field]).every(({ count }) => count === 0),
		).toBe(true);
		expect(facets).toMatchObject({ featured: 0, total: 0 });
	});
	test("are followed by what else the library holds, by name, and by what was typed", () => {
		const cells = ["Zephyr", "Éclair", "Atlas", "Google"].map((company) => cell({ company }));
		const facets = buildFacets(cells, query({ company: ["Goog", "Google"] }));
		expect(facets.company.map(({ value }) => value)).toEqual([
			...namedCompanies,
			"Atlas",
			"Éclair",
			"Zephyr",
			"Goog",
		]);
		expect(countOf(facets, "company", "Goog")).toBe(1);
	});
	test("stay when another field has nothing of them, with a count of none", () => {
		const cells = [cell({ company: "Atlas" }), cell({ company: "Zephyr", role: "Marketing" })];
		const facets = buildFacets(cells, query({ role: ["Marketing"] }));
		expect(countOf(facets, "company", "Atlas")).toBe(0);
		expect(countOf(facets, "company", "Zephyr")).toBe(1);
	});
	test("leave out a resume without a value, which the total counts", () => {
		const facets = buildFacets([cell({ industry: "" })], emptyQuery);
		expect(facets.industry.map(({ value }) => value)).toEqual(industries);
		expect(facets.total).toBe(1);
	});
});

describe("the counts", () => {
	const cells = [
		cell({ count: 3 }),
		cell({ company: "Meta", count: 2, isFeatured: true }),
		cell({ company: "Meta", role: "Marketing", count: 4 }),
	];
	test("of a field are not narrowed by its own choice", () => {
		const facets = buildFacets(cells, query({ company: ["Google"] }));
		expect(countOf(facets, "company", "Meta")).toBe(6);
		expect(countOf(facets, "role", "Marketing")).toBe(0);
		expect(facets.total).toBe(3);
	});
	test("of the featured switch are not narrowed by the switch, but by every field", () => {
		const facets = buildFacets(cells, query({ role: ["Marketing"], featured: true }));
		expect(facets).toMatchObject({ featured: 0, total: 0 });
		expect(buildFacets(cells, query()).featured).toBe(2);
		expect(buildFacets(cells, query({ featured: true }))).toMatchObject({ featured: 2, total: 2 });
	});

	test("of the visa switch likewise", () => {
		const some = [...cells, cell({ company: "Meta", role: "Marketing", visaSponsored: true })];
		expect(buildFacets(some, query({ role: ["Software Engineer"], visa: true }))).toMatchObject({
			visa: 0,
			total: 0,
		});
		expect(buildFacets(some, query()).visa).toBe(1);
		expect(buildFacets(some, query({ visa: true }))).toMatchObject({ visa: 1, total: 1 });
	});

	const anyCell = fc
		.record({
			company: fc.constantFrom("Google", "Goldman Sachs", "Google DeepMind", "constructor", "Ünal"),
			role: fc.constantFrom(...roles),
			industry: fc.constantFrom(...industries, "Finance & Law"),
			experienceLevel: fc.constantFrom(...experienceLevels),
			isFeatured: fc.boolean(),
			visaSponsored: fc.boolean(),
			count: fc.integer({ min: 1, max: 9 }),
		})
		.map(cell);
	const anyQuery = fc
		.record({
			company: fc.subarray(["Google", "goo", "sachs", "constructor", "ÜNAL"], { maxLength: 2 }),
			role: fc.subarray(["Finance", "Marketing", "engineer"], { maxLength: 2 }),
			industry: fc.subarray(["Finance", "Tech", "Private Equity"], { maxLength: 2 }),
			experienceLevel: fc.subarray([...experienceLevels], { maxLength: 2 }),
			featured: fc.boolean(),
			visa: fc.boolean(),
		})
		.map(query);

	/** Every resume for itself, looked at with the sentences of the panel. */
	function recount(cells: readonly Cell[], { filters }: ResumeQuery): number {
		const contains = (chosen: readonly string[], actual: string) =>
			chosen.length === 0 ||
			chosen.some((value) => actual.toLowerCase().includes(value.toLowerCase()));
		const banks = ["Finance", "Investment Banking"];
		const withBanks = (chosen: readonly string[]) =>
			chosen.some((value) => banks.includes(value)) ? [...chosen, ...banks] : chosen;
		const withLevels = filters.experienceLevel.flatMap((level) => {
			if (level === "Intern" || level === "Entry-level") return ["Intern", "Entry-level"];
			return level === "Senior-level" ? ["Senior-level", "Staff+"] : [level];
		});
		const found = cells
			.flatMap((cell) => Array<Cell>(cell.count).fill(cell))
			.filter((resume) => contains(filters.company, resume.company))
			.filter((resume) => contains(withBanks(filters.role), resume.role))
			.filter((resume) => contains(withBanks(filters.industry), resume.industry))
			.filter((resume) => withLevels.length === 0 || withLevels.includes(resume.experienceLevel))
			.filter((resume) => resume.isFeatured || !filters.featured)
			.filter((resume) => resume.visaSponsored || !filters.visa);
		return found.length;
	}

	test("are what choosing the option would find", () => {
		fc.assert(
			fc.property(fc.array(anyCell, { maxLength: 20 }), anyQuery, (cells, chosen) => {
				const facets = buildFacets(cells, chosen);
				expect(facets.total).toBe(recount(cells, chosen));
				expect(facets.featured).toBe(recount(cells, query({ ...chosen.filters, featured: true })));
				expect(facets.visa).toBe(recount(cells, query({ ...chosen.filters, visa: true })));
				for (const field of filterFieldNames) {
					const counted = facets[field].map(({ value, count }) => [value, count]);
					const recounted = facets[field].map(({ value }) => [
						value,
						recount(cells, query({ ...chosen.filters, [field]: [value] })),
					]);
					expect(counted).toEqual(recounted);
					expect(new Set(facets[field].map(({ value }) => value)).size).toBe(counted.length);
				}
			}),
			{ numRuns: 200 },
		);
	});
});

describe("the cube", () => {
	test("follows changes: more, fewer, new combinations, and none left of one", () => {
		const google = cell({ count: 3 });
		const cube = createCube([google]);
		cube.add({ ...google, count: -2 });
		cube.add(cell({ company: "Kestrel", count: 2 }));
		expect(cube.resumes).toBe(3);
		expect(countOf(cube.countFacets(emptyQuery.filters), "company", "Kestrel")).toBe(2);
		cube.add({ ...google, count: -1 });
		const facets = cube.countFacets(emptyQuery.filters);
		expect([facets.total, countOf(facets, "company", "Google")]).toEqual([2, 0]);
		expect(google.count).toBe(3);
	});

	test("does not offer a value of which nothing is left", () => {
		const kestrel = cell({ company: "Kestrel" });
		const cube = createCube([kestrel, cell()]);
		cube.add({ ...kestrel, count: -1 });
		expect(cube.countEach("company").size).toBe(1);
		const { company } = cube.countFacets(emptyQuery.filters);
		expect(company.map(({ value }) => value)).not.toContain("Kestrel");
	});

	test("selects what filters leave, what any one of them hides, and the values that they find", () => {
		const cells = [
			cell({ count: 1 }),
			cell({ company: "Goldman Sachs", count: 10 }),
			cell({ role: "Marketing", count: 100 }),
			cell({ company: "Meta", role: "Marketing", count: 1_000 }),
			cell({ isFeatured: true, count: 10_000 }),
		];
		const { filters } = query({ company: ["go"], role: ["engineer"] });
		const selection = createCube(cells).select(filters);
		expect(selection.cells.map(({ id }) => id)).toEqual([0, 1, 4].map((at) => cells[at]?.id));
		expect(selection.resumes).toBe(10_011);
		expect(selection.nearby).toBe(10_111);
		expect(selection.alone).toEqual({ company: 10_111, role: 10_011 });
		expect(selection.pairs).toEqual([{ fields: ["role", "company"], resumes: 10_011 }]);
		expect(selection.values).toEqual({
			company: ["Google", "Goldman Sachs"],
			role: ["Software Engineer"],
		});
		const featured = createCube(cells).select({ ...filters, featured: true });
		expect([featured.resumes, featured.nearby]).toEqual([10_000, 10_011]);
		expect(featured.alone.featured).toBe(10_000);
		expect(createCube(cells).select(emptyQuery.filters)).toMatchObject({
			resumes: 11_111,
			values: {},
		});
	});

	test("counts only what a text has found", () => {
		const [one, two] = [cell({ count: 5 }), cell({ company: "Meta", count: 5 })];
		const cube = createCube([one, two]);
		const found = new Map([
			[two.id, 2],
			[-1, 7],
		]);
		const facets = cube.countFacets(emptyQuery.filters, found);
		expect([
			facets.total,
			countOf(facets, "company", "Meta"),
			countOf(facets, "company", "Google"),
		]).toEqual([2, 2, 0]);
		expect(cube.countFacets(emptyQuery.filters, new Map()).total).toBe(0);
	});
});
