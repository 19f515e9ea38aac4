import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySign } from "#tests/helpers/any-sign.ts";
import { experienceLevels, industries, namedCompanies, provenances, roles } from "./catalogue.ts";
import {
	countFilters,
	defaultSort,
	emptyQuery,
	expandFilterValue,
	expansionHint,
	type FilterField,
	filterFieldNames,
	filterFields,
	isUnfiltered,
	nextSort,
	normaliseLevel,
	offeredValues,
	parseResumeQuery,
	type ResumeQuery,
	type ResumeSort,
	resumeSorts,
	searchWords,
	toggleFilter,
	writeResumeQuery,
} from "./resume-query.ts";

const parse = (address: string) => parseResumeQuery(new URLSearchParams(address));
const write = (query: ResumeQuery) => writeResumeQuery(query).toString();
const query = (changes: Partial<ResumeQuery["filters"]> = {}, rest: Partial<ResumeQuery> = {}) => ({
	...emptyQuery,
	...rest,
	filters: { ...emptyQuery.filters, ...changes },
});

// Names that an object has without being given them, and what addresses are otherwise attacked with.
const traps = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "%", "'", "\\"];

const anyText = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.string({ unit: anySign }),
	fc.constantFrom(...traps, "Senior", "e\u0301", "\u0000", "\uD800", " a  b ", "x".repeat(300)),
	fc.string({ minLength: 90, maxLength: 220, unit: fc.constantFrom("a", " ", "\u{1F600}", "é") }),
);
const parameterNames = [
	"q",
	"search",
	"company",
	"role",
	"industry",
	"experience",
	"featured",
	"sort",
];
const anyAddress = fc
	.array(fc.tuple(fc.constantFrom(...parameterNames, "filters[role]", "__proto__"), anyText), {
		maxLength: 12,
	})
	.map((pairs) => new URLSearchParams(pairs));

describe("an address", () => {
	test("without anything means the whole library, the featured ones first", () => {
		expect(parse("")).toEqual(emptyQuery);
		expect(defaultSort).toBe("best");
	});
	test("is read field by field", () => {
		expect(
			parse(
				"?q=growth+pricing&company=Google&company=Meta&role=Product+Manager&industry=Marketing+%2F+CPG&experience=Staff%2B&location=Austin%2C+TX&education=MBA&previous_role=Analyst&provenance=verified&provenance=seen&visa=true&featured=true&sort=popular",
			),
		).toEqual({
			search: "growth pricing",
			filters: {
				company: ["Google", "Meta"],
				role: ["Product Manager"],
				industry: ["Marketing / CPG"],
				experienceLevel: ["Staff+"],
				location: ["Austin, TX"],
				education: ["MBA"],
				previousRole: ["Analyst"],
				provenance: ["verified"],
				featured: true,
				visa: true,
			},
			sort: "popular",
		});
	});

	test.each<[string, string, ResumeQuery]>([
		["takes `search` for the text as well", "search=a", query({}, { search: "a" })],
		["prefers `q` to `search`", "q=a&search=b", query({}, { search: "a" })],
		["takes the first of several texts", "q=a&q=b", query({}, { search: "a" })],
		[
			"takes the first of several sorts",
			"sort=popular&sort=recent",
			query({}, { sort: "popular" }),
		],
		["drops an unknown sort", "sort=salary", query()],
		["drops a sort that is a column", "sort=view_count%20desc", query()],
		["drops a sort in capitals", "sort=RECENT", query()],
		["drops a featured that is not true", "featured=1&featured=true", query()],
		["drops empty values", "company=&company=+&q=++", query()],
		["drops brackets for arrays", "company[]=Google&company[0]=Meta", query()],
		["drops parameters that it does not know", "view_count=1&utm_source=x&__proto__[x]=1", query()],
		["takes a value once", "company=Google&company=Google", query({ company: ["Google"] })],
		["takes any company", "company=Kestrel", query({ company: ["Kestrel"] })],
		["makes one space of many", "q=a%09%0A++b", query({}, { search: "a b" })],
		["makes a space of a NUL", "q=a%00b", query({}, { search: "a b" })],
		["makes one letter of a letter and its accent", "q=e%CC%81", query({}, { search: "\u00E9" })],
		["keeps what means something to a database", "q=a%25_%5C%27", query({}, { search: "a%_\\'" })],
		[
			"drops words without a letter or digit",
			"q=-+google+-+%26+!+1",
			query({}, { search: "google 1" }),
		],
		[
			"keeps signs beside a letter",
			"q=C%2B%2B+C%23+.NET+R%26D",
			query({}, { search: "C++ C# .NET R&D" }),
		],
		["asks for nothing with signs alone", "q=-+%25+..", query()],
	])("%s", (_, address, read) => {
		expect(parse(address)).toEqual(read);
	});

	test.each(traps)("may name a filter value %j like any other", (value) => {
		for (const field of filterFieldNames) {
			const address = new URLSearchParams([[filterFields[field].parameter, value]]);
			const read = parseResumeQuery(address);
			expect(read.filters[field]).toEqual([value]);
			expect(expandFilterValue(field, value)).toEqual([value]);
		}
	});

	test("is cut to 200 characters of text, 100 of a value, and 30 values", () => {
		expect(parse(`q=+${"a".repeat(201)}`).search).toBe("a".repeat(200));
		expect(parse(`company=${"a".repeat(101)}`).filters.company).toEqual(["a".repeat(100)]);
		const many = Array.from({ length: 40 }, (_, index) => `company=${index}`).join("&");
		expect(parse(many).filters.company).toHaveLength(30);
	});
	test("is never cut within a character, nor after a space", () => {
		expect(parse(`q=${"a".repeat(199)}\u{1F600}`).search).toBe("a".repeat(199));
		expect(parse(`q=${"a".repeat(199)} b`).search).toBe("a".repeat(199));
	});

	test("is always understood, and what is understood survives being written and read again", () => {
		fc.assert(
			fc.property(anyAddress, (address) => {
				const read = parseResumeQuery(address);
				expect(parseResumeQuery(writeResumeQuery(read))).toEqual(read);
				expect(read.search.length).toBeLessThanOrEqual(200);
				expect(resumeSorts).toContain(read.sort);
				for (const field of filterFieldNames) {
					const values = read.filters[field];
					expect(new Set(values).size).toBe(values.length);
					expect(values.length).toBeLessThanOrEqual(30);
					for (const value of values) {
						expect(value).toMatch(/^[^\p{Cc}\p{Cs}]{1,100}$/u);
						expect(value).toBe(value.trim());
					}
				}
			}),
			{ numRuns: 500 },
		);
	});
});

describe("writing an address", () => {
	test("says nothing for the whole library", () => {
		expect(write(emptyQuery)).toBe("");
	});
	test("has one order, leaves out what goes without saying, and repeats a field for each value", () => {
		expect(
			write({
				search: "growth pricing",
				filters: {
					company: ["Google", "Bain"],
					role: [],
					industry: ["Marketing / CPG"],
					experienceLevel: ["Staff+"],
					location: ["Austin, TX"],
					education: [],
					previousRole: ["Analyst"],
					provenance: ["verified"],
					featured: true,
					visa: true,
				},
				sort: "recent",
			}),
		).toBe(
			"q=growth+pricing&company=Google&company=Bain&industry=Marketing+%2F+CPG&experience=Staff%2B&location=Austin%2C+TX&previous_role=Analyst&provenance=verified&featured=true&visa=true&sort=recent",
		);
	});
	test("gives back every query that can be chosen", () => {
		const values = (field: FilterField) => fc.subarray([...offeredValues[field]]);
		const chosen: fc.Arbitrary<ResumeQuery> = fc.record({
			search: fc.constantFrom("", "growth", "c++ R&D", "a=b&c"),
			filters: fc.record({
				company: values("company"),
				role: values("role"),
				industry: values("industry"),
				experienceLevel: values("experienceLevel"),
				location: fc.subarray(["Austin, TX", "Berlin"]),
				education: fc.subarray(["MBA", "Computer Science & Math"]),
				previousRole: fc.subarray(["Analyst", "C++ developer"]),
				provenance: fc.subarray([...provenances]),
				featured: fc.boolean(),
				visa: fc.boolean(),
			}),
			sort: fc.constantFrom(...resumeSorts),
		});
		fc.assert(
			fc.property(chosen, (query) => {
				fc.pre(query.search !== "" || query.sort !== "featured");
				expect(parse(write(query))).toEqual(query);
			}),
		);
	});
});

test("The sort toggle goes from recent to popular to featured and round again", () => {
	const after = (sort: ResumeSort, search: string) => nextSort({ sort, search });
	expect(after("recent", "")).toBe("popular");
	expect(after("popular", "")).toBe("best");
	expect(after("best", "")).toBe("recent");
	expect(after("popular", "nurse")).toBe("featured");
	expect(after("featured", "nurse")).toBe("best");
	expect(after("best", "nurse")).toBe("recent");
});

describe("choosing in the panel", () => {
	test("adds a value behind the others, and takes it away when chosen again", () => {
		const one = toggleFilter(emptyQuery, "company", "Google");
		const two = toggleFilter(one, "company", "Meta");
		expect(two.filters.company).toEqual(["Google", "Meta"]);
		expect(toggleFilter(two, "company", "Google").filters.company).toEqual(["Meta"]);
		expect(toggleFilter(one, "company", "Google")).toEqual(emptyQuery);
		expect(emptyQuery.filters.company).toEqual([]);
	});
	test("touches neither the text, the sort nor another field", () => {
		const before = query({ role: ["Finance"], featured: true }, { search: "a", sort: "recent" });
		expect(toggleFilter(before, "company", "Bain")).toEqual({
			...before,
			filters: { ...before.filters, company: ["Bain"] },
		});
	});
	test("counts every value and the featured switch, but neither text nor sort", () => {
		const chosen = query(
			{ company: ["Google", "Meta"], experienceLevel: ["Intern"], featured: true },
			{ search: "a", sort: "recent" },
		);
		expect(countFilters(chosen)).toBe(4);
		expect(countFilters(emptyQuery)).toBe(0);
	});
	test.each<[string, ResumeQuery, boolean]>([
		["nothing chosen is the whole library", emptyQuery, true],
		["another sort is still the whole library", query({}, { sort: "popular" }), true],
		["a text is not", query({}, { search: "a" }), false],
		["a filter is not", query({ role: ["Finance"] }), false],
		["only featured ones is not", query({ featured: true }), false],
	])("%s", (_, chosen, whole) => {
		expect(isUnfiltered(chosen)).toBe(whole);
	});
});

describe("what is found together", () => {
	test.each<[FilterField, string, string[]]>([
		["role", "Finance", ["Finance", "Investment Banking"]],
		["role", "Investment Banking", ["Investment Banking", "Finance"]],
		["role", "finance", ["finance", "Investment Banking"]],
		["role", "Software Engineer", ["Software Engineer"]],
		["industry", "Finance", ["Finance", "Investment Banking"]],
		["industry", "INVESTMENT BANKING", ["INVESTMENT BANKING", "Finance"]],
		["industry", "Financial Services", ["Financial Services"]],
		["company", "Finance", ["Finance"]],
		["experienceLevel", "Intern", ["Intern", "Entry-level"]],
		["experienceLevel", "Entry-level", ["Entry-level", "Intern"]],
		["experienceLevel", "Mid-level", ["Mid-level"]],
		["experienceLevel", "Senior-level", ["Senior-level", "Staff+"]],
		["experienceLevel", "Staff+", ["Staff+"]],
	])("%s %s finds %j", (field, value, found) => {
		expect(expandFilterValue(field, value)).toEqual(found);
	});

	test("is said in the panel beside every field in which it happens, and beside no other", () => {
		for (const field of filterFieldNames) {
			const grown = offeredValues[field].filter(
				(value) => expandFilterValue(field, value).length > 1,
			);
			const hint = expansionHint(field);
			expect(hint === null).toBe(grown.length === 0);
			for (const value of grown) expect(hint).toContain(value);
		}
	});
});

describe("experience levels", () => {
	test.each([
		["Senior", "Senior-level"],
		["senior", "Senior-level"],
		["SENIOR-LEVEL", "Senior-level"],
		["Entry", "Entry-level"],
		["entry-level", "Entry-level"],
		["Mid", "Mid-level"],
		["staff", "Staff+"],
		["STAFF+", "Staff+"],
		["Internship", "Intern"],
		["intern", "Intern"],
		["Chief", "Chief"],
		["", ""],
	])("%j is called %j", (given, name) => {
		expect(normaliseLevel(given)).toBe(name);
	});
	test("keep their names", () => {
		for (const level of experienceLevels) expect(normaliseLevel(level)).toBe(level);
	});
	test("asked for by an old and a new name are one choice", () => {
		const read = parse("experience=Senior&experience=senior-level&experience=Staff");
		expect(read.filters.experienceLevel).toEqual(["Senior-level", "Staff+"]);
		expect(countFilters(read)).toBe(2);
	});
});

describe("the words of a search", () => {
	test.each([
		["", []],
		["   ", []],
		["Growth", ["growth"]],
		[" Growth   PRICING ", ["growth", "pricing"]],
		["growth Growth GROWTH", ["growth"]],
		["c++ node.js", ["c++", "node.js"]],
	])("of %j are %j", (search, words) => {
		expect(searchWords(search)).toEqual(words);
	});
	test("are at most twelve different ones", () => {
		const typed = Array.from({ length: 20 }, (_, index) => `w${Math.floor(index / 2)} w${index}`);
		expect(searchWords(typed.join(" "))).toHaveLength(12);
		expect(new Set(searchWords(typed.join(" "))).size).toBe(12);
	});
});

test("The panel offers the closed lists, each value once and short enough for an address", () => {
	expect(offeredValues).toEqual({
		company: namedCompanies,
		role: roles,
		industry: industries,
		experienceLevel: experienceLevels,
	});
	for (const field of filterFieldNames) {
		expect(new Set(offeredValues[field]).size).toBe(offeredValues[field].length);
		const all = query({ [field]: offeredValues[field] });
		expect(parse(write(all))).toEqual(all);
	}
	expect(namedCompanies).toHaveLength(19);
});

test("Signs that nobody sees are no part of a search", () => {
	for (const unseen of ["\u00ad", "\u200b", "\u200d", "\u202e", "\ufeff", "\u{e0041}"]) {
		const parameters = new URLSearchParams({ q: `soft${unseen}ware ${unseen}` });
		expect(parseResumeQuery(parameters).search).toBe("software");
	}
});
