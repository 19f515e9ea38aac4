import { describe, expect, test } from "vitest";
import { offerFor } from "./offer.ts";

describe("The price that a person is shown", () => {
	test("of Pro is the month's for a visitor and for everybody without the cheaper first month", () => {
		const pro = {
			price: "$29.99",
			monthly: "$29.99",
			terms: "$29.99 per month",
			smallPrint: null,
		};
		expect(offerFor(null).pro).toEqual(pro);
		expect(offerFor({ hasFirstMonth: false }).pro).toEqual(pro);
	});

	test("of Pro is the first month's for those who may have it, with what follows beside it", () => {
		expect(offerFor({ hasFirstMonth: true }).pro).toEqual({
			price: "$1",
			monthly: "$29.99",
			terms: "first month $1, then $29.99 per month",
			smallPrint: "first month, then $29.99 per month",
		});
	});

	test("of a pack is the same for everybody", () => {
		const pack = { price: "$9.99", terms: "$9.99 one-time" };
		for (const person of [null, { hasFirstMonth: true }]) {
			expect(offerFor(person).pack).toEqual(pack);
		}
	});
});
