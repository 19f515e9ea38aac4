import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	freeAllowances,
	packCredits,
	readingHistory,
	resumeUses,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { countRead, setPackStatus } from "#app/data/billing/purchases.server.ts";
import { settleAvailability } from "#app/data/intake/resume-entries.server.ts";
import { setFileChecked } from "#app/data/reader/published-files.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { OpeningCost, Spending } from "#app/domain/reader/opening-cost.ts";
import { renderPdf } from "#app/integrations/documents/pdf.server.ts";
import { livesOf } from "#tests/helpers/lives.ts";
import { addPaidPack } from "#tests/helpers/paid-pack.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { openResume } from "./open-resume.server.ts";
import { prepareReading } from "./prepare-reading.server.ts";
import { provideDownload, provideReadingFile } from "./provide-file.server.ts";
import { readResume } from "./read-resume.server.ts";
import { swapResume } from "./swap-resume.server.ts";

const asked = { now: testNow, leaves: true };
const millisecond = 1;
const later = (date: Date, by: number) => new Date(date.getTime() + by);

const costsNow = (spends: Spending) => ({ success: false, reason: "costs_now", spends });

/** A person whose pages say what a press costs. */
async function openAnnounced() {
	const site = await createTestSite();
	const { database } = site.services;
	const person = await site.addPerson();
	return {
		site,
		person,
		open: (id: string, announced?: OpeningCost, by = person) =>
			openResume(site.services, by, id, testNow, { announced }),
		addPaidPack: (owner = person) => addPaidPack(site, owner),
		/** Everything that an opening may spend or note. */
		rows: async () => ({
			unlocks: await database.select().from(userResumeAccess),
			uses: await database.select().from(resumeUses),
			credits: await database.select().from(packCredits),
			packs: await database.select().from(userPurchases),
			free: await database.select().from(freeAllowances),
			history: await database.select().from(readingHistory),
		}),
	};
}

describe("opening a resume", () => {
	test("without a session it is denied, and nothing is written", async () => {
		const site = await createTestSite();
		const id = await site.addResume();
		expect(await openResume(site.services, null, id, testNow)).toEqual({
			success: false,
			reason: "authentication_required",
		});
		await site.services.background.settle();
		const [resume] = await site.services.database.select().from(resumes);
		expect(resume?.viewCount).toBe(0);
	});

	test("the first is free and opens again forever; the second is denied", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const [first, second] = [await site.addResume(), await site.addResume()];
		const open = (id: string, now = testNow) => openResume(site.services, person, id, now);

		expect(await open(first)).toEqual({ success: true, data: { by: "free" } });
		expect(await open(first)).toEqual({ success: true, data: { by: "unlock" } });
		expect(await open(first, addDays(testNow, 3650))).toMatchObject({ success: true });
		expect(await open(second)).toEqual({ success: false, reason: "limit_reached" });

		const rows = await site.services.database.select().from(userResumeAccess);
		expect(rows).toHaveLength(1);
		expect(rows[0]).toMatchObject({ resumeId: first, source: "free", accessedAt: testNow });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a second account with a tag on the same mailbox gets no second free resume", async () => {
		const site = await createTestSite();
		const one = await site.addPerson({ email: "sam+1@example.com" });
		const two = await site.addPerson({ email: "sam+2@example.com" });
		const [a, b] = [await site.addResume(), await site.addResume()];
		expect(await openResume(site.services, one, a, testNow)).toMatchObject({ success: true });
		expect(await openResume(site.services, two, b, testNow)).toEqual({
			success: false,
			reason: "limit_reached",
		});
	});

	test("a person whose address has changed still has had the free resume", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const moved = { ...person, mailboxHash: site.services.hashMailbox("new@example.com") };
		const [a, b] = [await site.addResume(), await site.addResume()];
		await openResume(site.services, person, a, testNow);
		expect(await openResume(site.services, moved, b, testNow)).toEqual({
			success: false,
			reason: "limit_reached",
		});
		expect(site.logged()).not.toContain("An access check failed");
	});

	test("a pack is spent before the free allowance, which is still there when it has ended", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const pack = await site.addPack(person);
		const [a, b] = [await site.addResume(), await site.addResume()];
		expect(await openResume(site.services, person, a, testNow)).toEqual({
			success: true,
			data: { by: "pack" },
		});
		const [row] = await site.services.database
			.select()
			.from(userPurchases)
			.where(eq(userPurchases.id, pack));
		expect(row?.resumesRemaining).toBe(4);
		expect(await openResume(site.services, person, b, addDays(testNow, 31))).toEqual({
			success: true,
			data: { by: "free" },
		});
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	describe("where its page has announced the cost", () => {
		test("nothing is spent where it was nothing, whatever has ended since", async () => {
			const { site, person: reader, open, rows } = await openAnnounced();
			const member = await site.addPerson();
			await site.addPack(reader);
			const [a, b] = [await site.addResume(), await site.addResume()];
			for (const [person, spends] of [
				[reader, "pack"],
				[member, "free"],
			] as const) {
				expect(await open(a, "nothing", person)).toEqual(costsNow(spends));
			}
			expect(await rows()).toMatchObject({ unlocks: [], uses: [], credits: [] });
			expect(await open(a, "pack")).toMatchObject({ data: { by: "pack" } });
			// What is open by now costs nothing, and with Pro nothing does.
			expect(await open(a, "nothing")).toMatchObject({ data: { by: "unlock" } });
			await site.addSubscription(reader);
			for (const announced of ["nothing", "free", "pack", "guarantee"] as const) {
				expect(await open(b, announced)).toMatchObject({ data: { by: "subscription" } });
			}
			expect(await findBrokenInvariants(site)).toEqual([]);
		});

		test("a pack that was given back is not made up for by the free resume, nor the free resume by a pack", async () => {
			const { site, person, open, rows } = await openAnnounced();
			const id = await site.addResume();
			const before = await rows();
			for (const announced of ["pack", "guarantee"] as const) {
				expect(await open(id, announced)).toEqual(costsNow("free"));
			}
			expect(await rows()).toEqual(before);
			await site.addPack(person);
			const withPack = await rows();
			expect(await open(id, "free")).toEqual(costsNow("pack"));
			expect(await rows()).toEqual(withPack);
			expect(await open(id, "pack")).toMatchObject({ data: { by: "pack" } });
			// What announces nothing opens by what there is.
			expect(await open(await site.addResume())).toMatchObject({ data: { by: "pack" } });
			expect(await findBrokenInvariants(site)).toEqual([]);
		});

		test("the guarantee of a pack ends by no press that did not say so", async () => {
			const { site, open, addPaidPack, rows } = await openAnnounced();
			await addPaidPack();
			const [a, b, c] = [await site.addResume(), await site.addResume(), await site.addResume()];
			expect(await open(a, "pack")).toMatchObject({ data: { by: "pack" } });
			const before = await rows();
			for (const announced of ["nothing", "free", "pack"] as const) {
				expect(await open(b, announced)).toEqual(costsNow("guarantee"));
			}
			expect(await rows()).toEqual(before);
			expect(await open(b, "guarantee")).toMatchObject({ data: { by: "pack" } });
			// It has ended: what says that it ends says more than the press costs.
			expect(await open(c, "guarantee")).toMatchObject({ data: { by: "pack" } });
			expect(await findBrokenInvariants(site)).toEqual([]);
		});

		test("two presses at once that were announced alike spend one credit, or two of the same resume one", async () => {
			const { site, person, open, addPaidPack, rows } = await openAnnounced();
			await addPaidPack();
			const [a, b] = [await site.addResume(), await site.addResume()];
			const answers = await Promise.all([open(a, "pack"), open(b, "pack")]);
			expect(answers).toContainEqual(costsNow("guarantee"));
			expect(answers.filter(({ success }) => success)).toHaveLength(1);
			expect((await rows()).credits).toHaveLength(1);
			const other = await site.addPerson();
			await addPaidPack(other);
			const twice = await Promise.all([open(a, "pack", other), open(a, "pack", other)]);
			expect(twice).toMatchObject([{ success: true }, { success: true }]);
			expect((await rows()).credits).toHaveLength(2);
			expect((await rows()).unlocks.map(({ userId }) => userId)).toContain(person.id);
			expect(await findBrokenInvariants(site)).toEqual([]);
		});
	});

	test("a pack opens what it unlocked until its last millisecond, also when it is used up", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const end = addDays(testNow, 30);
		await site.addPack(person, { expiresAt: end });
		const ids = await Promise.all(Array.from({ length: 7 }, () => site.addResume()));
		for (const id of ids.slice(0, 5)) {
			expect(await openResume(site.services, person, id, testNow)).toMatchObject({ success: true });
		}
		// The sixth takes the free allowance, the seventh finds nothing left.
		expect(await openResume(site.services, person, ids[5] ?? "", testNow)).toMatchObject({
			data: { by: "free" },
		});
		expect(await openResume(site.services, person, ids[6] ?? "", testNow)).toEqual({
			success: false,
			reason: "pack_exhausted",
		});
		const last = later(end, -millisecond);
		expect(await openResume(site.services, person, ids[0] ?? "", last)).toMatchObject({
			data: { by: "unlock" },
		});
		expect(await openResume(site.services, person, ids[0] ?? "", end)).toEqual({
			success: false,
			reason: "pack_expired",
		});
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("of two packs the one that ends first is spent first, and together they open ten", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const long = await site.addPack(person, { expiresAt: addDays(testNow, 30) });
		const short = await site.addPack(person, { expiresAt: addDays(testNow, 2) });
		const remaining = async (id: string) =>
			(await site.services.database.select().from(userPurchases).where(eq(userPurchases.id, id)))[0]
				?.resumesRemaining;
		for (let opened = 1; opened <= 10; opened++) {
			const id = await site.addResume();
			expect(await openResume(site.services, person, id, testNow)).toEqual({
				success: true,
				data: { by: "pack" },
			});
			expect(await remaining(short)).toBe(Math.max(0, 5 - opened));
		}
		expect(await remaining(long)).toBe(0);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("what an ended pack had unlocked is unlocked again by the next one", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const id = await site.addResume();
		await site.addPack(person);
		await openResume(site.services, person, id, testNow);
		const afterwards = addDays(testNow, 40);
		const next = await site.addPack(person, {
			grantedAt: afterwards,
			expiresAt: addDays(afterwards, 30),
		});
		expect(await openResume(site.services, person, id, afterwards)).toEqual({
			success: true,
			data: { by: "pack" },
		});
		const [unlock] = await site.services.database.select().from(userResumeAccess);
		expect(unlock?.purchaseId).toBe(next);
		expect(await site.services.database.select().from(packCredits)).toHaveLength(2);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a refunded pack no longer opens what it unlocked", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const id = await site.addResume();
		const other = await site.addResume();
		await site.addPack(person);
		await openResume(site.services, person, id, testNow);
		await site.services.database
			.update(userPurchases)
			.set({ status: "refunded", resumesRemaining: 0 });
		expect(await readResume(site.services, person, id, testNow)).toEqual({
			success: false,
			reason: "unopened",
		});
		// The free allowance is untouched and can open another one.
		expect(await openResume(site.services, person, other, testNow)).toMatchObject({
			data: { by: "free" },
		});
		expect(await openResume(site.services, person, id, testNow)).toEqual({
			success: false,
			reason: "limit_reached",
		});
	});

	test("Pro spends nothing and leaves no access row, but a line in the reading history", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		await site.addPack(person);
		await site.addSubscription(person);
		const id = await site.addResume();
		expect(await openResume(site.services, person, id, testNow)).toEqual({
			success: true,
			data: { by: "subscription" },
		});
		expect(await site.services.database.select().from(userResumeAccess)).toEqual([]);
		expect(await site.services.database.select().from(packCredits)).toEqual([]);
		expect(await site.services.database.select().from(readingHistory)).toMatchObject([
			{ resumeId: id, source: "subscription" },
		]);
	});

	test.each([
		["canceled, before its end", "canceled", null, -1, true],
		["canceled, at its end", "canceled", null, 0, false],
		["past due, within the grace period", "past_due", 7, -1, true],
		["past due, at the end of the grace period", "past_due", 7, 0, false],
	] as const)("a subscription that is %s", async (_, status, graceDays, offset, opens) => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const end = addDays(testNow, 30);
		await site.addSubscription(person, {
			status,
			currentPeriodEnd: end,
			graceUntil: graceDays ? end : null,
		});
		// The free allowance is used, so that only the subscription can open anything.
		const used = await site.addResume();
		await openResume(site.services, person, used, addDays(testNow, 400));
		const id = await site.addResume();
		expect(await openResume(site.services, person, id, later(end, offset))).toMatchObject({
			success: opens,
		});
	});

	test("an unconfirmed address opens nothing", async () => {
		const site = await createTestSite();
		const person = await site.addPerson({ emailConfirmed: false });
		const id = await site.addResume();
		expect(await openResume(site.services, person, id, testNow)).toEqual({
			success: false,
			reason: "email_unconfirmed",
		});
	});

	test("a resume that never was, and one that was withdrawn, are told apart", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		const id = await site.addResume({ withdrawnAt: testNow });
		const nobody = "00000000-0000-4000-8000-000000000000";
		expect(await openResume(site.services, person, nobody, testNow)).toMatchObject({
			reason: "not_found",
		});
		expect(await openResume(site.services, person, id, testNow)).toMatchObject({
			reason: "withdrawn",
		});
	});
});

describe("view counts", () => {
	test("rise by one per person and day", async () => {
		const site = await createTestSite();
		const id = await site.addResume();
		const people = await Promise.all(Array.from({ length: 20 }, () => site.addPerson()));
		await Promise.all(people.map((person) => openResume(site.services, person, id, testNow)));
		await Promise.all(people.map((person) => openResume(site.services, person, id, testNow)));
		await site.services.background.settle();
		const count = async () =>
			(await site.services.database.select().from(resumes).where(eq(resumes.id, id)))[0]?.viewCount;
		expect(await count()).toBe(20);
		await openResume(site.services, people[0] ?? null, id, addDays(testNow, 1));
		await site.services.background.settle();
		expect(await count()).toBe(21);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

/**
 * Opens every resume for all people at once, and counts how many openings each was allowed. Ten people at a
 * time: some hundred openings wait in one line, and none too long for the pool, however busy the machine.
 */
async function countOpened(site: TestSite, people: readonly Person[], ids: readonly string[]) {
	const opened: number[] = [];
	for (let begin = 0; begin < people.length; begin += 10) {
		const counts = people.slice(begin, begin + 10).map(async (person) => {
			const results = await Promise.all(
				ids.map((id) => openResume(site.services, person, id, testNow)),
			);
			return results.filter(({ success }) => success).length;
		});
		opened.push(...(await Promise.all(counts)));
	}
	return opened;
}

describe("simultaneous openings", () => {
	const many = livesOf({ part: 30, whole: 100 });

	test("many people, each 20 first openings at once: exactly one each", async () => {
		const site = await createTestSite();
		const ids = await Promise.all(Array.from({ length: 20 }, () => site.addResume()));
		const people = await Promise.all(Array.from({ length: many }, () => site.addPerson()));
		expect(await countOpened(site, people, ids)).toEqual(Array(many).fill(1));
		// Who comes too late has read nothing.
		expect(await site.services.database.$count(resumeUses)).toBe(many);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("many packs, each 30 openings at once: exactly five each", async () => {
		const site = await createTestSite();
		const ids = await Promise.all(Array.from({ length: 30 }, () => site.addResume()));
		const people = await Promise.all(Array.from({ length: many }, () => site.addPerson()));
		for (const person of people) {
			await site.addPack(person);
			// The free allowance is used up beforehand.
			await site.services.database.execute(
				sql`insert into free_allowances (mailbox_hash) values (${person.mailboxHash})`,
			);
		}
		expect(await countOpened(site, people, ids)).toEqual(Array(many).fill(5));
		expect(await site.services.database.$count(resumeUses)).toBe(many * 5);
		const packs = await site.services.database.select().from(userPurchases);
		expect(packs.every(({ resumesRemaining }) => resumesRemaining === 0)).toBe(true);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("ten openings of the same resume at once cost one credit", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		await site.addPack(person);
		const id = await site.addResume();
		const results = await Promise.all(
			Array.from({ length: 10 }, () => openResume(site.services, person, id, testNow)),
		);
		expect(results.every(({ success }) => success)).toBe(true);
		const [pack] = await site.services.database.select().from(userPurchases);
		expect(pack?.resumesRemaining).toBe(4);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("the free allowance and two packs together, 40 at once: eleven, in the right order", async () => {
		const site = await createTestSite();
		const person = await site.addPerson();
		await site.addPack(person, { expiresAt: addDays(testNow, 30) });
		await site.addPack(person, { expiresAt: addDays(testNow, 2) });
		const ids = await Promise.all(Array.from({ length: 40 }, () => site.addResume()));
		const results = await Promise.all(
			ids.map((id) => openResume(site.services, person, id, testNow)),
		);
		expect(results.filter(({ success }) => success)).toHaveLength(11);
		expect(await site.services.database.$count(resumeUses)).toBe(11);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("everything that leaves", () => {
	async function openStage() {
		const site = await createTestSite();
		const person = await site.addPerson();
		await site.addSubscription(person);
		const { services } = site;
		const addReadable = async (count: number) => {
			const ids = await Promise.all(Array.from({ length: count }, () => site.addResume()));
			for (const id of ids) await addDocument(site, id, documentWith("quicksilver"));
			return ids as [string, ...string[]];
		};
		const uses = () => services.database.select().from(resumeUses).orderBy(resumeUses.at);
		const download = (id: string, format: "pdf" | "txt", now = testNow, leaves = true) =>
			provideDownload(services, person, id, format, { now, leaves });
		return { site, person, services, addReadable, uses, download };
	}

	test("is one row for each resume and form within the hour, and another one after it", async () => {
		const { services, person, addReadable, uses, download } = await openStage();
		const [id] = await addReadable(1);
		await openResume(services, person, id, testNow);
		await readResume(services, person, id, later(testNow, 1000));
		for (const step of [2000, 3000]) {
			await provideReadingFile(services, person, id, { now: later(testNow, step), leaves: true });
			await download(id, "txt", later(testNow, step));
		}
		await download(id, "pdf", testNow, false);
		expect(await uses()).toMatchObject([
			{ userId: person.id, resumeId: id, kind: "reading", at: testNow },
			{ kind: "txt", at: later(testNow, 2000) },
		]);
		await readResume(services, person, id, later(testNow, 3_600_000));
		expect((await uses()).map(({ kind }) => kind)).toEqual(["reading", "txt", "reading"]);
	});

	test("leaves no row when nothing leaves: a closed resume, and one without a file", async () => {
		const { site, services, addReadable, uses, person, download } = await openStage();
		const [id] = await addReadable(1);
		const stranger = await site.addPerson();
		expect(await readResume(services, stranger, id, testNow)).toMatchObject({ success: false });
		const bare = await site.addResume({ availability: "none" });
		expect(await download(bare, "pdf")).toEqual({ success: false, reason: "no_file" });
		expect(await provideDownload(services, person, bare, "original", asked)).toMatchObject({
			reason: "no_file",
		});
		expect(await uses()).toEqual([]);
	});

	test("60 downloads of different resumes at once give 40, and one more an hour later", async () => {
		const { addReadable, uses, download, services, person, site } = await openStage();
		const ids = await addReadable(61);
		const results = await Promise.all(ids.slice(0, 60).map((id) => download(id, "txt")));
		expect(results.filter(({ success }) => success)).toHaveLength(40);
		const refused = { success: false, reason: "fair_use", waitSeconds: 3600 };
		expect(results.filter(({ success }) => !success)).toEqual(Array(20).fill(refused));
		expect(await uses()).toHaveLength(40);
		// What is open stays open in every form; a new one is not opened, read or downloaded.
		const known = (await uses())[0]?.resumeId ?? "";
		expect(await readResume(services, person, known, testNow)).toMatchObject({ success: true });
		expect(await openResume(services, person, ids[60] ?? "", testNow)).toEqual(refused);
		expect(await readResume(services, person, ids[60] ?? "", testNow)).toEqual(refused);
		expect(await download(ids[60] ?? "", "txt", later(testNow, 3_600_000))).toMatchObject({
			success: true,
		});
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a credit, or the free resume, is not spent on a file that nobody can read", async () => {
		const { site, services } = await openStage();
		const person = await site.addPerson();
		const pack = await site.addPack(person);
		const visitor = await site.addPerson();
		const damaged = await site.addResume({ availability: "file" });
		await addOriginal(site, damaged, "pdf", new TextEncoder().encode("%PDF-1.7 and nothing more"));
		const empty = await site.addResume({ availability: "file" });
		await addOriginal(site, empty, "docx", new TextEncoder().encode("PK, and no document"));
		// The nightly check holds a published file back; a button of before may still be pressed.
		const held = await site.addResume({ availability: "file" });
		const key = await addOriginal(site, held, "txt", new TextEncoder().encode("Engineer"));
		await services.database.transaction(async (transaction) => {
			await setFileChecked(transaction, key, { findings: null, held: "unreadable" });
			await settleAvailability(transaction, held);
		});
		for (const id of [damaged, empty, held]) {
			for (const reader of [person, visitor]) {
				expect(await openResume(services, reader, id, testNow)).toEqual({
					success: false,
					reason: "unreadable",
				});
			}
		}
		const text = await site.addResume({ availability: "file" });
		await addOriginal(site, text, "txt", new TextEncoder().encode("Engineer\n\nBuilt a ledger."));
		expect(await openResume(services, person, text, testNow)).toMatchObject({ success: true });
		const packs = services.database.select().from(userPurchases).where(eq(userPurchases.id, pack));
		expect(await packs).toMatchObject([{ resumesRemaining: 4 }]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a credit is not spent on what fair use keeps closed", async () => {
		const { site, services } = await openStage();
		const person = await site.addPerson();
		const pack = await site.addPack(person);
		const ids = await Promise.all(Array.from({ length: 41 }, () => site.addResume()));
		await services.database.insert(resumeUses).values(
			ids.slice(0, 40).map((resumeId) => ({
				userId: person.id,
				resumeId,
				kind: "reading" as const,
				at: testNow,
			})),
		);
		expect(await openResume(services, person, ids[40] ?? "", testNow)).toMatchObject({
			reason: "fair_use",
		});
		const packs = services.database.select().from(userPurchases).where(eq(userPurchases.id, pack));
		expect(await packs).toMatchObject([{ resumesRemaining: 5 }]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("a download whose record cannot be written does not leave", async () => {
		const { services, addReadable, download } = await openStage();
		const [id] = await addReadable(1);
		await services.database.execute(sql`alter table resume_uses rename to broken`);
		expect(await download(id, "txt")).toEqual({ success: false, reason: "check_failed" });
	});
});

describe("a swap", () => {
	async function openPack() {
		const site = await createTestSite();
		const { services } = site;
		const person = await site.addPerson();
		const packId = await site.addPack(person);
		const [first, second] = [await site.addResume(), await site.addResume()];
		for (const id of [first, second]) await addDocument(site, id, documentWith("A line"));
		return {
			site,
			services,
			first,
			second,
			person,
			packId,
			open: (id: string, now = testNow) => openResume(services, person, id, now),
			swap: (id: string, now = testNow) => swapResume(services, person, id, now),
			download: (id: string) => provideDownload(services, person, id, "pdf", asked),
			async pack() {
				const [pack] = await services.database.select().from(userPurchases);
				return pack;
			},
			credits: () => services.database.select().from(packCredits),
		};
	}
	const refused = { success: false, status: 409 };
	const opened = { success: true };

	test("gives one credit back and locks the resume; what was read still counts", async () => {
		const { site, services, person, packId, first, second, ...pack } = await openPack();
		await pack.open(first);
		expect(await readResume(services, person, first, testNow)).toMatchObject(opened);
		expect(await pack.swap(first)).toEqual({ success: true });
		expect(await pack.pack()).toMatchObject({ resumesRemaining: 5 });
		expect(await pack.credits()).toMatchObject([{ returnedAt: testNow, returnedFor: "swap" }]);
		expect(await readResume(services, person, first, testNow)).toMatchObject({
			reason: "unopened",
		});
		expect(await countRead(services.database, packId)).toBe(1);
		expect(await services.database.select().from(resumeUses)).toHaveLength(1);
		// Once per pack; and the same resume costs a credit again.
		await pack.open(second);
		expect(await pack.swap(second)).toMatchObject(refused);
		expect(await pack.open(first)).toEqual({ success: true, data: { by: "pack" } });
		expect(await pack.swap(first)).toMatchObject(refused);
		expect(await pack.pack()).toMatchObject({ resumesRemaining: 3 });
		expect(await countRead(services.database, packId)).toBe(3);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is of one person and one resume: what others hold of it, and what else was opened, stays", async () => {
		const { site, services, person, first, second, ...pack } = await openPack();
		const other = await site.addPerson();
		await site.addPack(other);
		for (const reader of [other, person]) {
			for (const id of [first, second]) await openResume(services, reader, id, testNow);
		}
		// Neither another person's download nor one of another resume ends it.
		expect(await provideDownload(services, other, first, "pdf", asked)).toMatchObject(opened);
		expect(await pack.download(second)).toMatchObject(opened);
		expect(await pack.swap(first)).toEqual({ success: true });
		expect(await readResume(services, person, first, testNow)).toMatchObject({
			reason: "unopened",
		});
		expect(await readResume(services, person, second, testNow)).toMatchObject(opened);
		expect(await readResume(services, other, first, testNow)).toMatchObject(opened);
		// The other's unlock does not hide the swap either: its answer may be told again.
		expect(await pack.swap(first)).toEqual({ success: true });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("whose answer was lost is told again, and gives nothing more back", async () => {
		const { site, services, person, first, second, ...pack } = await openPack();
		await pack.open(first);
		expect(await pack.swap(first)).toEqual({ success: true });
		const last = later(testNow, 600_000 - millisecond);
		for (const at of [testNow, last]) expect(await pack.swap(first, at)).toEqual({ success: true });
		expect(await pack.pack()).toMatchObject({ resumesRemaining: 5 });
		expect(await pack.credits()).toMatchObject([{ returnedAt: testNow, returnedFor: "swap" }]);
		const other = await site.addPerson();
		expect(await swapResume(services, other, first, testNow)).toMatchObject(refused);
		expect(await pack.swap(second)).toMatchObject(refused);
		expect(await pack.swap(first, later(testNow, 600_000))).toMatchObject(refused);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is told again no more when the resume has been opened since", async () => {
		const { site, services, person, first, ...pack } = await openPack();
		await pack.open(first);
		await pack.swap(first);
		await pack.open(first);
		expect(await pack.swap(first)).toMatchObject(refused);
		// Another pack takes one back as well.
		await services.database.update(userPurchases).set({ status: "refunded", resumesRemaining: 0 });
		expect(await pack.swap(first)).toMatchObject(refused);
		await site.addPack(person);
		expect(await pack.open(first)).toEqual({ success: true, data: { by: "pack" } });
		for (const _ of [1, 2]) expect(await pack.swap(first)).toEqual({ success: true });
		const swaps = (await pack.credits()).filter(({ returnedFor }) => returnedFor === "swap");
		expect(swaps).toHaveLength(2);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is not over after a download whose file could not be made", async () => {
		const { services, first, ...pack } = await openPack();
		await pack.open(first);
		const { put } = services.files;
		services.files.put = () => Promise.reject(new Error("The store is away"));
		await expect(pack.download(first)).rejects.toThrow("The store is away");
		services.files.put = put;
		expect(await pack.swap(first)).toMatchObject({ success: true });
	});

	test("is over after ten minutes, after a download, and never of what no running pack opened", async () => {
		const { site, services, person, first, second, ...pack } = await openPack();
		await pack.open(first);
		expect(await pack.swap(second)).toMatchObject(refused);
		expect(await pack.swap(first, later(testNow, 600_000))).toMatchObject(refused);
		const other = await site.addPerson();
		expect(await swapResume(services, other, first, testNow)).toMatchObject(refused);
		const now = later(testNow, 600_000 - millisecond);
		const offer = await prepareReading(services, person, first, now);
		expect(offer).toMatchObject({ data: { swapTime: millisecond } });
		await pack.download(first);
		expect(await prepareReading(services, person, first, now)).toMatchObject({
			data: { swapTime: null },
		});
		expect(await pack.swap(first, now)).toMatchObject(refused);
		await pack.open(second);
		await services.database.update(userPurchases).set({ status: "refunded", resumesRemaining: 0 });
		expect(await pack.swap(second)).toMatchObject(refused);
		expect(await pack.pack()).toMatchObject({ resumesRemaining: 0 });
	});

	test("is never offered for a file that reading hands out", async () => {
		const { site, services, person, ...pack } = await openPack();
		const id = await site.addResume({ availability: "file" });
		await addOriginal(site, id, "pdf", await renderPdf(documentWith("A line"), "classic", ""));
		await pack.open(id);
		expect(await prepareReading(services, person, id, testNow)).toMatchObject({
			data: { swapTime: null },
		});
		expect(await pack.swap(id)).toMatchObject(refused);
	});

	test("and a download at once: either the file has left or the credit is back", async () => {
		for (let round = 0; round < 6; round++) {
			const { site, first, ...pack } = await openPack();
			await pack.open(first);
			const [swapped, file] = await Promise.all(
				round % 2 === 0
					? [pack.swap(first), pack.download(first)]
					: [pack.download(first), pack.swap(first)].reverse(),
			);
			expect([swapped?.success, file?.success].filter(Boolean)).toHaveLength(1);
			expect(await findBrokenInvariants(site)).toEqual([]);
		}
	});

	test("of two at once, and beside a refund and openings, gives back one credit at most", async () => {
		const { site, services, packId, first, second, ...pack } = await openPack();
		for (const id of [first, second]) await pack.open(id);
		const swaps = await Promise.all([first, second, first, second].map((id) => pack.swap(id)));
		// Both presses for the one that came first.
		const [of, ...others] = swaps.map(({ success }) => success);
		expect(others).toEqual([!of, of, !of]);
		expect(await pack.pack()).toMatchObject({ resumesRemaining: 4 });
		expect(await findBrokenInvariants(site)).toEqual([]);
		const closes = () =>
			services.database.transaction((transaction) =>
				setPackStatus(transaction, packId, "refunded", testNow),
			);
		await services.database
			.update(packCredits)
			.set({ returnedFor: "withdrawal" })
			.where(eq(packCredits.returnedFor, "swap"));
		await Promise.all([pack.swap(first), closes(), pack.swap(second), pack.open(first)]);
		expect(await pack.pack()).toMatchObject({ status: "refunded", resumesRemaining: 0 });
		await services.database.transaction((transaction) =>
			setPackStatus(transaction, packId, "succeeded", testNow),
		);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});
