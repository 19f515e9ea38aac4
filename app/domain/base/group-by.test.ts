import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("Items are put together by their key, each as it came, the keys as they came first", () => {
	const groups = groupBy(["ann", "bob", "al", "cy", "bo"], (name) => name[0]);
	expect([...groups]).toEqual([
		["a", ["ann", "al"]],
		["b", ["bob", "bo"]],
		["c", ["cy"]],
	]);
	const [one, other] = [{}, {}];
	expect([...groupBy([1, 2, 3], (count) => (count > 1 ? one : other)).values()]).toEqual([
		[1],
		[2, 3],
	]);
	expect(groupBy([], () => 1).size).toBe(0);
});
