import { expect, test } from "vitest";
import { compareAddress } from "./compare-address.ts";

test("The address of a comparison has three at most, and whether it is line by line", () => {
	expect(compareAddress(["a", "b", "c", "d"])).toBe("/resumes/compare?ids=a,b,c");
	expect(compareAddress(["a"], true)).toBe("/resumes/compare?ids=a&lines=on");
});
