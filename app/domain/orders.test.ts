import { describe, expect, test } from "vitest";
import {
	isRefundable,
	orderStatus,
	paysForPresentPeriod,
	type RefundableOrder,
	receiptNumber,
} from "./orders.ts";

const paidAt = new Date("2026-06-15T12:00:00.000Z");
const later = (days: number, milliseconds = 0) =>
	new Date(paidAt.getTime() + days * 86_400_000 + milliseconds);

describe("The money-back guarantee", () => {
	const pack: RefundableOrder = {
		planId: "resume-pack",
		status: "paid",
		paidAt,
		isFirstPayment: true,
		unlocked: 1,
	};
	const pro: RefundableOrder = { ...pack, planId: "pro-monthly", unlocked: 40 };

	test("lasts to the last millisecond of the seventh day, and not into the next one", () => {
		expect(isRefundable(pack, later(7, -1))).toBe(true);
		expect(isRefundable(pack, later(7))).toBe(false);
		expect(isRefundable(pro, later(7, -1))).toBe(true);
		expect(isRefundable(pro, later(7))).toBe(false);
	});

	test("covers a pack that has unlocked one resume, and none that has unlocked two", () => {
		expect(isRefundable({ ...pack, unlocked: 0 }, paidAt)).toBe(true);
		expect(isRefundable({ ...pack, unlocked: 1 }, paidAt)).toBe(true);
		expect(isRefundable({ ...pack, unlocked: 2 }, paidAt)).toBe(false);
	});

	test("covers the first payment of Pro however much was read, and no renewal", () => {
		expect(isRefundable(pro, paidAt)).toBe(true);
		expect(isRefundable({ ...pro, isFirstPayment: false }, paidAt)).toBe(false);
	});

	test.each(["refunded", "partly refunded", "disputed"] as const)(
		"gives %s back no more",
		(status) => {
			expect(isRefundable({ ...pack, status }, paidAt)).toBe(false);
		},
	);
});

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
