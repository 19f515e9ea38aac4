import { describe, expect, test } from "vitest";
import { statusOf } from "#app/domain/base/errors.ts";
import { day, facts, fromNow, now, pack, pro } from "#tests/helpers/access-facts.ts";
import {
	type AccessDecision,
	type AccessFacts,
	type DenialReason,
	decideDownload,
	decideResumeAccess,
	isReadableNow,
	isUpgradeMatter,
	kindOfDenial,
} from "./access.ts";
import type { Pack, ProGrant, Subscription } from "./entitlements.ts";

const millisecond = 1;

const grant = (changes: Partial<ProGrant> = {}): ProGrant => ({
	startsAt: fromNow(-day),
	endsAt: fromNow(10 * day),
	revokedAt: null,
	...changes,
});
const decide = (changes: Partial<AccessFacts> = {}) => decideResumeAccess(facts(changes), now);
const denied = (reason: DenialReason): AccessDecision => ({ allowed: false, reason });

const bySubscription: AccessDecision = { allowed: true, by: "subscription" };
const byGrant = (until: Date): AccessDecision => ({ allowed: true, by: "grant", until });
const byFree: AccessDecision = { allowed: true, by: "free" };
const byPacks = (...packIds: string[]): AccessDecision => ({ allowed: true, by: "pack", packIds });
const reopenedFree: AccessDecision = { allowed: true, by: "unlock", source: "free", until: null };
const reopenedUntil = (until: Date): AccessDecision => ({
	allowed: true,
	by: "unlock",
	source: "pack",
	until,
});

const unlockedByPack = { source: "pack", packId: "pack" } as const;
const unlockedFree = { source: "free" } as const;

describe("the resume itself", () => {
	const everything = { subscription: pro(), packs: [pack()], unlock: unlockedFree, freeUsed: 0 };
	test.each([
		["a resume that does not exist is not found, also by a Pro member", "missing", "not_found"],
		["a withdrawn resume stays closed, also to who had unlocked it", "withdrawn", "withdrawn"],
	] as const)("%s", (_, resume, reason) => {
		expect(decide({ ...everything, resume })).toEqual(denied(reason));
		expect(decide({ ...everything, resume, person: null })).toEqual(denied(reason));
	});
});

describe("a resume that is open to everyone", () => {
	const open = (changes: Partial<AccessFacts> = {}) => decide({ resume: "open", ...changes });
	const download = (changes: Partial<AccessFacts>, format: "pdf" | "docx" | "original" = "pdf") => {
		const permission = decideDownload(open(changes), format);
		return permission.allowed || permission.reason;
	};
	const everybody: Partial<AccessFacts>[] = [
		{ person: null },
		{ person: { emailConfirmed: false } },
		{ freeUsed: 0 },
		{ packs: [pack()] },
		{ unlock: unlockedByPack, packs: [pack()] },
		{ subscription: pro() },
	];

	test("is read by everyone, and spends nothing of anyone", () => {
		for (const who of everybody) {
			expect(open(who)).toMatchObject({ allowed: true, by: "everyone" });
			expect(isReadableNow(open(who))).toBe(true);
		}
	});

	test("is downloaded with a session and by plan, without a credit", () => {
		expect(download({ person: null })).toBe("authentication_required");
		expect(download({ person: { emailConfirmed: false } })).toBe("email_unconfirmed");
		expect(download({ freeUsed: 0 })).toBe("upgrade_required");
		expect(download({ unlock: unlockedFree })).toBe("upgrade_required");
		expect(download({ packs: [pack({ resumesRemaining: 0 })] })).toBe(true);
		expect(download({ packs: [pack()] }, "docx")).toBe("upgrade_required");
		expect(download({ packs: [pack({ expiresAt: now })] })).toBe("upgrade_required");
		expect(download({ packs: [pack({ status: "refunded" })] })).toBe("upgrade_required");
		expect(download({ subscription: pro() }, "original")).toBe(true);
		expect(download({ grants: [grant()] }, "docx")).toBe(true);
	});
});

describe("the person", () => {
	test("nobody opens anything without a session, whatever else is said", () => {
		expect(
			decide({ person: null, subscription: pro(), packs: [pack()], unlock: unlockedFree }),
		).toEqual(denied("authentication_required"));
	});
	test("an unconfirmed address opens nothing, not even the free resume", () => {
		expect(decide({ person: { emailConfirmed: false }, freeUsed: 0 })).toEqual(
			denied("email_unconfirmed"),
		);
		expect(decide({ person: { emailConfirmed: false }, subscription: pro() })).toEqual(
			denied("email_unconfirmed"),
		);
	});
});

describe("a subscription", () => {
	const lastPayment = pro({ status: "past_due", currentPeriodEnd: fromNow(-5 * day) });
	test.each<[string, Subscription, AccessDecision]>([
		["opens while its period runs", pro(), bySubscription],
		[
			"opens until the last millisecond of its period",
			pro({ currentPeriodEnd: fromNow(millisecond) }),
			bySubscription,
		],
		[
			"ends at its period's end, not after it",
			pro({ currentPeriodEnd: now }),
			denied("limit_reached"),
		],
		[
			"that was canceled opens until the last millisecond that is paid",
			pro({ status: "canceled", currentPeriodEnd: fromNow(millisecond) }),
			bySubscription,
		],
		[
			"that was canceled ends at its period's end, not after it",
			pro({ status: "canceled", currentPeriodEnd: now }),
			denied("limit_reached"),
		],
		[
			"with a failed renewal opens until the last millisecond of its grace",
			{ ...lastPayment, graceUntil: fromNow(millisecond) },
			bySubscription,
		],
		[
			"with a failed renewal is closed from the end of its grace",
			{ ...lastPayment, graceUntil: now },
			denied("payment_past_due"),
		],
		[
			"with a failed renewal and no grace is closed, though the next period has begun",
			{ ...lastPayment, currentPeriodEnd: fromNow(20 * day) },
			denied("payment_past_due"),
		],
		[
			"that ended opens nothing, whatever period it had paid",
			pro({ status: "ended", graceUntil: fromNow(day) }),
			denied("limit_reached"),
		],
		[
			"that is active takes no grace beyond its period",
			pro({ currentPeriodEnd: now, graceUntil: fromNow(day) }),
			denied("limit_reached"),
		],
	])("%s", (_, subscription, answer) => {
		expect(decide({ subscription })).toEqual(answer);
	});
});

describe("Pro that was given", () => {
	test.each<[string, Partial<ProGrant>, AccessDecision]>([
		["opens everything while it runs", {}, byGrant(fromNow(10 * day))],
		["opens from its first millisecond", { startsAt: now }, byGrant(fromNow(10 * day))],
		["opens nothing before", { startsAt: fromNow(millisecond) }, denied("limit_reached")],
		[
			"opens until its last millisecond",
			{ endsAt: fromNow(millisecond) },
			byGrant(fromNow(millisecond)),
		],
		["ends at its end, not after it", { endsAt: now }, denied("limit_reached")],
		["opens nothing once it was taken back", { revokedAt: now }, denied("limit_reached")],
	])("%s", (_, changes, answer) => {
		expect(decide({ grants: [grant(changes)] })).toEqual(answer);
	});

	test("names the end of the one that ends last", () => {
		const grants = [
			grant({ endsAt: fromNow(2 * day) }),
			grant({ endsAt: fromNow(5 * day) }),
			grant({ endsAt: fromNow(90 * day), revokedAt: now }),
			grant({ endsAt: fromNow(3 * day) }),
		];
		expect(decide({ grants })).toEqual(byGrant(fromNow(5 * day)));
	});

	test("opens also where a renewal stays unpaid", () => {
		const subscription = pro({ status: "past_due", graceUntil: now });
		expect(decide({ subscription, grants: [grant()] })).toEqual(byGrant(fromNow(10 * day)));
	});
});

describe("an unlock", () => {
	test("with the free allowance is forever", () => {
		expect(decide({ unlock: unlockedFree })).toEqual(reopenedFree);
		expect(decideResumeAccess(facts({ unlock: unlockedFree }), fromNow(36_500 * day))).toEqual(
			reopenedFree,
		);
	});

	const spent = { resumesRemaining: 0 };
	test.each<[string, Partial<Pack>, AccessDecision]>([
		["with a pack opens again while the pack runs", {}, reopenedUntil(fromNow(10 * day))],
		["opens again with nothing left in its pack", spent, reopenedUntil(fromNow(10 * day))],
		[
			"opens again until the last millisecond of its pack",
			{ ...spent, expiresAt: fromNow(millisecond) },
			reopenedUntil(fromNow(millisecond)),
		],
		["ends when its pack ends", { ...spent, expiresAt: now }, denied("pack_expired")],
		["ends when its pack is refunded", { status: "refunded" }, denied("limit_reached")],
		["ends when its pack is disputed", { status: "disputed" }, denied("limit_reached")],
		["ends when its pack is taken back", { status: "revoked" }, denied("limit_reached")],
	])("%s", (_, changes, answer) => {
		expect(decide({ packs: [pack(changes)], unlock: unlockedByPack })).toEqual(answer);
	});

	test("names the end of the pack that paid, not of another", () => {
		const packs = [pack({ id: "other", expiresAt: fromNow(29 * day) }), pack()];
		expect(decide({ packs, unlock: unlockedByPack })).toEqual(reopenedUntil(fromNow(10 * day)));
	});
	test("by a pack that this person does not own opens nothing", () => {
		const packs = [pack({ id: "other", resumesRemaining: 0 })];
		expect(decide({ packs, unlock: { source: "pack", packId: "pack" } })).toEqual(
			denied("pack_exhausted"),
		);
	});
	test("whose pack has ended costs a credit of the next pack", () => {
		const packs = [pack({ expiresAt: now }), pack({ id: "next" })];
		expect(decide({ packs, unlock: unlockedByPack })).toEqual(byPacks("next"));
	});
	test("whose pack has ended may take the free allowance and then stays forever", () => {
		const ended = { packs: [pack({ expiresAt: now })], unlock: unlockedByPack, freeUsed: 0 };
		expect(decide(ended)).toEqual(byFree);
		expect(decide({ ...ended, unlock: unlockedFree, freeUsed: 1 })).toEqual(reopenedFree);
	});
});

describe("a pack", () => {
	test.each<[string, Partial<Pack>, AccessDecision]>([
		["opens one more resume while credits are left", {}, byPacks("pack")],
		["opens one more with its last credit", { resumesRemaining: 1 }, byPacks("pack")],
		["opens no sixth resume", { resumesRemaining: 0 }, denied("pack_exhausted")],
		["is spent until its last millisecond", { expiresAt: fromNow(millisecond) }, byPacks("pack")],
		["that ended is not spent, whatever remains", { expiresAt: now }, denied("pack_expired")],
		["that was refunded is not spent", { status: "refunded" }, denied("limit_reached")],
		["that is disputed is not spent", { status: "disputed" }, denied("limit_reached")],
	])("%s", (_, changes, answer) => {
		expect(decide({ packs: [pack(changes)] })).toEqual(answer);
	});

	test("that expires first is spent first, and the next is named behind it", () => {
		const packs = [
			pack({ id: "later", expiresAt: fromNow(9 * day) }),
			pack({ id: "over", expiresAt: now }),
			pack({ id: "sooner", expiresAt: fromNow(2 * day) }),
			pack({ id: "spent", expiresAt: fromNow(day), resumesRemaining: 0 }),
		];
		expect(decide({ packs })).toEqual(byPacks("sooner", "later"));
	});
});

describe("the free allowance", () => {
	test("opens the first resume of a person", () => {
		expect(decide({ freeUsed: 0 })).toEqual(byFree);
	});
	test("opens no second one", () => {
		expect(decide({ freeUsed: 1 })).toEqual(denied("limit_reached"));
		expect(decide({ freeUsed: 2 })).toEqual(denied("limit_reached"));
	});
	test("is still there for who has bought and used up a pack", () => {
		expect(decide({ packs: [pack({ resumesRemaining: 0 })], freeUsed: 0 })).toEqual(byFree);
	});
});

describe("the order of the steps", () => {
	test.each<[string, Partial<AccessFacts>, AccessDecision]>([
		[
			"Pro before a re-opening",
			{ subscription: pro(), unlock: unlockedByPack, packs: [pack()] },
			bySubscription,
		],
		[
			"Pro that is paid for before Pro that was given",
			{ subscription: pro(), grants: [grant()] },
			bySubscription,
		],
		[
			"Pro that was given before a re-opening",
			{ grants: [grant()], unlock: unlockedByPack, packs: [pack()] },
			byGrant(fromNow(10 * day)),
		],
		[
			"Pro that was given before a pack and the free allowance",
			{ grants: [grant()], packs: [pack()], freeUsed: 0 },
			byGrant(fromNow(10 * day)),
		],
		["Pro before a pack", { subscription: pro(), packs: [pack()] }, bySubscription],
		["Pro before the free allowance", { subscription: pro(), freeUsed: 0 }, bySubscription],
		["a free re-opening before a pack", { unlock: unlockedFree, packs: [pack()] }, reopenedFree],
		[
			"a re-opening by a pack before spending another pack",
			{
				unlock: unlockedByPack,
				packs: [pack({ resumesRemaining: 0 }), pack({ id: "next", expiresAt: fromNow(day) })],
			},
			reopenedUntil(fromNow(10 * day)),
		],
		[
			"a re-opening before the free allowance",
			{ unlock: unlockedByPack, packs: [pack()], freeUsed: 0 },
			reopenedUntil(fromNow(10 * day)),
		],
		["a pack before the free allowance", { packs: [pack()], freeUsed: 0 }, byPacks("pack")],
		[
			"a pack when the grace of Pro is over",
			{ subscription: pro({ status: "past_due", graceUntil: now }), packs: [pack()] },
			byPacks("pack"),
		],
	])("is %s", (_, changes, answer) => {
		expect(decide(changes)).toEqual(answer);
	});
});

describe("the reason of a denial", () => {
	const pastDue = pro({ status: "past_due", graceUntil: now });
	test.each<[DenialReason, string, Partial<AccessFacts>]>([
		["limit_reached", "the free resume is used and nothing was ever bought", {}],
		[
			"limit_reached",
			"the only subscription has ended",
			{ subscription: pro({ status: "ended" }) },
		],
		["limit_reached", "the only pack was given back", { packs: [pack({ status: "refunded" })] }],
		["pack_exhausted", "a running pack is used up", { packs: [pack({ resumesRemaining: 0 })] }],
		[
			"pack_exhausted",
			"one pack is used up and another is over",
			{ packs: [pack({ id: "over", expiresAt: now }), pack({ resumesRemaining: 0 })] },
		],
		["pack_expired", "every pack is over", { packs: [pack({ expiresAt: now })] }],
		["payment_past_due", "a renewal stays unpaid", { subscription: pastDue }],
		[
			"payment_past_due",
			"a renewal stays unpaid and a pack is used up as well",
			{ subscription: pastDue, packs: [pack({ resumesRemaining: 0 })] },
		],
	])("is %s when %s", (reason, _, changes) => {
		expect(decide(changes)).toEqual(denied(reason));
	});

	test.each<[DenialReason | "upgrade_required", number, "offers the upgrade" | "does not"]>([
		["not_found", 404, "does not"],
		["withdrawn", 410, "does not"],
		["authentication_required", 401, "does not"],
		["email_unconfirmed", 403, "does not"],
		["limit_reached", 403, "offers the upgrade"],
		["pack_exhausted", 403, "offers the upgrade"],
		["pack_expired", 403, "offers the upgrade"],
		["payment_past_due", 403, "offers the upgrade"],
		["upgrade_required", 403, "offers the upgrade"],
	])("%s answers %i and %s", (reason, status, offer) => {
		expect(statusOf(kindOfDenial(reason))).toBe(status);
		expect(isUpgradeMatter(reason)).toBe(offer === "offers the upgrade");
	});
});

describe("what a grant means", () => {
	test.each<[string, AccessDecision, boolean]>([
		["Pro reads at once", bySubscription, true],
		["Pro that was given reads at once", byGrant(fromNow(day)), true],
		["what a pack has unlocked is read at once", reopenedUntil(fromNow(day)), true],
		["what the free allowance has unlocked is read at once", reopenedFree, true],
		["a pack must be spent before anything is shown", byPacks("pack"), false],
		["the free allowance must be spent before anything is shown", byFree, false],
		["a denial shows nothing", denied("limit_reached"), false],
	])("%s", (_, decision, readable) => {
		expect(isReadableNow(decision)).toBe(readable);
	});

	const formats = ["pdf", "docx", "txt", "json", "original"] as const;
	test.each<[string, AccessDecision, readonly string[]]>([
		["Pro downloads every format", bySubscription, formats],
		["Pro that was given downloads every format", byGrant(fromNow(day)), formats],
		["a pack downloads the PDF of what it unlocked", reopenedUntil(fromNow(day)), ["pdf"]],
		["the free allowance downloads nothing", reopenedFree, []],
		["the unspent free allowance downloads nothing", byFree, []],
	])("%s", (_, decision, allowed) => {
		for (const format of formats) {
			expect([format, decideDownload(decision, format)]).toEqual([
				format,
				allowed.includes(format)
					? { allowed: true }
					: { allowed: false, reason: "upgrade_required" },
			]);
		}
	});
	test("a pack that could unlock a resume is told to open it first, for its PDF", () => {
		expect(decideDownload(byPacks("pack"), "pdf")).toEqual({ allowed: false, reason: "unopened" });
	});
	test("a download of a closed resume is denied for the reason that closes it", () => {
		expect(decideDownload(denied("withdrawn"), "pdf")).toEqual(denied("withdrawn"));
		expect(decideDownload(denied("pack_expired"), "txt")).toEqual(denied("pack_expired"));
	});
});
