import fc from "fast-check";
import type { AccessFacts } from "#app/domain/reader/access.ts";
import type { Pack, ProGrant, Subscription } from "#app/domain/reader/entitlements.ts";

/** What an account can have: one of each kind, and for properties of the access decision all of it, on both sides of every boundary. */

export const now = new Date("2026-06-15T12:00:00.000Z");
export const day = 86_400_000;
export const fromNow = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

export const pro = (changes: Partial<Subscription> = {}): Subscription => ({
	status: "active",
	currentPeriodEnd: fromNow(10 * day),
	graceUntil: null,
	...changes,
});
export const pack = (changes: Partial<Pack> = {}): Pack => ({
	id: "pack",
	status: "succeeded",
	resumesRemaining: 5,
	expiresAt: fromNow(10 * day),
	grantedAt: fromNow(-20 * day),
	...changes,
});
/** A confirmed person who has used the free allowance on another resume and owns nothing. */
export const facts = (changes: Partial<AccessFacts> = {}): AccessFacts => ({
	person: { emailConfirmed: true },
	resume: "present",
	subscription: null,
	grants: [],
	packs: [],
	unlock: null,
	freeUsed: 1,
	...changes,
});

export const around = [-30 * day, -1, 0, 1, 30 * day].map(fromNow);
export const statuses = ["active", "canceled", "past_due", "ended"] as const;
export const packStatuses = ["succeeded", "refunded", "disputed", "revoked"] as const;

const instant = fc.constantFrom(...around);
export const anySubscription: fc.Arbitrary<Subscription> = fc.record({
	status: fc.constantFrom(...statuses),
	currentPeriodEnd: instant,
	graceUntil: fc.option(instant),
	syncedAt: fc.option(instant),
});
export const anyPack = (id: string): fc.Arbitrary<Pack> =>
	fc.record({
		id: fc.constant(id),
		status: fc.constantFrom("succeeded" as const, ...packStatuses),
		resumesRemaining: fc.constantFrom(0, 1, 5),
		expiresAt: instant,
		grantedAt: fc.constantFrom(...around.slice(0, 2)),
	});
export const anyGrant: fc.Arbitrary<ProGrant> = fc.record({
	startsAt: instant,
	endsAt: instant,
	revokedAt: fc.option(instant),
});
const packIds = ["a", "b", "c"];
const anyPacks = fc.tuple(...packIds.map(anyPack)).chain((packs) => fc.shuffledSubarray(packs));
export const anyFacts: fc.Arbitrary<AccessFacts> = fc.record({
	person: fc.constantFrom(null, ...Array(5).fill({ emailConfirmed: true }), {
		emailConfirmed: false,
	}),
	resume: fc.constantFrom(...Array<"present">(8).fill("present"), "missing", "withdrawn", "open"),
	subscription: fc.option(anySubscription, { freq: 1 }),
	grants: fc.oneof(fc.constant([]), fc.array(anyGrant, { maxLength: 2 })),
	packs: anyPacks,
	unlock: fc.oneof(
		fc.constant(null),
		fc.constant({ source: "free" as const }),
		fc.record({
			source: fc.constant("pack" as const),
			packId: fc.constantFrom(...packIds, "gone"),
		}),
	),
	freeUsed: fc.nat({ max: 2 }),
});
