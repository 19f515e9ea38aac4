import { expect, test } from "vitest";
import { soldPrice } from "./sold-price.ts";

const unknown = { amountInCents: null, currency: null };
const payment = { amountInCents: 1999, currency: "usd", isDiscounted: false };

test("A subscription costs what it was sold at, not what its last payment was", () => {
	expect(soldPrice({ amountInCents: 2499, currency: "usd" }, payment)).toBe("$24.99");
	expect(soldPrice({ amountInCents: 2499, currency: "usd" }, null)).toBe("$24.99");
});

test("Until it was read, a whole payment tells it, and a cheaper first month does not", () => {
	expect(soldPrice(unknown, payment)).toBe("$19.99");
	expect(soldPrice(unknown, { ...payment, isDiscounted: true })).toBeNull();
	expect(soldPrice(unknown, null)).toBeNull();
});

test("No amount is said in dollars that is none", () => {
	expect(soldPrice({ amountInCents: 2499, currency: "eur" }, payment)).toBeNull();
	expect(soldPrice(unknown, { ...payment, currency: "eur" })).toBeNull();
});
