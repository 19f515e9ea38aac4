import { describe, expect, test } from "vitest";
import { reviewCheckIds, reviewParts } from "./checks.server.ts";

const checks = reviewParts.flatMap((part) => part.checks);

describe("the review checklist", () => {
	test("goes from far away to close by", () => {
		expect(reviewParts.map(({ title }) => title)).toEqual([
			"First glance",
			"Each job",
			"Bullets",
			"Skills",
			"Proofreading",
			"The file",
		]);
		expect(checks).toHaveLength(25);
	});

	test("has an id for each check, which ticks are kept by", () => {
		expect(new Set(reviewCheckIds).size).toBe(checks.length);
		for (const id of reviewCheckIds) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/u);
	});

	test("says of each why, in whole sentences, and shows a before and an after that differ", () => {
		for (const { title, why, before, after } of checks) {
			expect(title).not.toMatch(/\.$/u);
			expect(why).toMatch(/^[\p{Lu}“].+\.$/u);
			expect(before).not.toBe(after);
			expect(Math.min(before.length, after.length)).toBeGreaterThan(5);
		}
	});

	test("keeps its own advice: no line that it recommends begins weakly", () => {
		for (const { after } of checks) {
			expect(after).not.toMatch(/^(?:Responsible|Helped|Worked|Assisted)\b/u);
		}
	});
});
