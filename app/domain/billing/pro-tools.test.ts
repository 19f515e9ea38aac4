import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { type Subscription, summarisePlan } from "#app/domain/reader/entitlements.ts";
import { pack as packOf } from "#tests/helpers/access-facts.ts";
import { decideProTool } from "./pro-tools.ts";

const now = new Date("2026-06-15T12:00:00Z");
const nothing = { subscription: null, grants: [], packs: [], freeUsed: 0 };
const decide = (rights: Partial<Parameters<typeof summarisePlan>[0]>, at = now) =>
	decideProTool({ plan: summarisePlan({ ...nothing, ...rights }, at) });

const end = addDays(now, 30);
const subscription: Subscription = { status: "active", currentPeriodEnd: end, graceUntil: null };
const pack = packOf();

describe("a tool of Pro", () => {
	test("asks a visitor to sign in", () => {
		expect(decideProTool(null)).toBe("authentication_required");
	});

	test("is not for the free allowance, nor for a pack", () => {
		expect(decide({})).toBe("upgrade_required");
		expect(decide({ packs: [pack] })).toBe("upgrade_required");
	});

	test("is for a subscription until its last millisecond, canceled or not", () => {
		for (const status of ["active", "canceled"] as const) {
			const rights = { subscription: { ...subscription, status } };
			expect(decide(rights)).toBe("allowed");
			expect(decide(rights, new Date(end.getTime() - 1))).toBe("allowed");
			expect(decide(rights, end)).toBe("upgrade_required");
		}
	});

	test("is for a failed renewal only while its grace lasts", () => {
		const failed = { ...subscription, status: "past_due", graceUntil: end } as const;
		expect(decide({ subscription: failed })).toBe("allowed");
		expect(decide({ subscription: failed }, end)).toBe("upgrade_required");
		expect(decide({ subscription: { ...subscription, status: "ended" } })).toBe("upgrade_required");
	});

	test("is for Pro that was given, until it ends or is taken back", () => {
		const grant = { startsAt: now, endsAt: end, revokedAt: null };
		expect(decide({ grants: [grant] })).toBe("allowed");
		expect(decide({ grants: [grant] }, end)).toBe("upgrade_required");
		expect(decide({ grants: [{ ...grant, revokedAt: now }] })).toBe("upgrade_required");
	});
});
