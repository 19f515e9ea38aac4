import { expect, test } from "vitest";
import { oneSlipAway, slipsBetween } from "./slips.ts";

test("One slip is a letter more, less, another one, or two exchanged; never of a short word", () => {
	const near = oneSlipAway("prodct");
	for (const word of ["product", "rodct", "prodit", "prodtc"]) expect(near).toContain(word);
	expect(near).not.toContain("prodct");
	expect(near).not.toContain("produkt");
	expect(oneSlipAway("abc")).toEqual([]);
	// Nor of what is no word.
	expect(oneSlipAway("a".repeat(31))).toEqual([]);
	// Another number is no slip.
	expect(["401k", "2019", "point72"].flatMap(oneSlipAway)).toEqual([]);
	expect(near.filter((word) => /\d/u.test(word))).toEqual([]);
});

test.each([
	["product", "product", 0],
	["prodct", "product", 1],
	["prodcut", "product", 1],
	["anestesiolgist", "anesthesiologist", 2],
	["plumber", "nurse", 5],
])("Between %s and %s there are as few slips as make one of the other", (one, other, slips) => {
	expect(slipsBetween(one, other)).toBe(slips);
	expect(slipsBetween(other, one)).toBe(slips);
});
