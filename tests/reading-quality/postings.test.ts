import { describe, expect, test } from "vitest";
import { problemsOfPosting, readPostings, requirementKinds } from "./postings.ts";

const postings = readPostings();
const fields = [...new Set(postings.map(({ field }) => field))];

describe("the postings that judge the extraction of requirements", () => {
	test("are as the schema and the rules say: each quote stands in its posting word for word", () => {
		const problems = postings.flatMap((posting) =>
			problemsOfPosting(posting).map((problem) => `${posting.id}: ${problem}`),
		);
		expect(problems).toEqual([]);
	});

	test("are fifteen of each of ten fields, five of them kept aside", () => {
		expect(fields.length).toBe(10);
		for (const field of fields) {
			const own = postings.filter((posting) => posting.field === field);
			expect(own.length, field).toBe(15);
			expect(own.filter(({ aside }) => aside).length, field).toBe(5);
		}
	});

	test("are each there once, by id and by words", () => {
		expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
		const sentences = postings.flatMap(({ text }) =>
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
