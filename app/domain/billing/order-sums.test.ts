import { expect, test } from "vitest";
import { shownMonths } from "./order-sums.ts";

const june = {
	month: "2026-06",
	orders: 1_200,
	grossInCents: 123_456,
	refundedInCents: 999,
	disputedInCents: 2_999,
};
const may = {
	month: "2026-05",
	orders: 1,
	grossInCents: 100,
	refundedInCents: 100,
	disputedInCents: 0,
};

test("The sums of each month stand over those of all", () => {
	expect(shownMonths([june, may])).toEqual([
		{
			month: "June 2026",
			orders: "1,200",
			gross: "$1,234.56",
			refunded: "$9.99",
			net: "$1,224.57",
			disputed: "$29.99",
			isTotal: false,
		},
		{
			month: "May 2026",
			orders: "1",
			gross: "$1",
			refunded: "$1",
			net: "$0",
			disputed: "$0",
			isTotal: false,
		},
		{
			month: "All",
			orders: "1,201",
			gross: "$1,235.56",
			refunded: "$10.99",
			net: "$1,224.57",
			disputed: "$29.99",
			isTotal: true,
		},
	]);
});

test("One month is not added up, nor is none", () => {
	expect(shownMonths([june])).toHaveLength(1);
	expect(shownMonths([])).toEqual([]);
});
