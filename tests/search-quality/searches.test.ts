import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Condition, choicesOf, searchKinds } from "./condition.ts";
import { findGood, isGoodByOpenFields, sharedByLeast } from "./judge.ts";
import { readJudgedLibrary, readSearches, searchesFile } from "./library.ts";
import { fold, holdsWords, textsOf } from "./words.ts";

const searches = readSearches();
const library = readJudgedLibrary();
const goodOf = findGood(library);

test("There are 400 searches, none twice, of every kind, one a line and sorted by kind", () => {
	expect(searches).toHaveLength(400);
	expect(new Set(searches.map(({ search }) => fold(search))).size).toBe(400);
	const kinds = searches.map(({ kind }) => kind);
	expect(kinds).toEqual([...kinds].sort());
	expect(new Set(kinds)).toEqual(new Set(searchKinds));
	const lines = readFileSync(searchesFile, "utf8").trim().split("\n").slice(1, -1);
	expect(lines.map((line) => JSON.parse(line.replace(/,$/u, "")))).toEqual(searches);
});

test("The library can answer each: by open fields at least once, else by five resumes that share the words", () => {
	const hopeless = searches.flatMap(({ search, good }) => {
		if ("nothing" in good) return [];
		const found = goodOf(good);
		const isOpen = found.some((resume) => isGoodByOpenFields(resume, good));
		return isOpen || found.length >= sharedByLeast ? [] : [`${search}: ${found.length}`];
	});
	expect(hopeless).toEqual([]);
});

test("Each value of a field that is compared as a whole is one of the library's", () => {
	const fields = ["role", "company", "industry", "level"] as const;
	const unknown = searches.flatMap(({ search, good }) =>
		fields.flatMap((field) =>
			choicesOf((good as Condition)[field] ?? [])
				.filter((value) => !library.some((resume) => resume[field] === value))
				.map((value) => `${search}: ${value}`),
		),
	);
	expect(unknown).toEqual([]);
});

test("No resume has all words of a search that should find nothing", () => {
	const nothing = searches.filter(({ kind }) => kind === "nothing");
	const found = nothing.flatMap(({ search }) =>
		library
			.filter((resume) => search.split(" ").every((word) => holdsWords(textsOf(resume).all, word)))
			.map(({ title }) => `${search}: ${title}`),
	);
	expect(found).toEqual([]);
});
