import { afterEach, expect, test } from "vitest";
import { brand } from "#app/content/brand.ts";
import { plans, prices } from "#app/domain/billing/plans.ts";
import { findOwnWordsBy } from "./own-words.ts";

afterEach(() => findOwnWordsBy(() => ({})));

test("What is not written stays as its file has it, and each look finds what holds then", () => {
	expect([brand.name, prices.pro]).toEqual(["Offerfolio", "$29.99"]);
	let name = "Lanternfolio";
	findOwnWordsBy(() => ({ brand: { name }, prices: { pack: 1200, pro: 3550, firstMonth: 200 } }));
	expect([brand.name, brand.supportAddress, prices.pro, prices.firstMonth]).toEqual([
		"Lanternfolio",
		"support@offerfolio.example",
		"$35.50",
		"$2",
	]);
	expect({ ...plans.pack }.priceInCents).toBe(1200);
	name = "Candlefolio";
	expect(brand.name).toBe("Candlefolio");
});
