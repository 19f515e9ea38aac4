import { describe, expect, test } from "vitest";
import { structureOf } from "./line-blanks.ts";

describe("the structure of a line", () => {
	test.each([
		[
			"Cut p95 latency from 480 ms to 95 ms by batching ledger writes",
			"Cut ___ from ___ to ___ by batching ___",
		],
		["Led nine engineers across three time zones", "Led ___ across ___"],
		[
			"Reduced readmissions by 18% in two years, saving $1.2M at Harrow State",
			"Reduced ___ by ___ in ___, saving ___ at ___",
		],
		["Wrote and tested the importer that feeds 40 reports", "Wrote and tested ___ that ___"],
		["Taught 120 students; graded their work with Gradescope", "Taught ___; graded ___ with ___"],
		["Plan parts stock for 9 truck shops", "Plan ___ for ___"],
		["Left the job to raise two children", "Left ___ to raise ___"],
	])("keeps verbs and the words between the parts: %s", (line, structure) => {
		expect(structureOf(line)).toBe(structure);
	});

	test("has no figure, no name and no word that belongs to the author", () => {
		const structure =
			structureOf("Migrated 14 Kestrel services from Heroku to Kubernetes with Ada Example") ?? "";
		expect(structure).toBe("Migrated ___ from ___ to ___ with ___");
	});

	test("takes no noun for a verb, whatever its ending, where no verb can stand", () => {
		expect(structureOf("Led pricing for the marketing team")).toBe("Led ___ for ___");
		expect(structureOf("Built red and blue teams")).toBe("Built ___ and ___");
		expect(structureOf("Returned turbos to fixed stock")).toBe("Returned ___ to ___");
	});

	test.each([
		["", "nothing"],
		["Python, Go, SQL", "a list"],
		["Fluent in French", "a line without a verb"],
		["Technical lead of the refunds team", "a line that begins with a noun"],
		["Promoted twice", "one word and a blank"],
		["Led and taught", "nothing to fill in"],
	])("is null for %j: %s", (line) => {
		expect(structureOf(line)).toBeNull();
	});
});
