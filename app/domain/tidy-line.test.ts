import { expect, test } from "vitest";
import { removedMark, tidyLine } from "./tidy-line.ts";

test.each([
	["* | * | *", ""],
	["References: *, *, *. See them", "References: See them"],
	["Contact / Email me / LinkedIn *", ""],
	["E-mail: * | Phone: * | Berlin", "Berlin"],
	["Berlin (*), 2020", "Berlin, 2020"],
	["* led the migration", " led the migration"],
	["Author: *", ""],
])("%j without what stood at the stars is %j", (line, left) => {
	expect(tidyLine(line.replaceAll("*", removedMark))).toBe(left);
});

test("A line of which nothing was taken stays as it is", () => {
	expect(tidyLine("  | Contact:  | ")).toBe("  | Contact:  | ");
});
