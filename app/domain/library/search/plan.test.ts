import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	allShares,
	chooseCountPlan,
	choosePagePlan,
	chooseReads,
	chooseTotalPlan,
	combineShares,
	countedAtMost,
	type Part,
	type QueryEstimate,
	sampleFactor,
} from "./plan.ts";

const million = 1_000_000;
const estimate = (changes: Partial<QueryEstimate> = {}): QueryEstimate => ({
	resumes: million,
	filtered: null,
	text: null,
	isPopular: false,
	featured: null,
	bands: [],
	wanted: 25,
	...changes,
});
/** Filters that leave this many resumes in this many cells. */
const filtered = (resumes: number, cells: number, nearby = resumes, entries = 0) => ({
	filtered: { resumes, cells, nearby, entries },
});
/** Words that this many of a million resumes have. */
const text = (found: number, terms: number | null = 2, entries = found) => ({
	text: { share: found / million, terms, entries, vast: null },
});
const strategiesOf = (query: QueryEstimate) => choosePagePlan(query).map((plan) => plan?.strategy);
const countStrategy = (query: QueryEstimate) => chooseCountPlan(query).strategy;

describe("a page", () => {
	test.each<[string, Partial<QueryEstimate>, string[]]>([
		["of everything is walked to", {}, ["walk"]],
		["of an empty library too", { resumes: 0 }, ["walk"]],
		["of a large filter is walked to, or else merged", filtered(100_000, 2_000), ["walk", "merge"]],
		["of a small filter is merged", filtered(300, 90), ["merge"]],
		["of a middling filter in few cells is merged", filtered(8_000, 20), ["merge"]],
		["of a middling filter in many cells is walked to", filtered(8_000, 4_000), ["walk", "merge"]],
		["of a filter that leaves nothing is known", filtered(0, 0), ["nothing"]],
		["of a common word is walked to, or else gathered", text(300_000), ["walk", "gather"]],
		["of a rare word is gathered", text(300), ["gather"]],
		["of a word in no term is known", text(0, 0), ["nothing"]],
		["of two letters is walked to, however far", text(900_000, null), ["walk"]],
		["of rare letters too: there is no other way", text(30, null), ["walk"]],
		[
			"of a common word and a small filter is gathered",
			{ ...text(300_000), ...filtered(2_000, 90) },
			["gather"],
		],
		[
			"of a common word and a large filter is walked to",
			{ ...text(300_000), ...filtered(300_000, 9_000) },
			["walk", "gather"],
		],
		[
			"of a word by views is sooner walked to",
			{ ...text(8_000), isPopular: true },
			["walk", "gather"],
		],
		["of the same word by date is gathered", text(8_000), ["gather"]],
		[
			"of a word that many have is gathered among the featured where these come first",
			{ ...text(20_000), featured: 0.05 },
			["gather", "gather"],
		],
		[
			"of a word that fewer have is gathered at once",
			{ ...text(1_400), featured: 0.05 },
			["gather"],
		],
		[
			"of a common word is walked to where the featured come first as well",
			{ ...text(300_000), featured: 0.05 },
			["walk", "gather"],
		],
	])("%s", (_, changes, strategies) => {
		expect(strategiesOf(estimate(changes))).toEqual(strategies);
	});

	/** Weeks of a thousand resumes, from the newest. */
	const weeks = { bands: Array.from({ length: 60 }, () => 1_000) };
	test.each<[string, Partial<QueryEstimate>, Part | "all" | undefined]>([
		["a rare word in all weeks", { ...text(900), ...weeks }, "all"],
		[
			"a word that more have in as many weeks as hold three pages of finds",
			{ ...text(8_000), ...weeks },
			{ first: 10, isVastChecked: false },
		],
		["a common word by walking", { ...text(300_000), ...weeks }, undefined],
		[
			"a word beside a common one too, where the list of that is not read",
			{
				text: {
					...{ share: 0.008, terms: 4, entries: 1_700_000 },
					vast: { share: 0.8, entries: 1_690_000 },
				},
				...weeks,
			},
			{ first: 10, isVastChecked: true },
		],
		[
			"a word by views in the bands of the most viewed",
			{ ...text(8_000), isPopular: true, bands: [100, 5_000, 20_000, 80_000] },
			{ first: 3, isVastChecked: false },
		],
		["a word for whose page no band suffices in all", { ...text(3_000), bands: [10] }, "all"],
		[
			"a word among the featured, where these come first",
			{ ...text(20_000), featured: 0.05, ...weeks },
			{ first: "featured", isVastChecked: false },
		],
		[
			"a word that fewer of them have in the first weeks and among the featured",
			{ ...text(8_000), featured: 0.005, ...weeks },
			{ first: 10, isVastChecked: false },
		],
	])("of what comes first looks for %s", (_, changes, within) => {
		const [plan] = choosePagePlan(estimate(changes));
		expect(plan.strategy === "gather" ? plan.within : undefined).toEqual(within);
	});

	test("in a small library is walked to from end to end", () => {
		const small = { resumes: 300, ...filtered(100, 90, 200) };
		expect(choosePagePlan(estimate(small))).toEqual([{ strategy: "walk", bound: 300 }]);
	});

	test("is not walked to for longer than four times what is expected", () => {
		const [walk] = choosePagePlan(estimate(text(100_000)));
		expect(walk).toEqual({ strategy: "walk", bound: 4 * 25 * 10 });
		const [long] = choosePagePlan(estimate({ ...text(20_000), isPopular: true }));
		expect(long).toEqual({ strategy: "walk", bound: 4 * 25 * 50 });
	});

	const anyEstimate: fc.Arbitrary<QueryEstimate> = fc
		.record({
			resumes: fc.integer({ min: 0, max: 5_000_000 }),
			share: fc.double({ min: 0, max: 1, noNaN: true }),
			cells: fc.integer({ min: 0, max: 20_000 }),
			isFiltered: fc.boolean(),
			text: fc.option(
				fc.record({
					share: fc.double({ min: 0, max: 1, noNaN: true }),
					terms: fc.option(fc.nat({ max: 400 })),
					entries: fc.nat({ max: 20_000_000 }),
					vast: fc.constantFrom(null, { share: 0.5, entries: 0 }),
				}),
			),
			isPopular: fc.boolean(),
			featured: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
			bands: fc.array(fc.nat({ max: 10_000 }), { maxLength: 60 }),
			wanted: fc.integer({ min: 1, max: 101 }),
		})
		.map(({ share, cells, isFiltered, ...rest }) => {
			const left = Math.floor(rest.resumes * share);
			const nearby = Math.floor((left + rest.resumes) / 2);
			return {
				...rest,
				filtered: isFiltered
					? { resumes: left, cells: Math.min(left, cells), nearby, entries: nearby }
					: null,
			};
		});

	test("is always found in the end: the last plan leaves nothing out", () => {
		fc.assert(
			fc.property(anyEstimate, (query) => {
				const plans = choosePagePlan(query).filter((plan) => plan !== undefined);
				const last = plans.at(-1);
				if (last?.strategy === "walk") expect(last.bound).toBe(query.resumes);
				for (const { strategy } of plans) {
					if (strategy === "gather") expect(query.text?.terms).toBeGreaterThan(0);
					if (strategy === "merge") expect(query.text).toBeNull();
					if (strategy === "nothing") {
						expect(query.filtered?.resumes === 0 || query.text?.terms === 0).toBe(true);
					}
				}
			}),
		);
	});

	test("and its counts look at a bounded number of resumes, whatever the library holds", () => {
		fc.assert(
			fc.property(anyEstimate, (query) => {
				const plan = chooseCountPlan(query);
				const share = query.text?.share ?? 0;
				const looked = (query.filtered?.nearby ?? query.resumes) * share;
				if (plan.strategy === "gather") expect(looked).toBeLessThanOrEqual(countedAtMost);
				if (plan.strategy === "sample-terms" && plan.level < 5) {
					expect(looked / sampleFactor(plan)).toBeLessThanOrEqual(1_500);
				}
				if (plan.strategy === "sample-text") {
					expect((query.resumes * plan.shares) / allShares).toBeLessThanOrEqual(5_000);
				}
			}),
		);
	});
});

describe("counts", () => {
	test.each<[string, Partial<QueryEstimate>, string]>([
		["without words are in memory", filtered(300, 20), "cube"],
		["of a rare word are counted one by one", text(300), "gather"],
		["of 3,000 finds still are", text(countedAtMost), "gather"],
		["of 3,001 are sampled", text(countedAtMost + 1), "sample-terms"],
		["of what nobody has are none", text(0, 0), "nothing"],
		["of two letters are read from a sample", text(900_000, null), "sample-text"],
		["of many terms too, by these", text(100_000, 300), "sample-terms"],
		["of many rare terms are counted", text(3_000, 300), "gather"],
		[
			"of a common word beside a filter look at what the filter hides as well",
			{ ...text(300_000), ...filtered(10_000, 90, 200_000) },
			"sample-terms",
		],
		[
			"of a common word beside two narrow filters are exact",
			{ ...text(300_000), ...filtered(100, 9, 10_000) },
			"gather",
		],
	])("%s", (_, changes, strategy) => {
		expect(countStrategy(estimate(changes))).toBe(strategy);
	});

	test("of a sample expect at most 1,500 finds, and stand for all", () => {
		expect(chooseCountPlan(estimate(text(6_000)))).toEqual({ strategy: "sample-terms", level: 1 });
		expect(chooseCountPlan(estimate(text(6_001)))).toEqual({ strategy: "sample-terms", level: 2 });
		expect(chooseCountPlan(estimate(text(million)))).toEqual({
			strategy: "sample-terms",
			level: 5,
		});
		expect(sampleFactor({ strategy: "sample-terms", level: 3 })).toBe(64);
		expect(sampleFactor({ strategy: "sample-text", shares: 4 })).toBe(256);
		expect(sampleFactor({ strategy: "gather" })).toBe(1);
	});

	test("of words that begin many others come from a smaller sample", () => {
		expect(chooseCountPlan(estimate(text(100_000, 50, 8_000_000)))).toEqual({
			strategy: "sample-terms",
			level: 4,
		});
	});

	test("of letters are exact in a library of 2,000, and read half of one that is larger by one", () => {
		const letters = (resumes: number) =>
			chooseCountPlan(
				estimate({ resumes, text: { share: 0.5, terms: null, entries: 0, vast: null } }),
			);
		expect(letters(2_000)).toEqual({ strategy: "sample-text", shares: allShares });
		expect(letters(2_001)).toEqual({ strategy: "sample-text", shares: allShares / 2 - 1 });
		expect(letters(100_000_000)).toEqual({ strategy: "sample-text", shares: 1 });
	});

	test("are exact in total where the filters leave little", () => {
		const both = { ...text(300_000, 2, 100_000), ...filtered(1_000, 90, 200_000) };
		expect(chooseTotalPlan(estimate(both))).toBe("exact");
		expect(chooseTotalPlan(estimate(text(300_000)))).toBe("as-options");
		expect(chooseTotalPlan(estimate(text(300, null)))).toBe("as-options");
	});

	test("are about in total where the lists are long, from a sample that says enough", () => {
		/** Words that a tenth of the library has, beside filters whose lists have so many entries. */
		const beside = (found: number, nearby: number, entries: number) =>
			chooseTotalPlan(estimate({ ...text(100_000), ...filtered(found * 10, 90, nearby, entries) }));
		expect(beside(800, 1_000_000, 10_000)).toBe("exact");
		expect(beside(2_800, 100_000, 400_000)).toBe("as-options");
		// Of a sample for the options that expects a handful nobody could say how many there are.
		expect(beside(2_000, 1_000_000, 400_000)).toBe(1);
		expect(beside(2_800, 1_000_000, 400_000)).toBe(2);
		expect(beside(500, 1_000_000, 400_000)).toBe("exact");
	});
});

describe("the index of terms is asked", () => {
	test.each<[string, Partial<QueryEstimate>, ReturnType<typeof chooseReads>]>([
		["once for a page and counts of everything that is found", text(300), "one"],
		[
			"once for a page and its total, while the options are sampled",
			{ ...text(300_000), ...filtered(1_000, 90, 200_000) },
			"page-and-total",
		],
		[
			"once for counts of everything, though the newest would be found in fewer",
			{ ...text(2_900), bands: Array(60).fill(2_000) },
			"one",
		],
		[
			"twice where the most viewed are found in fewer: to read views is dear",
			{ ...text(2_900), isPopular: true, bands: [100, 50_000] },
			"apart",
		],
		["for the counts alone where the page is walked to", text(300_000), "apart"],
		["not at all without words", filtered(300, 20), "apart"],
		["not at all for what nobody has", text(0, 0), "apart"],
		["not at all for two letters", text(900_000, null), "apart"],
	])("%s", (_, changes, looks) => {
		expect(chooseReads(estimate(changes))).toBe(looks);
	});
});

test("words are taken for independent, and no share for more than all", () => {
	expect(combineShares([])).toBe(1);
	expect(combineShares([0.5, 0.5])).toBe(0.25);
	expect(combineShares([1.7, 0.5])).toBe(0.5);
});
