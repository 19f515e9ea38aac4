import { describe, expect, test } from "vitest";
import type { Subscription } from "#app/domain/reader/entitlements.ts";
import { proUntil, viewerWith } from "#tests/helpers/shown.ts";
import { decideTemplateDownload, offerTemplate } from "./download-access.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const fromNow = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const free = { subscription: null, grants: [] };
const paid = (changes: Partial<Subscription>) => ({
	subscription: {
		status: "active" as const,
		currentPeriodEnd: fromNow(1),
		graceUntil: null,
		...changes,
	},
	grants: [],
});
const given = (startsAt: Date, endsAt: Date, revokedAt: Date | null = null) => ({
	subscription: null,
	grants: [{ startsAt, endsAt, revokedAt }],
});

describe("a template that is named after a company", () => {
	test("is open to everybody who is signed in, whatever they have paid", () => {
		expect(decideTemplateDownload("member", free, now)).toEqual({ allowed: true });
		expect(decideTemplateDownload("member", paid({}), now)).toEqual({ allowed: true });
	});
	test("asks a visitor to sign in", () => {
		const answer = { allowed: false, reason: "authentication_required" };
		expect(decideTemplateDownload("member", null, now)).toEqual(answer);
	});
});

describe("a template of an industry", () => {
	test.each([
		["opens in the last millisecond of a paid period", paid({}), true],
		["is closed at the period's end", paid({ currentPeriodEnd: now }), false],
		["opens to a subscription that will end", paid({ status: "canceled" }), true],
		[
			"opens in the last millisecond of grace",
			paid({ status: "past_due", currentPeriodEnd: fromNow(-1), graceUntil: fromNow(1) }),
			true,
		],
		[
			"is closed when grace is over",
			paid({ status: "past_due", currentPeriodEnd: fromNow(-1), graceUntil: now }),
			false,
		],
		["opens with Pro that was given, from its first instant", given(now, fromNow(1)), true],
		["is closed before the gift begins", given(fromNow(1), fromNow(2)), false],
		["is closed at the gift's end", given(fromNow(-1), now), false],
		["is closed when the gift was taken back", given(fromNow(-1), fromNow(1), now), false],
		["is closed to a free account", free, false],
	])("%s", (_, rights, allowed) => {
		expect(decideTemplateDownload("pro", rights, now)).toEqual(
			allowed ? { allowed } : { allowed, reason: "upgrade_required" },
		);
	});
	test("asks a visitor to sign in before it speaks of Pro", () => {
		const answer = { allowed: false, reason: "authentication_required" };
		expect(decideTemplateDownload("pro", null, now)).toEqual(answer);
	});
});

test("The button leads a visitor to an account, and only those without Pro to the plans", () => {
	const free = viewerWith({ plan: "free", freeLeft: 1 });
	expect(offerTemplate("member", null)).toBe("signed-out");
	expect(offerTemplate("pro", null)).toBe("signed-out");
	expect(offerTemplate("member", free)).toBe("file");
	expect(offerTemplate("pro", free)).toBe("upgrade");
	expect(offerTemplate("pro", viewerWith(proUntil(now)))).toBe("file");
});
