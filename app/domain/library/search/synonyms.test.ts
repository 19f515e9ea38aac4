import { expect, test } from "vitest";
import { experienceLevels, roles } from "#app/domain/library/catalogue.ts";
import { filterSynonyms, synonyms, wordSynonyms } from "./synonyms.ts";

const filterOf = (text: string) => filterSynonyms.find(({ says }) => says.includes(text))?.filter;
const wordsOf = (text: string) => wordSynonyms.find(({ says }) => says.includes(text));
/** As a search compares texts: without the signs between words, `c++` and `c#` excepted. */
const folded = (text: string) =>
	text
		.replaceAll("'", "")
		.replaceAll("&", " and ")
		.replace(/[^a-z\d+#]+/gu, " ")
		.trim();

/** The texts that stand in more than one entry. */
function inTwo(entries: readonly (readonly string[])[]): string[] {
	const all = entries.flatMap((texts) => [...new Set(texts.map(folded))]);
	return all.filter((text, at) => all.indexOf(text) !== at);
}

test("A job's short name, a company's other name, a city's and a visa's are filters", () => {
	expect(filterOf("swe")).toEqual({ role: ["Software Engineer"] });
	expect(filterOf("p&g")).toEqual({ company: ["Procter & Gamble"] });
	expect(filterOf("mbb")).toEqual({ company: ["McKinsey", "BCG", "Bain"] });
	expect(filterOf("nyc")).toEqual({ location: ["New York"] });
	expect(filterOf("h-1b")).toEqual({ visa: true });
	expect(filterOf("staff engineer")).toEqual({
		role: ["Software Engineer"],
		experienceLevel: ["Staff+"],
	});
});

test("An abbreviation and its long form find each other, a wider word finds one way", () => {
	expect(wordsOf("k8s")).toEqual({ says: ["k8s"], means: ["kubernetes"], both: true });
	expect(wordsOf("golang")?.both).toBeUndefined();
});

test("Every role and level of the catalogue is also said in other words", () => {
	const meant = (field: "role" | "experienceLevel") =>
		new Set<string>(filterSynonyms.flatMap(({ filter }) => filter[field] ?? []));
	expect(roles.filter((role) => !meant("role").has(role))).toEqual([]);
	expect(experienceLevels.filter((level) => !meant("experienceLevel").has(level))).toEqual([]);
});

test("No text stands in two entries, however it is written", () => {
	expect(inTwo([...filterSynonyms, ...wordSynonyms].map(({ says }) => says))).toEqual([]);
	const texts = [...filterSynonyms, ...wordSynonyms].flatMap(({ says }) => says);
	expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test("What is found both ways stands in no second entry that is typed", () => {
	const twoWays = wordSynonyms.filter(({ both }) => both);
	const others = [...filterSynonyms, ...wordSynonyms.filter(({ both }) => !both)];
	expect(
		inTwo([
			...twoWays.map(({ says, means }) => [...says, ...means]),
			...others.map(({ says }) => says),
		]),
	).toEqual([]);
});

test("A word that means other things in resumes is no filter", () => {
	const words = "go lead associate staff principal opt visa sr chase square ms la or in".split(" ");
	const isFilter = (word: string) => "filter" in (synonyms.entries.get(word) ?? {});
	expect(words.filter(isFilter)).toEqual([]);
	expect(["swe", "staff+", "staff level", "l.a."].filter((word) => !isFilter(word))).toEqual([]);
});
