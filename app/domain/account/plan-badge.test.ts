import { expect, test } from "vitest";
import { proUntil } from "#tests/helpers/shown.ts";
import { accountBadge } from "./plan-badge.ts";

const endsAt = new Date("2026-07-01T00:00:00Z");
const pro = proUntil(endsAt);

test("A free account is called so, whether or not its resume is used", () => {
	expect(accountBadge({ plan: "free", freeLeft: 1 })).toBe("Free Account");
	expect(accountBadge({ plan: "free", freeLeft: 0 })).toBe("Free Account");
});

test("A pack says how much is left in it, down to nothing", () => {
	const pack = { plan: "pack", freeLeft: 0, expiresAt: endsAt } as const;
	expect(accountBadge({ ...pack, creditsLeft: 5 })).toBe("Resume Pack (5 left)");
	expect(accountBadge({ ...pack, creditsLeft: 0 })).toBe("Resume Pack (0 left)");
});

test("A subscription that renews is a Pro membership", () => {
	expect(accountBadge(pro)).toBe("Pro Member");
});

test("One that ends with its period says that it does", () => {
	expect(accountBadge({ ...pro, willRenew: false })).toBe("Pro Member (Cancels at period end)");
});

test("A failed renewal has not been cancelled by anyone", () => {
	expect(accountBadge({ ...pro, willRenew: false, pastDue: true })).toBe("Pro Member");
});

test("One that was given says so, and until when", () => {
	expect(accountBadge({ ...pro, willRenew: false, isGiven: true })).toBe(
		"Pro Member (complimentary until Jul 1, 2026)",
	);
});
