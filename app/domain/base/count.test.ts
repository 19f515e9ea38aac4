import { expect, test } from "vitest";
import { count } from "./count.ts";

test.each([
	[0, "0 pages"],
	[1, "1 page"],
	[2, "2 pages"],
	[1204, "1,204 pages"],
])("%i is written as %j", (number, written) => {
	expect(count(number, "page")).toBe(written);
});
