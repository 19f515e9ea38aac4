import { describe, expect, test } from "vitest";
import { type GuaranteeFacts, guaranteeNote, guaranteeState, restsOnPack } from "./guarantee.ts";

const paidAt = new Date("2026-06-15T12:00:00.000Z");
const later = (days: number, milliseconds = 0) =>
	new Date(paidAt.getTime() + days * 86_400_000 + milliseconds);
const pack: GuaranteeFacts = {
	planId: "resume-pack",
	status: "paid",
	paidAt,
	isFirstPayment: true,
	unlocked: 1,
	uses: 0,
	lines: 0,
	claimed: "never",
	askedAt: null,
};
const pro: GuaranteeFacts = { ...pack, planId: "pro-monthly", unlocked: 0, uses: 20, lines: 500 };
const closed = (why: string) => ({ kind: "closed", why });

describe("The money-back guarantee", () => {
	test("lasts to the last millisecond of the seventh day, and not into the next one", () => {
		for (const order of [pack, pro]) {
			expect(guaranteeState(order, later(7, -1))).toEqual({ kind: "button" });
			expect(guaranteeState(order, later(7))).toEqual(closed("over"));
		}
	});

	test("covers a pack that has unlocked one resume, and none that has unlocked two", () => {
		expect(guaranteeState({ ...pack, unlocked: 0 }, paidAt)).toEqual({ kind: "button" });
		expect(guaranteeState({ ...pack, unlocked: 2 }, paidAt)).toEqual(closed("opened"));
	});

	test("covers Pro by button up to 20 different resumes, and from 21 on by request", () => {
		expect(guaranteeState(pro, paidAt)).toEqual({ kind: "button" });
		const heavy = { ...pro, uses: 21 };
		expect(guaranteeState(heavy, paidAt)).toEqual({ kind: "ask" });
		expect(guaranteeNote({ kind: "ask" }, heavy)).toContain("21 different resumes");
		const copied = { ...pro, lines: 501 };
		expect(guaranteeState(copied, paidAt)).toEqual({ kind: "ask" });
		expect(guaranteeNote({ kind: "ask" }, copied)).toContain("resumes and 501 found lines since");
		const asked = { ...heavy, askedAt: paidAt };
		expect(guaranteeState(asked, paidAt)).toEqual(closed("asked"));
	});

	test("covers no renewal", () => {
		expect(guaranteeState({ ...pro, isFirstPayment: false }, paidAt)).toEqual(closed("renewal"));
	});

	test("is given once for a mailbox, and goes on for the order that it was claimed for", () => {
		for (const order of [pack, pro]) {
			expect(guaranteeState({ ...order, claimed: "another order" }, paidAt)).toEqual(
				closed("claimed"),
			);
			const begun: GuaranteeFacts = { ...order, claimed: "this order" };
			expect(guaranteeState(begun, later(8))).toEqual({ kind: "claimed" });
		}
	});

	test.each(["refunded", "partly refunded", "disputed"] as const)(
		"says nothing of what is %s",
		(status) => expect(guaranteeState({ ...pack, status }, paidAt)).toEqual({ kind: "none" }),
	);

	test("says why it is closed, each time in another sentence", () => {
		const whys = ["renewal", "over", "claimed", "opened", "asked"] as const;
		const notes = whys.map((why) => guaranteeNote({ kind: "closed", why }, pack));
		expect(new Set(notes).size).toBe(whys.length);
		expect(guaranteeNote({ kind: "button" }, pack)).toBeNull();
		expect(guaranteeNote({ kind: "claimed" }, pack)).toMatch(/has not confirmed it yet/u);
	});
});

describe("The cheaper first month", () => {
	const month = { status: "paid", isDiscounted: true, paidAt: later(2) } as const;
	const one = { id: "one", status: "succeeded", grantedAt: paidAt, expiresAt: later(30) };

	test("rests on the one pack that ran when it was paid", () => {
		expect(restsOnPack(month, "one", [one])).toBe(true);
		expect(restsOnPack(month, "two", [one])).toBe(false);
		expect(restsOnPack({ ...month, isDiscounted: false }, "one", [one])).toBe(false);
		expect(restsOnPack({ ...month, status: "refunded" }, "one", [one])).toBe(false);
	});

	test("rests on none alone while another one ran as well", () => {
		const two = { ...one, id: "two" };
		expect(restsOnPack(month, "one", [one, two])).toBe(false);
		expect(restsOnPack(month, "one", [one, { ...two, status: "refunded" }])).toBe(true);
		expect(restsOnPack(month, "one", [one, { ...two, grantedAt: later(2, 1000) }])).toBe(true);
		expect(restsOnPack(month, "one", [one, { ...two, expiresAt: later(2) }])).toBe(true);
	});
});
