import { expect, test } from "vitest";
import { count, countEach } from "./count.ts";

test.each([
	[0, "0 pages"],
	[1, "1 page"],
	[2, "2 pages"],
	[1204, "1,204 pages"],
])("%i is written as %j", (number, written) => {
	expect(count(number, "page")).toBe(written);
});

test("Each value is counted, in the order in which they come first", () => {
	expect([...countEach(["b", "a", "b"])]).toEqual([
		["b", 2],
		["a", 1],
	]);
});
