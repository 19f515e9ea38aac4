import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Condition, choicesOf, searchKinds } from "./condition.ts";
import { findGood, isGoodByOpenFields, sharedByLeast } from "./judge.ts";
import { blindSearchesFile, readJudgedLibrary, readSearches, searchesFile } from "./library.ts";
import { fold } from "./words.ts";

const library = readJudgedLibrary();
const goodOf = findGood(library);

test("Of the first set no search is there twice, and every kind is", () => {
	const searches = readSearches();
	expect(new Set(searches.map(({ search }) => fold(search))).size).toBe(searches.length);
	expect(new Set(searches.map(({ kind }) => kind))).toEqual(new Set(searchKinds));
});

test("A search that both people of the blind set typed is judged once", () => {
	const searches = readSearches(blindSearchesFile);
	const judged = searches.map(({ search, ...rest }) => JSON.stringify([fold(search), rest]));
	expect(new Set(judged).size).toBe(new Set(searches.map(({ search }) => fold(search))).size);
});

describe.each([
	["first", searchesFile],
	["blind", blindSearchesFile],
])("The %s set", (_name, file) => {
	const searches = readSearches(file);

	test("has 400 searches, one a line and sorted by kind", () => {
		expect(searches).toHaveLength(400);
		const kinds = searches.map(({ kind }) => kind);
		expect(kinds).toEqual([...kinds].sort());
		const lines = readFileSync(file, "utf8").trim().split("\n").slice(1, -1);
		expect(lines.map((line) => JSON.parse(line.replace(/,$/u, "")))).toEqual(searches);
	});

	test("can be answered by the library: by open fields at least once, else by five resumes that share the words", () => {
		const hopeless = searches.flatMap(({ search, good }) => {
			if ("nothing" in good) return [];
			const found = goodOf(good);
			const isOpen = found.some((resume) => isGoodByOpenFields(resume, good));
			return isOpen || found.length >= sharedByLeast ? [] : [`${search}: ${found.length}`];
		});
		expect(hopeless).toEqual([]);
	});

	test("compares fields as a whole with values of the library only", () => {
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

	test("has no search that should find nothing of which the site may show a resume with all words", () => {
		const nothing = searches.filter(({ kind }) => kind === "nothing");
		const found = nothing.flatMap(({ search }) =>
			goodOf({ text: search.split(" ") }).map(({ title }) => `${search}: ${title}`),
		);
		expect(found).toEqual([]);
	});
});
