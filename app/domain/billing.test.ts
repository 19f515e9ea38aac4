import { describe, expect, test } from "vitest";
import { viewPacks, viewSubscription } from "./billing.ts";
import type { Pack, SubscriptionStatus } from "./entitlements.ts";

const now = new Date("2026-06-20T12:00:00.000Z");
const row = (status: SubscriptionStatus, end = "2026-07-15T12:00:00.000Z") => ({
	status,
	currentPeriodStart: new Date("2026-06-15T12:00:00.000Z"),
	currentPeriodEnd: new Date(end),
	graceUntil: status === "past_due" ? new Date("2026-06-22T12:00:00.000Z") : null,
});
const view = (status: SubscriptionStatus, end?: string) =>
	viewSubscription(row(status, end), null, now);

describe("A subscription's card", () => {
	test("names its next billing date while it renews", () => {
		expect(view("active")).toMatchObject({
			state: "active",
			hasAccess: true,
			periodStart: "June 15, 2026",
			periodEnd: "July 15, 2026",
			nextBilling: "July 15, 2026",
		});
	});

	test("names none once it was cancelled, while access goes on", () => {
		expect(view("canceled")).toMatchObject({ state: "ends", hasAccess: true, nextBilling: null });
	});

	test("says ended when a cancelled one has run out, and no longer gives access", () => {
		expect(view("canceled", "2026-06-20T12:00:00.000Z")).toMatchObject({
			state: "ended",
			hasAccess: false,
			nextBilling: null,
		});
		expect(view("ended")).toMatchObject({ state: "ended", hasAccess: false });
	});

	test("says until when access goes on after a failed renewal", () => {
		expect(view("past_due")).toMatchObject({
			state: "past_due",
			hasAccess: true,
			nextBilling: null,
			graceUntil: "June 22, 2026",
		});
	});

	test("is not there for one that never came to anything", () => {
		expect(view("inactive")).toBeNull();
		expect(viewSubscription(null, null, now)).toBeNull();
	});
});

test("Packs are shown as long as they run, the one that ends first on top", () => {
	const pack = (id: string, end: string, status: Pack["status"] = "succeeded"): Pack => ({
		id,
		status,
		resumesRemaining: 0,
		grantedAt: now,
		expiresAt: new Date(end),
	});
	const shown = viewPacks(
		[
			pack("later", "2026-07-02T00:00:00Z"),
			pack("sooner", "2026-06-21T00:00:00Z"),
			pack("over", "2026-06-20T12:00:00Z"),
			pack("refunded", "2026-07-02T00:00:00Z", "refunded"),
		],
		now,
	);
	expect(shown.map(({ id }) => id)).toEqual(["sooner", "later"]);
	expect(shown[0]).toMatchObject({
		resumesRemaining: 0,
		expires: "June 21, 2026",
		status: "Active",
	});
});
