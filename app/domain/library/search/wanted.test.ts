import { describe, expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { prepareSynonyms } from "./synonyms.ts";
import { readSearch, withUnderstood } from "./wanted.ts";

const synonyms = prepareSynonyms([
	{
		says: ["swe", "software developer"],
		filter: { role: ["Software Engineer"] },
		general: undefined,
	},
	{ says: ["teacher"], filter: { role: ["Teaching"] }, general: undefined },
	{ says: ["pm"], filter: { role: ["Product Manager"] }, general: undefined },
	{ says: ["nyc"], filter: { location: ["New York"] }, general: undefined },
	{ says: ["h1b"], filter: { visa: true }, general: undefined },
	{ says: ["l.a."], filter: { location: ["Los Angeles"] }, general: undefined },
	{ says: ["k8s"], means: ["kubernetes"], both: true, general: undefined },
	{ says: ["ml"], means: ["machine learning"], general: undefined },
]);
const { filters } = emptyQuery;
const read = (search: string, chosen = filters) => readSearch(search, synonyms, chosen);
const ways = (search: string) => read(search).wanted.map((wanted) => wanted.ways);

describe("A search", () => {
	test("wants each of its words, folded, and each once", () => {
		expect(ways("Latency latency Café")).toEqual([[["latency"]], [["cafe"]]]);
	});

	test("wants what stands together by signs as one word or as its words", () => {
		expect(ways("e-commerce front-end P&G")).toEqual([
			[["ecommerce"]],
			[["frontend"], ["front", "end"]],
			[["pg"]],
		]);
	});

	test("leaves words that say nothing out, unless there is nothing else", () => {
		expect(ways("how to get into consulting")).toEqual([[["consulting"]]]);
		expect(ways("how to")).toEqual([[["how"]], [["to"]]]);
		expect(read("a resume for pm").wanted).toEqual([]);
	});

	test("finds other ways to write a word, one way or both", () => {
		expect(ways("k8s")).toEqual([[["k8s"], ["kubernetes"]]]);
		expect(ways("kubernetes")).toEqual([[["kubernetes"], ["k8s"]]]);
		expect(ways("ml")).toEqual([[["ml"], ["machine", "learning"]]]);
		expect(ways("machine learning")).toEqual([[["machine"]], [["learning"]]]);
	});

	test("takes what stands in quotation marks by its letters", () => {
		expect(ways('"swe" "machine learning"')).toEqual([[["swe"]], [["machine", "learning"]]]);
	});
});

describe("Words that mean a filter", () => {
	test("become that filter, with the search that is left without them", () => {
		const { wanted, understood, telling } = read("swe latency nyc");
		expect(wanted.map(({ words }) => words)).toEqual([["latency"]]);
		expect(understood).toEqual([
			{ field: "role", values: ["Software Engineer"], typed: "swe", rest: "latency nyc" },
			{ field: "location", values: ["New York"], typed: "nyc", rest: "swe latency" },
		]);
		expect(telling).toEqual(["swe", "latency", "nyc"]);
		expect(withUnderstood(filters, understood)).toEqual({
			...filters,
			role: ["Software Engineer"],
			location: ["New York"],
		});
		expect(withUnderstood(filters, read("H1B").understood).visa).toBe(true);
	});

	test("may be several words, the longest first, and written with signs", () => {
		expect(read("software developer").understood[0]?.typed).toBe("software developer");
		expect(read("L.A. pm").understood.map(({ field }) => field)).toEqual(["location", "role"]);
		expect(read("LA pm").understood.map(({ field }) => field)).toEqual(["location", "role"]);
	});

	test("stay words where the field is chosen already", () => {
		const chosen = { ...filters, role: ["Marketing"] };
		expect(read("swe", chosen)).toMatchObject({
			understood: [],
			wanted: [{ ways: [["swe"], ["software", "engineer"]] }],
		});
		expect(read("swe pm").wanted[0]?.ways).toEqual([["pm"], ["product", "manager"]]);
	});

	test.each(["teacher to pm", "from teacher to pm", "former teacher pm", "ex teacher, now pm"])(
		"are what a person was before: %s",
		(search) => {
			const { understood } = read(search);
			expect(understood.map(({ field, values }) => [field, values])).toEqual([
				["previousRole", ["teacher"]],
				["role", ["Product Manager"]],
			]);
		},
	);
});
