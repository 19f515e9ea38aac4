import { expect, test } from "vitest";
import { formatPrice } from "./money.ts";

test.each([
	[2999, "$29.99"],
	[999, "$9.99"],
	[100, "$1"],
	[0, "$0"],
	[5, "$0.05"],
	[123456789, "$1,234,567.89"],
])("%i cents read as %s", (cents, text) => {
	expect(formatPrice(cents)).toBe(text);
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])("%d is not a price", (cents) => {
	expect(() => formatPrice(cents)).toThrow(RangeError);
});
