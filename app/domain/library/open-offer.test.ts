import { describe, expect, test } from "vitest";
import type { Viewer } from "#app/domain/base/viewer.ts";
import { type AccessFacts, decideResumeAccess, isReadableNow } from "#app/domain/reader/access.ts";
import { type Pack, summarisePlan } from "#app/domain/reader/entitlements.ts";
import { proUntil, viewerWith } from "#tests/helpers/shown.ts";
import { offerToOpen } from "./open-offer.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const later = new Date("2026-07-01T12:00:00.000Z");
const pro = viewerWith(proUntil(later));
const pack = (creditsLeft: number, freeLeft = 0) =>
	viewerWith({ plan: "pack", freeLeft, creditsLeft, expiresAt: later });
const free = (freeLeft: number) => viewerWith({ plan: "free", freeLeft });

/** With a running pack that has nothing left, and the cheaper first month to be had. */
const offered = { ...pack(0), hasFirstMonth: true };

const fresh = { unlocked: false, available: true };
const unlocked = { unlocked: true, available: true };
const costless = "Already unlocked: opening it costs nothing";
const nothingLeft = "Needs a Resume Pack ($9.99 for 5) or Pro ($29.99 a month)";

describe("what pressing View Resume would do", () => {
	test.each<[string, Viewer | null, typeof fresh, ReturnType<typeof offerToOpen>]>([
		[
			"who may have the cheaper first month is told of it",
			offered,
			fresh,
			{
				kind: "upgrade",
				hint: "Needs a Resume Pack ($9.99 for 5) or Pro (first month $1, then $29.99 per month)",
			},
		],
		[
			"a visitor is asked to sign up",
			null,
			fresh,
			{ kind: "signed-out", hint: "Free with an account: your first resume costs nothing" },
		],
		["Pro opens it", pro, fresh, { kind: "open", costs: "nothing", hint: "Included in Pro" }],
		[
			"Pro opens it by Pro, though it is unlocked",
			pro,
			unlocked,
			{ kind: "open", costs: "nothing", hint: "Included in Pro" },
		],
		[
			"what is unlocked opens for nothing",
			pack(0),
			unlocked,
			{ kind: "open", costs: "nothing", hint: costless },
		],
		[
			"what is unlocked costs no credit",
			pack(3),
			unlocked,
			{ kind: "open", costs: "nothing", hint: costless },
		],
		[
			"what was the free one opens for nothing",
			free(0),
			unlocked,
			{ kind: "open", costs: "nothing", hint: costless },
		],
		[
			"a pack says how many are left",
			pack(5),
			fresh,
			{ kind: "open", costs: "pack", hint: "Uses 1 of the 5 resumes left in your pack" },
		],
		[
			"a pack says when it is the last one",
			pack(1),
			fresh,
			{ kind: "open", costs: "pack", hint: "Uses the last resume of your pack" },
		],
		[
			"a pack is used before the free one",
			pack(2, 1),
			fresh,
			{ kind: "open", costs: "pack", hint: "Uses 1 of the 2 resumes left in your pack" },
		],
		[
			"an empty pack leaves the free one",
			pack(0, 1),
			fresh,
			{ kind: "open", costs: "free", hint: "Uses your 1 free resume" },
		],
		[
			"the first one is free",
			free(1),
			fresh,
			{ kind: "open", costs: "free", hint: "Uses your 1 free resume" },
		],
		["the second one has its price", free(0), fresh, { kind: "upgrade", hint: nothingLeft }],
		["an empty pack has its price", pack(0), fresh, { kind: "upgrade", hint: nothingLeft }],
	])("%s", (_, who, resume, offer) => {
		expect(offerToOpen(who, resume)).toEqual(offer);
	});
	test("what is open to everyone costs nobody anything, and needs no account", () => {
		for (const who of [null, pro, pack(5), free(1), free(0)]) {
			const resume = { unlocked: false, available: true, openToEveryone: true };
			const hint = "Open to everyone";
			expect(offerToOpen(who, resume)).toEqual({ kind: "open", costs: "nothing", hint });
		}
	});
	test("nobody is offered a resume that has nothing to open", () => {
		for (const who of [null, pro, pack(5), free(1)]) {
			expect(offerToOpen(who, { unlocked: true, available: false })).toEqual({
				kind: "unavailable",
				hint: "This resume doesn't have a downloadable file yet.",
			});
		}
	});
});

test("The hint says what the decision will do, in every plan", () => {
	const running: Pack = {
		id: "pack",
		status: "succeeded",
		resumesRemaining: 1,
		expiresAt: later,
		grantedAt: now,
	};
	for (const status of [null, "active", "canceled", "past_due", "ended", "given"] as const)
		for (const end of [now, later])
			for (const packs of [
				[],
				[running],
				[{ ...running, resumesRemaining: 0 }],
				[{ ...running, expiresAt: now }],
			])
				for (const freeUsed of [0, 1])
					for (const unlock of [null, { source: "pack" as const, packId: "pack" }]) {
						const facts: AccessFacts = {
							person: { emailConfirmed: true },
							resume: "present",
							subscription:
								status && status !== "given"
									? { status, currentPeriodEnd: end, graceUntil: end }
									: null,
							grants: status === "given" ? [{ startsAt: now, endsAt: end, revokedAt: null }] : [],
							packs,
							unlock,
							freeUsed,
						};
						const decision = decideResumeAccess(facts, now);
						const offer = offerToOpen(viewerWith(summarisePlan(facts, now)), {
							unlocked: decision.allowed && decision.by === "unlock",
							available: true,
						});
						expect(offer.kind).toBe(decision.allowed ? "open" : "upgrade");
						if (offer.kind !== "open" || !decision.allowed) continue;
						expect(offer.costs).toBe(isReadableNow(decision) ? "nothing" : decision.by);
					}
});

test("The second opening from a pack says that it ends the money-back guarantee", () => {
	const hint = "Uses 1 of the 4 resumes left in your pack";
	expect(offerToOpen(pack(4), fresh)).toMatchObject({ costs: "pack", hint });
	expect(offerToOpen({ ...pack(4), endsGuarantee: true }, fresh)).toMatchObject({
		costs: "guarantee",
		hint: `${hint}. It is the second one, so it ends the pack’s 7-day money-back guarantee.`,
	});
});
