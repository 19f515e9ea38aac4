import { describe, expect, test } from "vitest";
import { readReviewChange, reviewProgress } from "./review-checklist.ts";

const ids = ["one", "two", "three"];
const form = (...fields: [string, string][]) => {
	const data = new FormData();
	for (const [name, value] of fields) data.append(name, value);
	return data;
};

describe("the progress of a review", () => {
	test("counts the checks that are asked, and no tick of an older list", () => {
		expect(reviewProgress(ids, new Set(["one", "gone"]))).toEqual({
			done: 1,
			total: 3,
			percent: 33,
		});
	});

	test("is 100 percent only when everything is done", () => {
		const many = Array.from({ length: 300 }, (_, index) => `check-${index}`);
		expect(reviewProgress(many, new Set(many.slice(1))).percent).toBe(99);
		expect(reviewProgress(many, new Set(many)).percent).toBe(100);
		expect(reviewProgress([], new Set()).percent).toBe(0);
	});
});

describe("a form of the checklist", () => {
	test("ticks one check, or takes its tick away", () => {
		const tick = { intent: "tick", check: "two" };
		expect(
			readReviewChange(form(["intent", "tick"], ["check", "two"], ["wanted", "yes"]), ids),
		).toEqual({ ...tick, wanted: true });
		expect(readReviewChange(form(["intent", "tick"], ["check", "two"]), ids)).toEqual({
			...tick,
			wanted: false,
		});
	});

	test("saves the list as it stands, each check once, and nothing that is no check", () => {
		const sent = form(
			["intent", "save"],
			["done", "three"],
			["done", "three"],
			["done", "one"],
			["done", "__proto__"],
		);
		expect(readReviewChange(sent, ids)).toEqual({ intent: "save", checks: ["three", "one"] });
		const added = form(["intent", "add"], ["done", "two"], ["done", "no such check"]);
		expect(readReviewChange(added, ids)).toEqual({ intent: "add", checks: ["two"] });
		expect(readReviewChange(form(["intent", "save"]), ids)).toEqual({ intent: "save", checks: [] });
	});

	test("begins again", () => {
		expect(readReviewChange(form(["intent", "reset"]), ids)).toEqual({ intent: "reset" });
	});

	test.each([
		[[["intent", "tick"]]],
		[
			[
				["intent", "tick"],
				["check", "constructor"],
			],
		],
		[[["intent", "erase"]]],
		[[]],
	] as [string, string][][][])("asks for nothing with %j", (fields) => {
		expect(readReviewChange(form(...fields), ids)).toBeNull();
	});
});
