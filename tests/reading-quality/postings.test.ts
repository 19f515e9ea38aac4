import { describe, expect, test } from "vitest";
import learned from "#app/domain/insights/posting/learned-weights.json" with { type: "json" };
import { requirementKinds } from "#app/domain/insights/posting/requirement.ts";
import wide from "#app/domain/insights/posting/wide-names.json" with { type: "json" };
import { packLearned } from "./label-postings.ts";
import { judgeAll, librarySkills, postingFigures } from "./posting-figures.ts";
import {
	postingSchema,
	problemsOfPosting,
	readLastPostings,
	readLaterPostings,
	readMorePostings,
	readOtherPostings,
	readPostings,
	readTaughtPostings,
} from "./postings.ts";
import { packWideNames } from "./wide-names.ts";

const postings = readPostings();
const later = readLaterPostings();
const last = readLastPostings();
const others = [...readOtherPostings(), ...readMorePostings()];
const fields = [...new Set(postings.map(({ field }) => field))];

describe("the postings that judge the extraction of requirements", () => {
	test("are as the schema and the rules say: each quote stands in its posting word for word", () => {
		const problems = [...postings, ...later, ...last, ...others].flatMap((posting) =>
			problemsOfPosting(posting).map((problem) => `${posting.id}: ${problem}`),
		);
		expect(problems).toEqual([]);
	});

	test("are fifteen of each of ten fields, five of them kept aside, four later ones and at least two last ones", () => {
		expect(fields.length).toBe(10);
		for (const field of fields) {
			const own = postings.filter((posting) => posting.field === field);
			expect(own.length, field).toBe(15);
			expect(own.filter(({ aside }) => aside).length, field).toBe(5);
			expect(later.filter((posting) => posting.field === field).length, field).toBe(4);
			expect(last.filter((posting) => posting.field === field).length, field).toBeGreaterThan(1);
		}
	});

	test("are each there once, by id and by words", () => {
		const all = [...postings, ...later, ...last, ...others];
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		const sentences = all.flatMap(({ text }) =>
			text.split(/\n+/u).filter((line) => line.length > 60),
		);
		expect(sentences.filter((line, at) => sentences.indexOf(line) !== at)).toEqual([]);
	});

	test.each(fields)("ask in %s for at least five kinds of things", (field) => {
		const labels = postings.flatMap((one) => (one.field === field ? one.requirements : []));
		const kinds = requirementKinds.filter((kind) => labels.some((label) => label.kind === kind));
		expect(kinds.length).toBeGreaterThanOrEqual(5);
	});
});

describe("the rules for a posting", () => {
	const [sample] = postings;
	if (!sample) throw new Error("no postings");
	const [label] = sample.requirements;
	if (!label) throw new Error("no labels");

	test.each([
		["a quote that is not in the text", { requirements: [{ ...label, quote: "Not there." }] }],
		["an id of another field", { id: "elsewhere-01" }],
		["a text of a few words", { text: label.quote, requirements: [label] }],
		["a label that is there twice", { requirements: [label, label] }],
	])("refuse %s", (_, change) => {
		expect(problemsOfPosting({ ...sample, ...change })).toHaveLength(1);
	});

	test.each([
		["fewer than three labels", { requirements: [label, label] }],
		["an unknown kind", { requirements: [...sample.requirements, { ...label, kind: "wish" }] }],
		[
			"years without a number",
			{ requirements: [...sample.requirements, { ...label, kind: "years" }] },
		],
	])("refuse %s by the schema", (_, change) => {
		expect(postingSchema.safeParse({ ...sample, ...change }).success).toBe(false);
	});
});

describe("the requirements that are found in the postings", () => {
	const known = librarySkills();

	/** A little below what was measured last: raise them with it. */
	test.each([
		["that were kept aside", 0.73, postings.filter(({ aside }) => aside)],
		["that were kept aside later", 0.825, later],
		["that were written last", 0.77, last],
	])("are no fewer and no more wrong than before in those %s", (_, floor, some) => {
		expect(postingFigures(judgeAll(some, known)).f1).toBeGreaterThanOrEqual(floor);
	});

	test("are found by what the seen postings teach now: npm run learn:postings", () => {
		const [packed, names] = [packLearned(readTaughtPostings(), known), packWideNames()];
		expect(JSON.stringify(packed) === JSON.stringify(learned)).toBe(true);
		expect(JSON.stringify(names) === JSON.stringify(wide)).toBe(true);
	});
});
