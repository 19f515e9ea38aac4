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
	{ says: ["staff+"], filter: { experienceLevel: ["Staff+"] }, general: undefined },
	{ says: ["bain & company"], filter: { company: ["Bain"] }, general: undefined },
	{ says: ["labor and delivery"], means: ["l&d"], both: true, general: undefined },
	{ says: ["k8s"], means: ["kubernetes"], both: true, general: undefined },
	{ says: ["ml"], means: ["machine learning"], general: undefined },
]);
const { filters } = emptyQuery;
const read = (search: string, chosen = filters) => readSearch(search, synonyms, chosen);
const ways = (search: string) => read(search).wanted.map((wanted) => wanted.ways);

test.each([
	["3.9", [["3.9"]]],
	["$3.9M", [["3.9m"]]],
	['"3.9 GPA"', [["3.9", "gpa"]]],
	["gpa:3.9/4.0", [["gpa", "3.9", "4.0"]]],
	["12,000", [["12000"]]],
	["12.50", [["12.50"]]],
	["1.5-hour", [["1.5hour"], ["1.5", "hour"]]],
	["24/7", [["24", "7"]]],
])("A number is wanted as a whole: %s", (search, ways) => {
	expect(read(search).wanted.map((each) => each.ways)).toEqual([ways]);
});

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

	test.each(["ex-Google", "(ex-Google)", "former-google", "ex–google", "ex google"])(
		"wants of what a person was only what it was: %s",
		(search) => expect(ways(search)).toEqual([[["google"]]]),
	);

	test("wants a word that only begins like one of these as it is", () => {
		expect(ways("mex-google ex-")).toEqual([[["mexgoogle"], ["mex", "google"]]]);
	});

	test("finds other ways to write a word, one way or both", () => {
		expect(ways("k8s")).toEqual([[["k8s"], ["kubernetes"]]]);
		expect(ways("kubernetes")).toEqual([[["kubernetes"], ["k8s"]]]);
		const labor = [
			["labor", "and", "delivery"],
			["l", "d"],
		];
		expect(ways("labor and delivery")[0]).toEqual(expect.arrayContaining(labor));
		expect(ways("labor & delivery")[0]).toEqual(expect.arrayContaining([["l", "d"]]));
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
	});

	test.each(["LA", "Monroe, LA", "staff", "chief of staff", "staff attorney"])(
		"are none without the signs that say so: %s",
		(search) => expect(read(search).understood).toEqual([]),
	);

	test("may be written with their signs in any case", () => {
		expect(read("Staff+ attorney").understood).toMatchObject([
			{ values: ["Staff+"], typed: "Staff+", rest: "attorney" },
		]);
	});

	test.each(["bain & company", "Bain and Company", "bain company", "Bain & company, nyc"])(
		"may be joined by a word or by its sign: %s",
		(search) => expect(read(search).understood[0]?.values).toEqual(["Bain"]),
	);

	test("tell each once, and no more of them than are searched for", () => {
		const letters = [..."bcdefghjklnopqrstuvxyz"];
		const { telling } = read([...letters, ...letters].join(" "), filters);
		expect(telling).toEqual(letters.slice(0, 12));
	});

	test("are left out where the field is chosen, as if they had not been typed", () => {
		const chosen = { ...filters, role: ["Marketing"] };
		const { wanted, understood, telling } = read("swe latency", chosen);
		expect(wanted.map(({ words }) => words)).toEqual([["latency"]]);
		expect(telling).toEqual(["latency"]);
		expect(understood).toEqual([
			{
				field: "role",
				values: ["Software Engineer"],
				typed: "swe",
				rest: "latency",
				isReplaced: true,
			},
		]);
		expect(withUnderstood(chosen, understood)).toEqual(chosen);
	});

	test("are words beside others that mean the same field, whatever is chosen", () => {
		const pm = [["pm"], ["product", "manager"]];
		expect(read("swe pm").wanted[0]?.ways).toEqual(pm);
		expect(read("swe pm", { ...filters, role: ["Marketing"] }).wanted[0]?.ways).toEqual(pm);
	});

	test.each([
		"teacher to pm",
		"from teacher to pm",
		"former teacher pm",
		"ex teacher, now pm",
		"ex-teacher pm",
		"used to be a teacher, now pm",
		"teacher moving into pm",
		"left teacher for pm",
		"teacher switching to pm",
	])("are what a person was before: %s", (search) => {
		const { understood } = read(search);
		expect(understood.map(({ field, values }) => [field, values])).toEqual([
			["previousRole", ["teacher"]],
			["role", ["Product Manager"]],
		]);
	});
});

test.each([
	["UN", false],
	["CRNA", false],
	["un", true],
	["Go", true],
	["GOOGLE", true],
])("Only what is no abbreviation is looked for inside of other words: %s", (search, isTyped) => {
	expect(read(search).wanted.map((wanted) => wanted.isTyped)).toEqual([isTyped]);
});

describe("What a person was", () => {
	test.each([
		["nurse to pm", ["nurse"]],
		["from retail to pm", ["retail"]],
		["former police officer pm", ["police"]],
		["doctor leaving the nhs for pm", ["doctor", "nhs"]],
		["google teacher becoming pm", ["google", "teacher"]],
		// To do something is no change, nor is what it is still.
		["how to get a job at google", []],
		["what skills to be a pm", []],
		["pm to be", []],
		["to pm", []],
		["graphic pm to product pm", ["graphic"]],
		["leaving", []],
	])("is told: %s", (search, former) => {
		expect(read(search).former).toEqual(former);
	});

	test("is no filter of what hired it", () => {
		const { understood, wanted } = read("bain & company to pm");
		expect(understood.map(({ field }) => field)).toEqual(["role"]);
		expect(wanted.map(({ ways }) => ways)).toEqual([[["bain", "company"], ["bain"]]]);
	});
});

describe("What “or” joins", () => {
	test("is one thing that is wanted, in any of its ways", () => {
		expect(ways('google or "bank of america" latency')).toEqual([
			[["google"], ["bank", "of", "america"]],
			[["latency"]],
		]);
		expect(ways("google or meta or k8s")).toEqual([
			[["google"], ["meta"], ["k8s"], ["kubernetes"]],
		]);
		expect(read("google or meta in nyc").telling).toEqual(["google or meta", "nyc"]);
	});

	test("is one filter where all of it means the same field", () => {
		const { understood, wanted } = read("swe or teacher at google");
		expect(understood).toMatchObject([
			{ field: "role", values: ["Software Engineer", "Teaching"], typed: "swe or teacher" },
		]);
		expect(wanted.map(({ words }) => words)).toEqual([["google"]]);
		expect(ways("swe or nyc")).toEqual([
			[["swe"], ["software", "engineer"], ["nyc"], ["new", "york"]],
		]);
	});

	test("is a room where it is written so, and the words behind it mean that", () => {
		const read = (search: string) =>
			readSearch(
				search,
				prepareSynonyms([
					{ says: ["or nurse"], means: ["operating room"], general: undefined },
					{ says: ["nurse"], filter: { role: ["Nursing"] }, general: undefined },
				]),
				filters,
			);
		expect(read("icu OR nurse").telling).toEqual(["icu", "OR nurse"]);
		expect(read("icu or nurse").telling).toEqual(["icu or nurse"]);
		expect(read("google OR meta").telling).toEqual(["google OR meta"]);
	});

	test.each(["or google", "google or", "google or the", "for or google"])(
		"is nothing at an end or beside words that say nothing: %s",
		(search) => expect(ways(search)).toEqual([[["google"]]]),
	);
});
