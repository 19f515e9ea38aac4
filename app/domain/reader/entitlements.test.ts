import { describe, expect, test } from "vitest";
import { day, fromNow, now, pack, pro } from "#tests/helpers/access-facts.ts";
import {
	awaitsRenewal,
	creditsLeft,
	grantedTimes,
	hasRunningPro,
	isGrantRunning,
	isGrantStanding,
	isPackRunning,
	isPackSpendable,
	isSubscriptionActive,
	type Pack,
	packExpiry,
	packsToSpend,
	packToSpend,
	runningGrant,
	type Subscription,
	summarisePlan,
} from "./entitlements.ts";

describe("a pack", () => {
	test("lasts 30 days of 24 hours, also over a change of the clocks", () => {
		expect(packExpiry(new Date("2026-03-01T23:30:00.123Z")).toISOString()).toBe(
			"2026-03-31T23:30:00.123Z",
		);
	});
	test.each<[string, Partial<Pack>, { runs: boolean; spendable: boolean }]>([
		["with credits runs and is spendable", {}, { runs: true, spendable: true }],
		["with nothing left still runs", { resumesRemaining: 0 }, { runs: true, spendable: false }],
		["runs until its last millisecond", { expiresAt: fromNow(1) }, { runs: true, spendable: true }],
		["is over at its end", { expiresAt: now }, { runs: false, spendable: false }],
		["that was refunded is over", { status: "refunded" }, { runs: false, spendable: false }],
		["that is disputed is over", { status: "disputed" }, { runs: false, spendable: false }],
		["that was taken back is over", { status: "revoked" }, { runs: false, spendable: false }],
	])("%s", (_, changes, { runs, spendable }) => {
		expect(isPackRunning(pack(changes), now)).toBe(runs);
		expect(isPackSpendable(pack(changes), now)).toBe(spendable);
	});
});

test("Pro runs when it is paid for or given, and not with something that has ended", () => {
	const grant = { startsAt: fromNow(-day), endsAt: fromNow(1), revokedAt: null };
	const over = { ...grant, endsAt: now };
	expect(hasRunningPro({ subscription: pro(), grants: [] }, now)).toBe(true);
	expect(hasRunningPro({ subscription: null, grants: [over, grant] }, now)).toBe(true);
	const ended = pro({ currentPeriodEnd: now });
	expect(hasRunningPro({ subscription: ended, grants: [grant] }, now)).toBe(true);
	expect(hasRunningPro({ subscription: ended, grants: [over] }, now)).toBe(false);
	expect(hasRunningPro({ subscription: null, grants: [] }, now)).toBe(false);
});

describe("Pro that was given", () => {
	const grant = { startsAt: now, endsAt: fromNow(day), revokedAt: null };
	test.each([
		["runs from its first instant", {}, 0, true],
		["does not run before", {}, -1, false],
		["runs until its last millisecond", {}, day - 1, true],
		["is over at its end", {}, day, false],
		["is over once it is taken back, whenever that was", { revokedAt: fromNow(day) }, 0, false],
	])("%s", (_, changes, at, runs) => {
		expect(isGrantRunning({ ...grant, ...changes }, fromNow(at))).toBe(runs);
	});
	test("stands before it begins, and not once it is over or taken back", () => {
		expect(isGrantStanding(grant, fromNow(-1))).toBe(true);
		expect(isGrantStanding(grant, fromNow(day - 1))).toBe(true);
		expect(isGrantStanding(grant, fromNow(day))).toBe(false);
		expect(isGrantStanding({ ...grant, revokedAt: now }, fromNow(-1))).toBe(false);
	});
	test("runs until the last of those that run or follow without a gap", () => {
		const longer = { ...grant, endsAt: fromNow(2 * day) };
		const gone = { ...grant, endsAt: fromNow(3 * day), revokedAt: now };
		expect(runningGrant([grant, longer, gone], now)).toEqual(longer);
		const touching = { ...grant, startsAt: fromNow(2 * day), endsAt: fromNow(3 * day) };
		expect(runningGrant([touching, longer], now)?.endsAt).toEqual(fromNow(3 * day));
		const apart = { ...touching, startsAt: fromNow(2 * day + 1) };
		expect(runningGrant([apart, longer], now)).toEqual(longer);
		expect(runningGrant([touching], now)).toBeNull();
		expect(runningGrant([gone], now)).toBeNull();
		expect(runningGrant([], now)).toBeNull();
	});
	test("is one time where parts touch, known by the first, also when that is over or one is within another", () => {
		const part = (id: string, from: number, to: number, revokedAt: Date | null = null) => ({
			...{ id, revokedAt },
			...{ startsAt: fromNow(from * day), endsAt: fromNow(to * day) },
		});
		const parts = [part("c", 2, 3), part("d", 5, 6), part("a", -9, 2), part("b", 0, 1)];
		const times = grantedTimes(parts).map(({ id, endsAt }) => [id, endsAt]);
		expect(times).toEqual([
			["a", fromNow(3 * day)],
			["d", fromNow(6 * day)],
		]);
		expect(grantedTimes([part("a", -9, 2, now), part("c", 2, 3)])).toMatchObject([{ id: "c" }]);
	});
});

describe("several packs", () => {
	const ids = (packs: readonly Pack[]) => packs.map(({ id }) => id);
	test.each<[string, Partial<Pack>[], string[]]>([
		[
			"are spent in the order in which they expire",
			[
				{ id: "third", expiresAt: fromNow(3 * day) },
				{ id: "first", expiresAt: fromNow(1) },
				{ id: "second", expiresAt: fromNow(2 * day) },
			],
			["first", "second", "third"],
		],
		[
			"that expire together are spent oldest first",
			[
				{ id: "a-younger", grantedAt: fromNow(-day) },
				{ id: "b-older", grantedAt: fromNow(-2 * day) },
			],
			["b-older", "a-younger"],
		],
		[
			"that are alike are spent in a fixed order",
			[{ id: "b" }, { id: "c" }, { id: "a" }],
			["a", "b", "c"],
		],
		[
			"that are used up, over or given back are not spent",
			[
				{ id: "used up", resumesRemaining: 0 },
				{ id: "over", expiresAt: now },
				{ id: "given back", status: "refunded" },
				{ id: "left" },
			],
			["left"],
		],
		["that do not exist are not spent", [], []],
	])("%s", (_, changes, order) => {
		const packs = changes.map(pack);
		expect(ids(packsToSpend(packs, now))).toEqual(order);
		expect(ids(packsToSpend(packs.toReversed(), now))).toEqual(order);
		expect(packToSpend(packs, now)?.id ?? null).toBe(order[0] ?? null);
	});

	test("stay in the order in which they were given", () => {
		const packs = [
			pack({ id: "b", expiresAt: fromNow(2) }),
			pack({ id: "a", expiresAt: fromNow(1) }),
		];
		packsToSpend(packs, now);
		expect(ids(packs)).toEqual(["b", "a"]);
	});

	test("add up to the credits of the running ones", () => {
		const packs = [
			pack({ resumesRemaining: 2 }),
			pack({ resumesRemaining: 4 }),
			pack({ resumesRemaining: 5, expiresAt: now }),
			pack({ resumesRemaining: 5, status: "disputed" }),
		];
		expect(creditsLeft(packs, now)).toBe(6);
		expect(creditsLeft([], now)).toBe(0);
	});
});

describe("a subscription", () => {
	const day7 = fromNow(7 * day);
	test.each<[string, Subscription, Date, boolean]>([
		[
			"in its grace counts before the seven days are over",
			pro({ status: "past_due", graceUntil: day7 }),
			fromNow(7 * day - 1),
			true,
		],
		[
			"in its grace counts no longer when they are over",
			pro({ status: "past_due", graceUntil: day7 }),
			day7,
			false,
		],
		["past due without a grace does not count", pro({ status: "past_due" }), now, false],
		["that ended does not count", pro({ status: "ended" }), now, false],
		[
			"that was canceled counts to its end",
			pro({ status: "canceled" }),
			fromNow(10 * day - 1),
			true,
		],
		[
			"that was canceled does not count at its end",
			pro({ status: "canceled" }),
			fromNow(10 * day),
			false,
		],
		["that nobody asked about does not count at its end", pro(), fromNow(10 * day), false],
		[
			"that was active when asked before its end does not count at it",
			pro({ syncedAt: fromNow(10 * day - 1) }),
			fromNow(10 * day),
			false,
		],
		[
			"that was active when asked after its end counts for an hour",
			pro({ syncedAt: fromNow(10 * day) }),
			fromNow(10 * day + day / 24 - 1),
			true,
		],
		[
			"that was active when asked after its end does not count after the hour",
			pro({ syncedAt: fromNow(10 * day) }),
			fromNow(10 * day + day / 24),
			false,
		],
		[
			"that was canceled has no such hour",
			pro({ status: "canceled", syncedAt: fromNow(10 * day) }),
			fromNow(10 * day),
			false,
		],
		[
			"that is paused has no such hour",
			pro({ syncedAt: fromNow(10 * day), resumesAt: fromNow(40 * day) }),
			fromNow(10 * day),
			false,
		],
	])("%s", (_, subscription, instant, counts) => {
		expect(isSubscriptionActive(subscription, instant)).toBe(counts);
	});
});

describe("the plan that the interface names", () => {
	const nothing = { subscription: null, grants: [], packs: [], freeUsed: 0 };
	test("is Free with one resume to open, then with none", () => {
		expect(summarisePlan(nothing, now)).toEqual({ plan: "free", freeLeft: 1 });
		expect(summarisePlan({ ...nothing, freeUsed: 1 }, now)).toEqual({ plan: "free", freeLeft: 0 });
	});
	test("never has less than nothing left", () => {
		expect(summarisePlan({ ...nothing, freeUsed: 3 }, now).freeLeft).toBe(0);
	});
	test("is Pro that renews while a subscription is active", () => {
		expect(summarisePlan({ ...nothing, subscription: pro(), packs: [pack()] }, now)).toEqual({
			plan: "pro",
			freeLeft: 1,
			endsAt: fromNow(10 * day),
			willRenew: true,
			pastDue: false,
			isGiven: false,
		});
	});
	test("is Pro that will not renew after it was canceled", () => {
		const subscription = pro({ status: "canceled" });
		expect(summarisePlan({ ...nothing, subscription }, now)).toMatchObject({
			plan: "pro",
			endsAt: fromNow(10 * day),
			willRenew: false,
			pastDue: false,
		});
	});
	test("is Pro that ends with the grace when a renewal failed, not with the unpaid period", () => {
		const subscription = pro({
			status: "past_due",
			currentPeriodEnd: fromNow(25 * day),
			graceUntil: fromNow(2 * day),
		});
		expect(summarisePlan({ ...nothing, subscription }, now)).toMatchObject({
			plan: "pro",
			endsAt: fromNow(2 * day),
			willRenew: false,
			pastDue: true,
		});
	});
	const given = { startsAt: now, endsAt: fromNow(20 * day), revokedAt: null };
	test("is Pro that was given, with its end, also over a pack", () => {
		expect(summarisePlan({ ...nothing, grants: [given], packs: [pack()] }, now)).toEqual({
			plan: "pro",
			freeLeft: 1,
			endsAt: fromNow(20 * day),
			willRenew: false,
			pastDue: false,
			isGiven: true,
		});
	});
	test("is the subscription while one runs, whatever was given beside it", () => {
		const rights = { ...nothing, subscription: pro(), grants: [given] };
		expect(summarisePlan(rights, now)).toMatchObject({ isGiven: false, willRenew: true });
		expect(summarisePlan(rights, fromNow(10 * day))).toMatchObject({ isGiven: true });
		expect(summarisePlan(rights, fromNow(20 * day)).plan).toBe("free");
	});
	test("is not Pro once what was given is taken back", () => {
		const grants = [{ ...given, revokedAt: now }];
		expect(summarisePlan({ ...nothing, grants }, now).plan).toBe("free");
	});
	test("is the pack again when Pro is over", () => {
		const subscription = pro({ currentPeriodEnd: now });
		expect(summarisePlan({ ...nothing, subscription, packs: [pack()] }, now).plan).toBe("pack");
	});
	test("is a pack with the credits of all, and the end of the one that is spent next", () => {
		const packs = [
			pack({ resumesRemaining: 0, expiresAt: fromNow(day) }),
			pack({ resumesRemaining: 2, expiresAt: fromNow(9 * day) }),
			pack({ resumesRemaining: 1, expiresAt: fromNow(5 * day) }),
		];
		expect(summarisePlan({ ...nothing, packs }, now)).toEqual({
			plan: "pack",
			freeLeft: 1,
			creditsLeft: 3,
			expiresAt: fromNow(5 * day),
		});
	});
	test("is a pack also with nothing left in it, until the last one is over", () => {
		const packs = [
			pack({ resumesRemaining: 0, expiresAt: fromNow(day) }),
			pack({ resumesRemaining: 0, expiresAt: fromNow(3 * day) }),
			pack({ resumesRemaining: 0, expiresAt: fromNow(2 * day) }),
		];
		expect(summarisePlan({ ...nothing, packs }, now)).toMatchObject({
			plan: "pack",
			creditsLeft: 0,
			expiresAt: fromNow(3 * day),
		});
		expect(summarisePlan({ ...nothing, packs }, fromNow(3 * day)).plan).toBe("free");
	});
});

test("Only a subscription that renews waits for its next period, from the instant the old one ends", () => {
	const end = new Date("2026-07-15T12:00:00.000Z");
	const before = new Date(end.getTime() - 1);
	expect(awaitsRenewal({ status: "active", currentPeriodEnd: end }, before)).toBe(false);
	expect(awaitsRenewal({ status: "active", currentPeriodEnd: end }, end)).toBe(true);
	for (const status of ["canceled", "past_due", "ended", "inactive"] as const) {
		expect(awaitsRenewal({ status, currentPeriodEnd: end }, end)).toBe(false);
	}
});
