import { expect, test } from "vitest";
import { billingAddresses } from "./plan-forms.ts";

test("Each form has one address, and an order's are its own", () => {
	expect(billingAddresses.checkout("resume-pack")).toBe("/checkout/resume-pack");
	expect(billingAddresses.refund("7")).toBe("/orders/7/refund");
	expect(billingAddresses.receipt("7")).toBe("/orders/7/receipt");
});
