import type Stripe from "stripe";
import { expect, test } from "vitest";
import { toCheckout } from "./read-checkout.server.ts";

/** Whether a checkout has failed, by what it names; ids alone say nothing. */
const hasFailed = (session: object) =>
	toCheckout({ id: "cs_1", ...session } as Stripe.Checkout.Session).hasFailed;
const unpaid = { status: "complete", payment_status: "unpaid" };

test.each([
	["processing", false],
	["requires_action", false],
	["requires_confirmation", false],
	["succeeded", false],
	["requires_payment_method", true],
	["canceled", true],
])("A pack whose payment is under way and %s has failed: %s", (status, expected) => {
	const payment_intent = { id: "pi_1", status };
	expect(hasFailed({ ...unpaid, payment_intent, subscription: null })).toBe(expected);
	// Nobody has pressed yet, or it ran out; or it was paid after all.
	expect(hasFailed({ ...unpaid, status: "open", payment_intent })).toBe(false);
	expect(hasFailed({ ...unpaid, status: "expired", payment_intent })).toBe(false);
	expect(hasFailed({ ...unpaid, payment_status: "paid", payment_intent })).toBe(false);
});

test.each([
	["active", false],
	["incomplete", false],
	["past_due", false],
	["incomplete_expired", true],
	["unpaid", true],
	["canceled", true],
])(
	"A subscription whose first payment is under way and that is %s has failed: %s",
	(status, expected) => {
		const subscription = { id: "sub_1", status };
		expect(hasFailed({ ...unpaid, payment_intent: null, subscription })).toBe(expected);
		expect(hasFailed({ ...unpaid, payment_status: "paid", subscription })).toBe(false);
	},
);

test("What is not shown whole is not taken for a failure", () => {
	expect(hasFailed({ ...unpaid, payment_intent: "pi_1", subscription: "sub_1" })).toBe(false);
	expect(hasFailed({ ...unpaid, payment_intent: null, subscription: null })).toBe(false);
});
