import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { facts, pack as packOf } from "#tests/helpers/access-facts.ts";
import type { AccessFacts } from "./access.ts";
import { stateInLibrary } from "./unlocked-resumes.ts";

const now = new Date("2026-12-24T12:00:00.000Z");
const later = (days: number) => addDays(now, days);
const pack = packOf({ id: "p", resumesRemaining: 0, expiresAt: later(10) });
const byPack = { unlock: { source: "pack", packId: "p" }, packs: [pack] } as const;
const pro = {
	subscription: { status: "active", currentPeriodEnd: later(20), graceUntil: null },
} as const;
const given = { grants: [{ startsAt: later(-1), endsAt: later(1), revokedAt: null }] };
const state = (held: Partial<AccessFacts>) => stateInLibrary(facts(held), now);
const locked = { state: "locked", by: null, until: null };
const ofPack = { state: "open", by: "unlock", until: later(10).toISOString() };

describe("An opened resume", () => {
	test("opens with Pro, paid for or given, and locks without it", () => {
		expect(state(pro)).toEqual({ state: "open", by: "pro", until: null });
		expect(state(given)).toEqual({ state: "open", by: "pro", until: null });
		expect(state({})).toEqual(locked);
	});

	test("opens to everyone as long as the owner has opened it, whatever it was opened with", () => {
		const everyones = { state: "open", by: "everyone", until: null };
		for (const facts of [{}, pro, byPack]) {
			expect(state({ ...facts, resume: "open" })).toEqual(everyones);
		}
	});

	test("stays open after the free allowance, also beside Pro", () => {
		const free = { unlock: { source: "free" } } as const;
		for (const facts of [free, { ...free, ...pro }]) {
			expect(state(facts)).toEqual({ state: "open", by: "unlock", until: null });
		}
	});

	test("opens until the end of its pack, also beside Pro, and is locked since then", () => {
		expect(state(byPack)).toEqual(ofPack);
		expect(state({ ...byPack, ...pro })).toEqual(ofPack);
		const ended = { ...byPack, packs: [{ ...pack, expiresAt: now }] };
		expect(state(ended)).toEqual({ ...locked, until: now.toISOString() });
		expect(state({ ...ended, ...pro })).toEqual({ state: "open", by: "pro", until: null });
	});

	test("is locked since the day on which its pack closed before its end", () => {
		const closedAt = later(-3);
		const packs = [{ ...pack, status: "refunded" as const, closedAt }];
		expect(state({ ...byPack, packs })).toEqual({ ...locked, until: closedAt.toISOString() });
	});

	test("is locked, since no day, while a credit or the free allowance could open it again", () => {
		expect(state({ packs: [{ ...pack, resumesRemaining: 5 }], freeUsed: 0 })).toEqual(locked);
	});

	test("is locked, since no day, while the address is not confirmed", () => {
		const person = { emailConfirmed: false };
		for (const facts of [pro, byPack]) expect(state({ ...facts, person })).toEqual(locked);
	});

	test("that was withdrawn opens for nobody", () => {
		const withdrawn = { state: "withdrawn", by: null, until: null };
		for (const facts of [{}, pro, byPack]) {
			expect(state({ ...facts, resume: "withdrawn" })).toEqual(withdrawn);
		}
	});
});
