import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { resumeDocuments, resumeFiles, resumeSheets } from "#app/data/base/schema/bodies.server.ts";
import {
	freeAllowances,
	packCredits,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { deleteWithdrawnFiles } from "#app/operations/reader/delete-withdrawn-files.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { provideDownload } from "#app/operations/reader/provide-file.server.ts";
import { readResume } from "#app/operations/reader/read-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { until, untilLocked } from "#tests/helpers/until.ts";
import { restoreResume } from "./restore-resume.server.ts";
import { withdrawResume } from "./withdraw-resume.server.ts";

const asked = { now: testNow, leaves: true };

const admin = { sessionId: "99999999-9999-4999-8999-999999999999", now: testNow };
const bytes = new TextEncoder().encode("Built the ledger for 12 teams");

async function openLibrary() {
	const site = await createTestSite();
	await site.services.start();
	const { services } = site;
	const { database } = services;
	const withdraw = (id: string, more: { reason?: string; deletesFile?: boolean } = {}) =>
		withdrawResume(services, admin, { id, reason: null, deletesFile: false, ...more });
	const remaining = async (pack: string) =>
		(await database.select().from(userPurchases).where(eq(userPurchases.id, pack)))[0]
			?.resumesRemaining;
	const getResume = async (id: string) => {
		const [row] = await database.select().from(resumes).where(eq(resumes.id, id));
		if (!row) throw new Error("There is no such resume");
		return row;
	};
	return {
		site,
		services,
		database,
		mailbox: openMailbox(site),
		withdraw,
		remaining,
		getResume,
		/** Runs what the night runs, at an instant. */
		nightAt: async (now: Date) => {
			site.setNow(now);
			const files = await deleteWithdrawnFiles(services);
			await settleDeletions();
			return files;
		},
		settleDeletions,
	};
	async function settleDeletions() {
		const isIdle = async () => {
			const { rows } = await services.pool.query(
				"select 1 from pgboss.job where name = 'delete-file' and state in ('created', 'retry', 'active')",
			);
			return rows.length === 0;
		};
		await until(isIdle);
	}
}

describe("a withdrawn resume", () => {
	test("is open to everyone no more, which the log tells", async () => {
		const { site, withdraw, getResume, database } = await openLibrary();
		const id = await site.addResume({ openToEveryone: true });
		await withdraw(id);
		expect(await getResume(id)).toMatchObject({ openToEveryone: false });
		const [entry] = await database.select().from(auditEntries);
		expect(entry?.changes).toEqual({
			status: { from: "current", to: "withdrawn" },
			openToEveryone: { from: true, to: false },
		});
	});

	test("is gone for everybody, with the reason and the time for the owner", async () => {
		const { site, services, withdraw, getResume, database } = await openLibrary();
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		const id = await site.addResume({ title: "Analyst", company: "Evercore" });
		await openResume(services, pro, id, testNow);
		expect(await withdraw(id, { reason: "Asked to" })).toEqual({ success: true });
		expect(await getResume(id)).toMatchObject({
			withdrawnAt: testNow,
			withdrawnReason: "Asked to",
		});
		for (const person of [pro, null]) {
			const withdrawn = { success: false, reason: "withdrawn" };
			expect(await openResume(services, person, id, testNow)).toEqual(withdrawn);
			expect(await readResume(services, person, id, testNow)).toEqual(withdrawn);
			expect(await provideDownload(services, person, id, "pdf", asked)).toEqual(withdrawn);
		}
		expect(await database.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
			{
				action: "resume.withdrawn",
				subjectId: id,
				label: "Analyst, Evercore",
				reason: "Asked to",
				changes: { status: { from: "current", to: "withdrawn" } },
			},
		]);
	});

	test("is withdrawn once, however often that is asked for; an unknown one is said to be unknown", async () => {
		const { site, services, withdraw, database, remaining } = await openLibrary();
		const person = await site.addPerson();
		const pack = await site.addPack(person);
		const id = await site.addResume();
		await openResume(services, person, id, testNow);
		const results = await Promise.all(Array.from({ length: 8 }, () => withdraw(id)));
		expect(results).toEqual(Array.from({ length: 8 }, () => ({ success: true })));
		expect(await remaining(pack)).toBe(5);
		expect(await database.select().from(auditEntries)).toHaveLength(1);
		expect(await findBrokenInvariants(site)).toEqual([]);
		expect(await withdraw("11111111-1111-4111-8111-111111111111")).toMatchObject({ status: 404 });
	});
});

describe("what was spent on it", () => {
	test("goes back into packs that run, and stays spent in those that have ended", async () => {
		const { site, services, withdraw, remaining, database } = await openLibrary();
		const id = await site.addResume();
		const open = async (values: Parameters<typeof site.addPack>[1], at = testNow) => {
			const person = await site.addPerson();
			const pack = await site.addPack(person, values);
			expect(await openResume(services, person, id, at)).toMatchObject({ success: true });
			return { person, pack };
		};
		const monthAgo = addDays(testNow, -31);
		const running = await open({});
		const lastMinute = await open({ expiresAt: new Date(testNow.getTime() + 1) });
		const ended = await open({ grantedAt: monthAgo, expiresAt: testNow }, monthAgo);
		const refunded = await open({});
		await database
			.update(userPurchases)
			.set({ status: "refunded", resumesRemaining: 0 })
			.where(eq(userPurchases.id, refunded.pack));

		await withdraw(id);
		expect(await remaining(running.pack)).toBe(5);
		expect(await remaining(lastMinute.pack)).toBe(5);
		expect(await remaining(ended.pack)).toBe(4);
		expect(await remaining(refunded.pack)).toBe(0);
		const unlocks = await database.select().from(userResumeAccess);
		expect(unlocks.map(({ userId }) => userId).sort()).toEqual(
			[ended.person.id, refunded.person.id].sort(),
		);
		const returned = (await database.select().from(packCredits)).filter((row) => row.returnedAt);
		expect(returned.map(({ purchaseId }) => purchaseId).sort()).toEqual(
			[running.pack, lastMinute.pack].sort(),
		);
		expect(await findBrokenInvariants(site)).toEqual([]);

		// The credit opens another one.
		const other = await site.addResume();
		expect(await openResume(services, running.person, other, testNow)).toMatchObject({
			data: { by: "pack" },
		});
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is in the ledger of a disputed pack for the day on which the dispute is won", async () => {
		const { setPackStatus } = await import("#app/data/billing/purchases.server.ts");
		const { site, services, withdraw, remaining, database } = await openLibrary();
		const person = await site.addPerson();
		const pack = await site.addPack(person);
		const id = await site.addResume();
		await openResume(services, person, id, testNow);
		const setStatus = (status: "disputed" | "succeeded") =>
			database.transaction((transaction) => setPackStatus(transaction, pack, status, testNow));
		await setStatus("disputed");
		await withdraw(id);
		expect(await remaining(pack)).toBe(0);
		await setStatus("succeeded");
		expect(await remaining(pack)).toBe(5);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is given back as the free resume it was, to be used once more", async () => {
		const { site, services, withdraw, database } = await openLibrary();
		const [sam, other] = [
			await site.addPerson({ email: "sam@example.com" }),
			await site.addPerson(),
		];
		const twin = await site.addPerson({ email: "sam+twin@example.com" });
		const [id, second, third] = [
			await site.addResume(),
			await site.addResume(),
			await site.addResume(),
		];
		await openResume(services, sam, id, testNow);
		await openResume(services, other, second, testNow);
		await withdraw(id);
		expect(await database.select().from(freeAllowances)).toHaveLength(1);
		expect(await openResume(services, other, third, testNow)).toMatchObject({ success: false });
		expect(await openResume(services, sam, third, testNow)).toMatchObject({ data: { by: "free" } });
		expect(await openResume(services, sam, second, testNow)).toMatchObject({ success: false });
		expect(await openResume(services, twin, second, testNow)).toMatchObject({ success: false });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("those who lost it", () => {
	test("get one mail each that says what they have again; nobody else gets one", async () => {
		const { site, services, withdraw, mailbox, database } = await openLibrary();
		const { emailPreferences } = await import("#app/data/base/schema/mail.server.ts");
		const id = await site.addResume({ title: "Analyst", company: "Evercore" });
		const holder = await site.addPerson({ email: "holder@example.com" });
		await site.addPack(holder, { expiresAt: new Date("2026-07-01T12:00:00Z") });
		const reader = await site.addPerson({ email: "reader@example.com" });
		const pro = await site.addPerson({ email: "pro@example.com" });
		await site.addSubscription(pro);
		// It is no marketing, so people who opted out of that are told too.
		await database.insert(emailPreferences).values({
			userId: holder.id,
			marketingEmails: false,
			productUpdates: false,
			updatedAt: testNow,
		});
		for (const person of [holder, reader, pro]) await openResume(services, person, id, testNow);

		await withdraw(id);
		await withdraw(id);
		const mails = await mailbox.all();
		expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
			"holder@example.com",
			"reader@example.com",
		]);
		const textTo = (recipient: string) =>
			mails.find((mail) => mail.recipient === recipient)?.text.replace(/\s+/gu, " ");
		expect(textTo("holder@example.com")).toContain("“Analyst” (Evercore) was withdrawn");
		expect(textTo("holder@example.com")).toContain(
			"Resume Pack: until July 1, 2026 at 12:00 UTC you can open",
		);
		expect(textTo("reader@example.com")).toContain("We have given you your free resume back");
	});

	test("who are gone by then get none", async () => {
		const { site, services, withdraw, mailbox, database } = await openLibrary();
		const { user } = await import("#app/data/base/schema/accounts.server.ts");
		const id = await site.addResume();
		const gone = await site.addPerson();
		await site.addPack(gone);
		await openResume(services, gone, id, testNow);
		await database.delete(user).where(eq(user.id, gone.id));
		expect(await withdraw(id)).toEqual({ success: true });
		expect(await mailbox.all()).toEqual([]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("openings at the same moment", () => {
	test.each([1, 2, 3, 4])(
		"end with the credit in its pack and the free resume unused, round %i",
		async (round) => {
			const { site, services, withdraw, remaining, database } = await openLibrary();
			const id = await site.addResume();
			const holders = await Promise.all(
				Array.from({ length: 12 }, async () => {
					const person = await site.addPerson();
					return { person, pack: await site.addPack(person) };
				}),
			);
			const readers = await Promise.all(Array.from({ length: 12 }, () => site.addPerson()));
			const people = [...holders.map(({ person }) => person), ...readers];
			const second = site.addProcess();
			const openings = people.map(async (person, index) => {
				const turn = (index * 7 + round) % people.length;
				for (let wait = 0; wait < turn; wait++) await services.pool.query("select 1");
				const process = index % 2 ? services : second;
				return openResume(process, person, id, testNow);
			});
			const [withdrawn, ...opened] = await Promise.all([
				(async () => {
					for (let wait = 0; wait < 12; wait++) await services.pool.query("select 1");
					return withdraw(id);
				})(),
				...openings,
			]);
			expect(withdrawn).toEqual({ success: true });
			for (const result of opened) {
				if (!result.success) expect(result.reason).toBe("withdrawn");
			}
			for (const { pack } of holders) expect(await remaining(pack)).toBe(5);
			expect(await database.select().from(userResumeAccess)).toEqual([]);
			expect(await database.select().from(freeAllowances)).toEqual([]);
			await services.background.settle();
			expect(await findBrokenInvariants(site)).toEqual([]);
			expect(site.logged()).not.toContain("An access check failed");
		},
	);

	test("that wait for the withdrawal are told that it is gone, and spend nothing", async () => {
		const { site, services, database, remaining } = await openLibrary();
		const { holdForWithdrawal, setWithdrawn } = await import(
			"#app/data/intake/withdrawals.server.ts"
		);
		const person = await site.addPerson();
		const reader = await site.addPerson();
		const pack = await site.addPack(person);
		const id = await site.addResume();
		const opened = await database.transaction(async (transaction) => {
			await holdForWithdrawal(transaction, id);
			const openings = [
				openResume(services, person, id, testNow),
				openResume(services, reader, id, testNow),
			];
			// Both have decided, and wait for the lock.
			await untilLocked(services.pool, 2);
			await setWithdrawn(transaction, id, { at: testNow, reason: null }, testNow);
			return { openings };
		});
		for (const result of await Promise.all(opened.openings)) {
			expect(result).toEqual({ success: false, reason: "withdrawn" });
		}
		expect(await remaining(pack)).toBe(5);
		expect(await database.select().from(freeAllowances)).toEqual([]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("do not lead to a dead end with withdrawals of several resumes of one pack", async () => {
		const { site, services, withdraw, remaining } = await openLibrary();
		const people = await Promise.all(
			Array.from({ length: 6 }, async () => {
				const person = await site.addPerson();
				return { person, pack: await site.addPack(person) };
			}),
		);
		const ids = await Promise.all(Array.from({ length: 5 }, () => site.addResume()));
		for (const { person } of people) {
			for (const id of ids) await openResume(services, person, id, testNow);
		}
		const results = await Promise.all(ids.map((id) => withdraw(id)));
		expect(results).toEqual(ids.map(() => ({ success: true })));
		for (const { pack } of people) expect(await remaining(pack)).toBe(5);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("its file", () => {
	test("is kept for thirty days where nobody reaches it; what was made from it goes at once", async () => {
		const { site, services, withdraw, database, nightAt, settleDeletions, getResume } =
			await openLibrary();
		const pro = await site.addPerson();
		await site.addSubscription(pro, { currentPeriodEnd: addDays(testNow, 90) });
		const [id, untouched] = [await site.addResume(), await site.addResume()];
		await addDocument(site, id, documentWith("zanzibar"));
		const original = await addOriginal(site, id, "txt", bytes);
		const otherOriginal = await addOriginal(site, untouched, "txt", bytes);
		await database.update(resumes).set({ availability: "document" }).where(eq(resumes.id, id));
		const made = await provideDownload(services, pro, id, "pdf", asked);
		if (!made.success || !("key" in made.data)) throw new Error("No PDF was made");
		const { key: rendered } = made.data;

		await withdraw(id);
		await settleDeletions();
		expect(await services.files.head(rendered)).toBeNull();
		expect(await services.files.head(original)).not.toBeNull();
		expect(await provideDownload(services, pro, id, "original", asked)).toMatchObject({
			reason: "withdrawn",
		});
		const keys = (await database.select().from(resumeFiles)).map(({ key }) => key);
		expect(keys.sort()).toEqual([original, otherOriginal].sort());

		const end = addDays(testNow, 30);
		expect(await nightAt(new Date(end.getTime() - 1))).toBe(0);
		expect(await services.files.head(original)).not.toBeNull();
		expect(await nightAt(end)).toBe(1);
		expect(await services.files.head(original)).toBeNull();
		expect(await services.files.head(otherOriginal)).not.toBeNull();
		expect(await database.select().from(resumeDocuments)).toEqual([]);
		expect(await database.select().from(resumeSheets)).toEqual([]);
		expect(await getResume(id)).toMatchObject({ availability: "none", sheetVersion: null });
		expect(await getResume(untouched)).toMatchObject({ availability: "file" });
		expect(await nightAt(addDays(end, 1))).toBe(0);
	});

	test("goes at once when the owner says so, with the uploads that it came from", async () => {
		const { site, services, withdraw, database, settleDeletions, getResume } = await openLibrary();
		const id = await site.addResume({ fileUrl: "https://files.example/a.pdf" });
		const clean = await addOriginal(site, id, "txt", bytes);
		const source = await addOriginal(site, await site.addResume(), "txt", bytes);
		const upload = {
			kind: "txt",
			originalName: "a.txt",
			size: bytes.length,
			sha256: "0".repeat(64),
			status: "read",
			createdAt: testNow,
		} as const;
		const [first] = await database
			.insert(resumeUploads)
			.values({ ...upload, key: source })
			.returning({ id: resumeUploads.id });
		await database
			.insert(resumeUploads)
			.values({ ...upload, key: clean, resumeId: id, redactedFrom: first?.id });

		await withdraw(id, { deletesFile: true });
		await settleDeletions();
		for (const key of [clean, source]) expect(await services.files.head(key)).toBeNull();
		expect(await database.select().from(resumeUploads)).toEqual([]);
		expect(await getResume(id)).toMatchObject({ fileUrl: null, availability: "none" });
		const [entry] = await database.select().from(auditEntries).orderBy(auditEntries.id);
		expect(entry?.changes).toMatchObject({ file: { from: "kept", to: "deleted" } });
	});

	test("can still be deleted for good after the withdrawal", async () => {
		const { site, services, withdraw, database, settleDeletions } = await openLibrary();
		const id = await site.addResume();
		const key = await addOriginal(site, id, "txt", bytes);
		await withdraw(id);
		await withdraw(id, { deletesFile: true });
		await withdraw(id, { deletesFile: true });
		await settleDeletions();
		expect(await services.files.head(key)).toBeNull();
		const entries = await database.select().from(auditEntries).orderBy(auditEntries.id);
		expect(entries.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([
			["status"],
			["file"],
		]);
	});

	test("that was being made while the resume was withdrawn goes in the next night", async () => {
		const { site, services, withdraw, database, nightAt } = await openLibrary();
		const id = await site.addResume();
		await withdraw(id);
		const key = await addOriginal(site, id, "pdf", bytes);
		await database.update(resumeFiles).set({ origin: "rendered" }).where(eq(resumeFiles.key, key));
		expect(await nightAt(addDays(testNow, 1))).toBe(1);
		expect(await services.files.head(key)).toBeNull();
	});
});

describe("restoring", () => {
	test("publishes it again within thirty days; what was given back stays given back", async () => {
		const { site, services, withdraw, remaining, getResume, database } = await openLibrary();
		const person = await site.addPerson();
		const pack = await site.addPack(person, { expiresAt: addDays(testNow, 60) });
		const id = await site.addResume();
		await addDocument(site, id, documentWith("zanzibar"));
		await openResume(services, person, id, testNow);
		await withdraw(id, { reason: "By mistake" });
		const late = new Date(addDays(testNow, 30).getTime() - 1);
		const restore = (now: Date) => restoreResume(services, { ...admin, now }, id);
		expect(await restore(late)).toEqual({ success: true });
		expect(await restore(late)).toEqual({ success: true });
		expect(await getResume(id)).toMatchObject({
			withdrawnAt: null,
			withdrawnReason: null,
			availability: "document",
			updatedAt: late,
		});
		expect(await remaining(pack)).toBe(5);
		expect(await readResume(services, person, id, late)).toMatchObject({ reason: "unopened" });
		expect(await openResume(services, person, id, late)).toMatchObject({ data: { by: "pack" } });
		expect(await remaining(pack)).toBe(4);
		expect(await findBrokenInvariants(site)).toEqual([]);
		const actions = (await database.select().from(auditEntries).orderBy(auditEntries.id)).map(
			({ action }) => action,
		);
		expect(actions).toEqual(["resume.withdrawn", "resume.restored"]);
	});

	test("publishes without its star what can no longer be read", async () => {
		const { site, services, withdraw, getResume } = await openLibrary();
		const id = await site.addResume({ isFeatured: true });
		await addDocument(site, id, documentWith("zanzibar"));
		await withdraw(id, { deletesFile: true });
		expect(await restoreResume(services, admin, id)).toEqual({ success: true });
		expect(await getResume(id)).toMatchObject({
			...{ withdrawnAt: null, availability: "none", isFeatured: false },
		});
		const lines = await services.database.select().from(auditEntries).orderBy(auditEntries.id);
		expect(lines.find(({ action }) => action === "resume.restored")?.changes).toEqual({
			status: { from: "withdrawn", to: "current" },
			isFeatured: { from: true, to: false },
		});
	});

	test("is refused in the instant in which the thirty days end", async () => {
		const { site, services, withdraw, getResume } = await openLibrary();
		const id = await site.addResume();
		await withdraw(id);
		const result = await restoreResume(services, { ...admin, now: addDays(testNow, 30) }, id);
		expect(result).toMatchObject({
			status: 409,
			error: "This resume was withdrawn more than 30 days ago and cannot be restored.",
		});
		expect(await getResume(id)).toMatchObject({ withdrawnAt: testNow });
	});

	test("and withdrawing again gives back what was spent since, with a mail of its own", async () => {
		const { site, services, withdraw, mailbox, remaining } = await openLibrary();
		const person = await site.addPerson({ email: "ada@example.com" });
		const pack = await site.addPack(person);
		const id = await site.addResume();
		await addDocument(site, id, documentWith("zanzibar"));
		await openResume(services, person, id, testNow);
		await withdraw(id);
		const next = addDays(testNow, 1);
		await restoreResume(services, { ...admin, now: next }, id);
		await openResume(services, person, id, next);
		expect(await remaining(pack)).toBe(4);
		const later = { ...admin, now: addDays(testNow, 2) };
		await withdrawResume(services, later, { id, reason: null, deletesFile: false });
		expect(await remaining(pack)).toBe(5);
		expect(await mailbox.mailsTo("ada@example.com")).toHaveLength(2);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});
