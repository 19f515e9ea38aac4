import { describe, expect, test } from "vitest";
import { emptyQuery, parseResumeQuery } from "#app/domain/library/resume-query.ts";
import {
	type ArrivedResume,
	areKeysOf,
	choosePin,
	fitsFilters,
	keysOfField,
	keysOfResume,
	keysOfWanted,
} from "./alert-keys.ts";
import { synonyms } from "./synonyms.ts";
import { readSearch } from "./wanted.ts";

const resume: ArrivedResume = {
	id: "1",
	company: "Google Cloud",
	role: "Software Engineer",
	industry: "Tech",
	experienceLevel: "Staff+",
	location: "Austin, TX",
	education: null,
	previousRole: "Teacher",
	provenance: "verified",
	isFeatured: false,
	visaSponsored: true,
	createdAt: new Date(0),
	terms: ["payments", "go", " npayments", " bkubernetes", " cGoogle Cloud"],
};
const keys = new Set(keysOfResume(resume));
const meets = (wanted: readonly string[]) => wanted.some((key) => keys.has(key));
const wordsOf = (search: string) =>
	readSearch(search, synonyms, emptyQuery.filters).wanted.map(keysOfWanted);

describe("a resume has a key of each condition that it fits", () => {
	test.each([
		["company", ["Meta", "oogle"], true],
		["company", ["Googles"], false],
		["role", ["software"], true],
		["experienceLevel", ["Senior-level"], true],
		["experienceLevel", ["Staff"], false],
		["location", [", tx"], true],
		["provenance", ["demo", "verified"], true],
		["provenance", ["confirmed"], false],
		["previousRole", ["teach"], true],
		["education", ["MIT"], false],
	] as const)("%s: %j", (field, values, expected) => {
		expect(meets(keysOfField(field, values))).toBe(expected);
	});

	test.each([
		["payments", true],
		["payment", true],
		["ments", true],
		["pay", true],
		["kubernetes", true],
		// Of a document only whole words are found.
		["kuber", false],
		["ay", false],
		["ledger", false],
	])("the word %s", (word, expected) => {
		expect(wordsOf(word).every(meets)).toBe(expected);
	});

	test("and whether it was featured, and came with a visa", () => {
		expect(keys.has("v:")).toBe(true);
		expect(keys.has("f:")).toBe(false);
	});
});

test("A search is found by the condition that the fewest resumes meet", () => {
	const conditions = [
		{ keys: ["w:manager"], resumes: 400 },
		{ keys: ["c:acme"], resumes: 0 },
		{ keys: ["x:Intern"], resumes: 90 },
	];
	expect(choosePin(conditions)).toEqual(["c:acme"]);
	expect(choosePin([])).toEqual([]);
});

test.each([
	["q=ledger swe", ["w:ledgers", "w:ledger"], true],
	["q=ledger swe", ["r:software engineer"], true],
	["q=ledger&visa=true", ["v:"], true],
	// "Staff" was a level once.
	["q=staff", ["x:Staff+"], false],
	["q=ledger", ["w:ledger"], false],
	["q=ledger", [], false],
])("The keys of one of its conditions are those of a search: %s, %j", (address, kept, expected) => {
	expect(areKeysOf(parseResumeQuery(new URLSearchParams(address)), kept)).toBe(expected);
});

test.each([
	["company=google&visa=true", true],
	["company=google&featured=true", false],
	["experience=Senior-level&location=austin", true],
	["experience=Intern", false],
	["education=MIT", false],
	["", true],
])("What filters leave is what the search leaves: %s", (address, expected) => {
	const { filters } = parseResumeQuery(new URLSearchParams(address));
	expect(fitsFilters(filters, resume)).toBe(expected);
});
