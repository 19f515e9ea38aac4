import { describe, expect, test } from "vitest";
import { orderStatus, paysForPresentPeriod, readReceiptNumber, receiptNumber } from "./orders.ts";

const paidAt = new Date("2026-06-15T12:00:00.000Z");
const later = (days: number) => new Date(paidAt.getTime() + days * 86_400_000);

describe("An order", () => {
	const facts = { amountInCents: 999, refundedInCents: 0, dispute: "none" } as const;

	test.each([
		[0, "paid"],
		[1, "partly refunded"],
		[998, "partly refunded"],
		[999, "refunded"],
	])("with %i of 999 cents given back is %s", (refundedInCents, status) => {
		expect(orderStatus({ ...facts, refundedInCents })).toBe(status);
	});

	test("is disputed while and after the bank takes it back, and paid again when we win", () => {
		expect(orderStatus({ ...facts, dispute: "open" })).toBe("disputed");
		expect(orderStatus({ ...facts, refundedInCents: 999, dispute: "lost" })).toBe("disputed");
		expect(orderStatus({ ...facts, dispute: "won" })).toBe("paid");
	});
});

test("Receipts are numbered with six digits, and go on after them", () => {
	expect(receiptNumber(42)).toBe("OF-000042");
	expect(receiptNumber(1_234_567)).toBe("OF-1234567");
});

test.each([
	["OF-000042", 42],
	["of 42", 42],
	["of000042", 42],
	["of42", null],
	["#42", 42],
	["# 42", 42],
	["42", null],
	["OF-", null],
	["offer 42", null],
	["#42a", null],
])("“%s” means the number %s", (text, number) => {
	expect(readReceiptNumber(text)).toBe(number);
});

test("A payment is for the present period when its subscription has not gone on since", () => {
	const subscription = { stripeSubscriptionId: "sub_1", currentPeriodStart: paidAt };
	const order = { stripeSubscriptionId: "sub_1", periodStart: new Date(paidAt) };
	expect(paysForPresentPeriod(order, subscription)).toBe(true);
	expect(paysForPresentPeriod({ ...order, periodStart: later(-30) }, subscription)).toBe(false);
	expect(paysForPresentPeriod({ ...order, periodStart: null }, subscription)).toBe(false);
	const other = { ...order, stripeSubscriptionId: "sub_2" };
	expect(paysForPresentPeriod(other, subscription)).toBe(false);
	const pack = { stripeSubscriptionId: null, periodStart: null };
	expect(paysForPresentPeriod(pack, subscription)).toBe(false);
});
