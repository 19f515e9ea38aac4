import { expect, test } from "vitest";
import { removedMark, tidiedSigns, tidyLine } from "./tidy-line.ts";

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

test("Sign by sign: what stays is what the tidied lines have, and a line's end", () => {
	const text = "Ada | Berlin | Bob\n| Ada |\nReferences: Ada, Bob";
	const gone = [...text.matchAll(/Ada|Bob/gu)].map(({ index }) => index);
	const isRemoved = (at: number) => gone.some((start) => start <= at && at < start + 3);
	const stays = tidiedSigns(text, isRemoved);
	expect([...text].filter((_, at) => stays[at]).join("")).toBe("Berlin\n\n");
});
