import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	anyFacts,
	around,
	day,
	facts,
	fromNow,
	now,
	pack as packOf,
} from "#tests/helpers/access-facts.ts";
import { type AccessFacts, decideResumeAccess } from "./access.ts";
import { explainResumeAccess } from "./access-explanation.ts";
import type { Pack } from "./entitlements.ts";

const explain = (changes: Partial<AccessFacts> = {}) => explainResumeAccess(facts(changes), now);
/** The step that decided: its number, and what was found. */
function deciding(changes: Partial<AccessFacts>): [number, string] {
	const step = explain(changes).steps.find(({ state }) => state === "decides");
	if (!step) throw new Error("No step decided");
	return [step.number, step.found];
}
const pack = (changes: Partial<Pack> = {}) =>
	packOf({ resumesRemaining: 2, expiresAt: fromNow(3 * day), ...changes });
const grant = { startsAt: fromNow(-day), endsAt: fromNow(3 * day), revokedAt: null };

describe("the explanation", () => {
	test("always ends in the decision, for every viewer at every time", () => {
		fc.assert(
			fc.property(anyFacts, fc.constantFrom(...around), (given, instant) => {
				const { decision, steps } = explainResumeAccess(given, instant);
				expect(decision).toEqual(decideResumeAccess(given, instant));
				const states = steps.map(({ state }) => state);
				const place = states.indexOf("decides");
				expect(states).toEqual(
					states.map((_, index) =>
						index < place ? "passed" : index === place ? "decides" : "not reached",
					),
				);
				// Taking away what the deciding step found moves the decision on, never back.
				expect(place).toBeGreaterThanOrEqual(0);
			}),
			{ numRuns: 3_000 },
		);
	});

	test("says of every step what was found, also of those that were not come to", () => {
		const { steps } = explain({ subscription: null, grants: [grant], packs: [pack()] });
		expect(steps.map(({ number, found, state }) => `${number} ${state}: ${found}`)).toEqual([
			"1 passed: It is in the library.",
			"2 passed: It is not marked so.",
			"3 passed: Asked as this person, signed in.",
			"4 passed: It is confirmed.",
			"5 passed: There never was one.",
			"6 decides: 1: runs until June 18, 2026 at 12:00 UTC.",
			"7 not reached: This person has not unlocked it.",
			"8 not reached: 1: runs until June 18, 2026 at 12:00 UTC, 2 left (would be spent next).",
			"9 not reached: 1 of 1 free resume used, by this account or another one of the same mailbox.",
			"10 not reached: A pack runs.",
		]);
	});

	test.each<[string, Partial<AccessFacts>, number, string]>([
		["a resume that was withdrawn", { resume: "withdrawn" }, 1, "It was withdrawn."],
		[
			"a resume that is open to everyone",
			{ resume: "open" },
			2,
			"The owner has opened it to everyone.",
		],
		["nobody", { person: null }, 3, "Nobody is signed in."],
		[
			"an address that was never confirmed",
			{ person: { emailConfirmed: false } },
			4,
			"It is not confirmed.",
		],
		[
			"a subscription",
			{ subscription: { status: "active", currentPeriodEnd: fromNow(day), graceUntil: null } },
			5,
			"Status active, its period ends on June 16, 2026 at 12:00 UTC.",
		],
		[
			"an unlock",
			{ packs: [pack()], unlock: { source: "pack", packId: "pack" } },
			7,
			"Unlocked with a pack that runs until June 18, 2026 at 12:00 UTC.",
		],
		[
			"the free allowance",
			{ freeUsed: 0 },
			9,
			"0 of 1 free resume used, by this account or another one of the same mailbox.",
		],
		["packs that are over", { packs: [pack({ expiresAt: now })] }, 10, "Every pack has ended."],
		[
			"a pack that is taken back",
			{ packs: [pack({ status: "revoked" })] },
			10,
			"There is no valid pack, bought or given.",
		],
		[
			"a renewal that failed",
			{ subscription: { status: "past_due", currentPeriodEnd: fromNow(day), graceUntil: now } },
			10,
			"A renewal was not paid.",
		],
	])("names the step at which %s decides", (_, changes, number, words) => {
		expect(deciding(changes)).toEqual([number, words]);
	});

	test("tells a renewal that nobody has told of from one that ended", () => {
		const { steps } = explain({
			subscription: { status: "active", currentPeriodEnd: now, graceUntil: null },
		});
		expect(steps[4]?.found).toContain("opening asks the payment provider first");
	});

	test("tells a grant that was taken back from one that ended or has not begun", () => {
		const grants = [
			{ ...grant, revokedAt: fromNow(-1) },
			{ ...grant, endsAt: now },
			{ ...grant, startsAt: fromNow(1) },
		];
		expect(explain({ grants }).steps[5]).toMatchObject({
			state: "passed",
			found:
				"3: taken back on June 15, 2026 at 11:59 UTC; ended on June 15, 2026 at 12:00 UTC; begins on June 15, 2026 at 12:00 UTC.",
		});
	});

	test("answers in a sentence, and says what could be downloaded", () => {
		expect(explain({ grants: [grant] })).toMatchObject({
			answer: "Open by Pro that was given, until June 18, 2026 at 12:00 UTC; nothing is spent.",
			downloads: [
				{ format: "pdf", answer: "yes" },
				{ format: "docx", answer: "yes" },
				{ format: "txt", answer: "yes" },
				{ format: "json", answer: "yes" },
				{ format: "original", answer: "yes" },
			],
		});
		expect(explain({ packs: [pack()] })).toMatchObject({
			answer: "Would open by spending one credit of a pack.",
			downloads: [{ answer: "no: unopened" }, { answer: "no: upgrade_required" }, {}, {}, {}],
		});
		expect(explain()).toMatchObject({
			answer: "Closed: limit_reached (the free allowance is used and there is no plan).",
			downloads: [{ answer: "no: limit_reached" }, {}, {}, {}, {}],
		});
	});
});
