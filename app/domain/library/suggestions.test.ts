import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FacetOption } from "./resume.ts";
import { emptyQuery, parseResumeQuery } from "./resume-query.ts";
import {
	applySuggestion,
	prefixOf,
	readTyped,
	type Suggestion,
	suggest,
	suggestionsMaximum,
} from "./suggestions.ts";

const options = (counts: Record<string, number>): FacetOption[] =>
	Object.entries(counts).map(([value, count]) => ({ value, count }));

const library = {
	company: options({
		Google: 19,
		"Goldman Sachs": 30,
		"Google Cloud": 4,
		"Morgan Stanley": 12,
		"JPMorgan Chase & Co.": 25,
		"Ünal Bank": 2,
		"Crédit Agricole": 3,
		"Man Group": 5,
		"Gone Away": 0,
		Finance: 1,
	}),
	role: options({
		"Software Engineer": 93,
		"Machine Learning Engineer": 58,
		"Product Manager": 68,
		Engineering: 2,
		Finance: 40,
		Consultant: 0,
	}),
};
const words = (...found: string[]) =>
	found.map((word, index) => ({ word, written: word, resumes: 100 - index }));

const offered = (text: string, vocabulary = words()) =>
	suggest(readTyped(text), library, vocabulary);
const valuesOf = (suggestions: readonly Suggestion[]) =>
	suggestions.map(({ kind, value }) => `${kind} ${value}`);

describe("A name is suggested", () => {
	test.each([
		["goog", ["company Google", "company Google Cloud"]],
		["GOOG", ["company Google", "company Google Cloud"]],
		["  goog", ["company Google", "company Google Cloud"]],
		["stan", ["company Morgan Stanley"]],
		["cloud", ["company Google Cloud"]],
		["co", ["company JPMorgan Chase & Co."]],
		["unal", ["company Ünal Bank"]],
		["ünal", ["company Ünal Bank"]],
		["U\u0308nal", ["company Ünal Bank"]],
		["credit", ["company Crédit Agricole"]],
		["prod", ["role Product Manager"]],
	])("by the beginning of any of its words: %j", (text, expected) => {
		expect(valuesOf(offered(text))).toEqual(expected);
	});

	test.each(["oogle", "gleam", "%", "_", "\\", ".*", "(", "&", "&&", "'", "\u{1f600}"])(
		"and by nothing else: %j",
		(text) => {
			expect(offered(text)).toEqual([]);
		},
	);

	test("not when no resume would be found", () => {
		expect(valuesOf(offered("gone"))).toEqual([]);
		expect(valuesOf(offered("consul"))).toEqual([]);
	});

	test("first when it begins so, then when a later word does; of both the one with more resumes", () => {
		expect(valuesOf(offered("g"))).toEqual([
			"company Goldman Sachs",
			"company Google",
			"company Google Cloud",
			"company Man Group",
		]);
		expect(valuesOf(offered("m"))).toEqual([
			"company Morgan Stanley",
			"company Man Group",
			"role Machine Learning Engineer",
			"role Product Manager",
		]);
		expect(valuesOf(offered("eng"))).toEqual([
			"role Engineering",
			"role Software Engineer",
			"role Machine Learning Engineer",
		]);
	});

	test("with the number of resumes that the filter finds", () => {
		expect(offered("sach")[0]).toMatchObject({ value: "Goldman Sachs", resumes: 30 });
	});

	test("with the place of what was typed, in the name as it is written", () => {
		const typedOf = (text: string) =>
			offered(text).map(({ value, typed }) => value.slice(typed.from, typed.to));
		expect(typedOf("GOOG")).toEqual(["Goog", "Goog"]);
		expect(typedOf("stan")).toEqual(["Stan"]);
		expect(typedOf("una")).toEqual(["Üna"]);
		expect(typedOf("chase & co.")).toEqual(["Chase & Co."]);
		const decomposed = { company: options({ "Cafe\u0301 Rio": 1 }), role: [] };
		const [cafe] = suggest(readTyped("café"), decomposed, []);
		expect(cafe?.typed).toEqual({ from: 0, to: 5 });
	});
});

describe("Of several words that were typed", () => {
	test("the last one is completed, and those before it stay", () => {
		expect(offered("senior kubernetes goog")).toMatchObject([
			{ value: "Google", before: "senior kubernetes" },
			{ value: "Google Cloud", before: "senior kubernetes" },
		]);
	});

	test("as many belong to a name as it continues, and then no name that continues fewer is meant", () => {
		expect(offered("goldman sa")).toMatchObject([{ value: "Goldman Sachs", before: "" }]);
		expect(offered("product man")).toMatchObject([{ value: "Product Manager", before: "" }]);
		expect(offered("senior software eng")).toMatchObject([
			{ value: "Software Engineer", before: "senior" },
		]);
		expect(valuesOf(offered("man"))).toEqual(["company Man Group", "role Product Manager"]);
	});

	test("a finished one is a whole word of the name", () => {
		expect(valuesOf(offered("google "))).toEqual(["company Google", "company Google Cloud"]);
		expect(valuesOf(offered("goog "))).toEqual([]);
		expect(valuesOf(offered("product "))).toEqual(["role Product Manager"]);
		expect(offered("google ")[0]?.typed).toEqual({ from: 0, to: 6 });
	});
});

describe("A word of the library is suggested", () => {
	test("by its beginning, those of most resumes first, and without a count", () => {
		const vocabulary = [
			{ word: "kubernetes", written: "kubernetes", resumes: 12 },
			{ word: "kubeflow", written: "kubeflow", resumes: 40 },
			{ word: "kafka", written: "kafka", resumes: 99 },
		];
		expect(suggest(readTyped("Python KUB"), library, vocabulary)).toEqual([
			{
				kind: "word",
				value: "kubeflow",
				resumes: null,
				before: "Python",
				typed: { from: 0, to: 3 },
			},
			{
				kind: "word",
				value: "kubernetes",
				resumes: null,
				before: "Python",
				typed: { from: 0, to: 3 },
			},
		]);
	});

	test("as it is written, with what was typed of it", () => {
		const vocabulary = [
			{ word: "fulltime", written: "full-time", resumes: 3 },
			{ word: "fullsize", written: "full-size", resumes: 2 },
		];
		const marked = (text: string) =>
			suggest(readTyped(text), library, vocabulary).map(
				({ value, typed }) => `[${value.slice(typed.from, typed.to)}]${value.slice(typed.to)}`,
			);
		expect(marked("full")).toEqual(["[full]-time", "[full]-size"]);
		expect(marked("FULL-")).toEqual(["[full]-time", "[full]-size"]);
		expect(marked("Full-t")).toEqual(["[full-t]ime"]);
		expect(marked("fullti")).toEqual(["[full-ti]me"]);
		expect(marked("full-time")).toEqual([]);
	});

	test("not when it was typed already, nor when it is a name that is suggested", () => {
		expect(valuesOf(offered("kafka", words("kafka", "kafkaesque")))).toEqual(["word kafkaesque"]);
		expect(valuesOf(offered("googl", words("google", "googler")))).toEqual([
			"company Google",
			"company Google Cloud",
			"word googler",
		]);
	});

	test("from two letters on, and not after a space", () => {
		expect(prefixOf(readTyped("k"))).toBeNull();
		expect(prefixOf(readTyped("\u{1d11e}"))).toBeNull();
		expect(prefixOf(readTyped("ku"))).toBe("ku");
		expect(prefixOf(readTyped("python KU"))).toBe("ku");
		expect(prefixOf(readTyped("kubernetes "))).toBeNull();
		expect(prefixOf(readTyped(""))).toBeNull();
		expect(prefixOf(readTyped("   "))).toBeNull();
	});
});

describe("The list", () => {
	const many = {
		company: options(
			Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Aa${at}`, 50 - at])),
		),
		role: options(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Aar${at}`, 50 - at]))),
	};
	const manyWords = words(...Array.from({ length: 12 }, (_, at) => `aaw${at}`));
	const countsOf = (suggestions: readonly Suggestion[]) =>
		(["company", "role", "word"] as const).map(
			(kind) => suggestions.filter((suggestion) => suggestion.kind === kind).length,
		);

	test("has eight entries at most, and of every kind a share", () => {
		expect(countsOf(suggest(readTyped("aa"), many, manyWords))).toEqual([3, 2, 3]);
	});

	test("gives to the others what one kind leaves over", () => {
		expect(countsOf(suggest(readTyped("aa"), many, []))).toEqual([6, 2, 0]);
		expect(countsOf(suggest(readTyped("aa"), { ...many, company: [] }, manyWords))).toEqual([
			0, 5, 3,
		]);
		expect(countsOf(suggest(readTyped("aa"), { company: [], role: [] }, manyWords))).toEqual([
			0, 0, 8,
		]);
	});

	test("offers a name once, though a company and a role have it", () => {
		expect(valuesOf(offered("finance", words("finances")))).toEqual([
			"company Finance",
			"word finances",
		]);
	});

	test("is empty for nothing", () => {
		expect(offered("", words("a"))).toEqual([]);
		expect(offered(" \n\t ", words("a"))).toEqual([]);
	});

	test("is short, without duplicates and marks what is there, whatever is typed", () => {
		const letters = fc.constantFrom(
			"g",
			"o",
			"m",
			"e",
			"a",
			"ü",
			" ",
			"&",
			"%",
			"\\",
			"\u{1f600}",
			"ﬁ",
			"İ",
		);
		fc.assert(
			fc.property(fc.string({ unit: letters, maxLength: 300 }), (text) => {
				const found = offered(text, words("google", "engineer", "gem"));
				expect(found.length).toBeLessThanOrEqual(suggestionsMaximum);
				const names = found.map(({ value }) => value.toLowerCase());
				expect(new Set(names).size).toBe(names.length);
				for (const { value, typed } of found) {
					expect(0 <= typed.from && typed.from < typed.to && typed.to <= value.length).toBe(true);
				}
			}),
		);
	});
});

describe("Choosing", () => {
	const suggestion = (values: Partial<Suggestion>): Suggestion => ({
		kind: "company",
		value: "Google",
		resumes: 19,
		before: "",
		typed: { from: 0, to: 4 },
		...values,
	});
	const query = parseResumeQuery(
		new URLSearchParams("q=goog&company=Meta&experience=Intern&sort=recent"),
	);

	test("a company or a role filters by it; what was typed before it stays as text", () => {
		const chosen = applySuggestion(query, suggestion({ before: "python" }));
		expect(chosen).toEqual({
			...query,
			search: "python",
			filters: { ...query.filters, company: ["Meta", "Google"] },
		});
		const role = suggestion({ kind: "role", value: "Product Manager" });
		expect(applySuggestion(emptyQuery, role)).toEqual({
			...emptyQuery,
			filters: { ...emptyQuery.filters, role: ["Product Manager"] },
		});
	});

	test("what is chosen already does not filter twice", () => {
		const chosen = applySuggestion(query, suggestion({ value: "Meta" }));
		expect(chosen.filters.company).toEqual(["Meta"]);
		expect(chosen.search).toBe("");
	});

	test("a word completes the text and leaves the filters", () => {
		const word = suggestion({ kind: "word", value: "kubernetes", before: "senior python" });
		expect(applySuggestion(query, word)).toEqual({
			...query,
			search: "senior python kubernetes",
		});
		expect(applySuggestion(query, { ...word, before: "" }).search).toBe("kubernetes");
		expect(applySuggestion(query, { ...word, before: "x".repeat(198) }).search).toHaveLength(200);
	});
});
