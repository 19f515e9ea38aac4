import { expect, test } from "vitest";
import { cardName } from "./card-name.ts";

test.each([
	["visa", "4242", "Visa 4242"],
	["amex", "0005", "American Express 0005"],
	["unknown", "1234", "Card 1234"],
	[null, "4242", null],
	["visa", null, null],
])("A card of %s that ends in %s is called %s", (brand, lastFour, name) => {
	expect(cardName({ brand, lastFour })).toBe(name);
});
