import { eq, isNotNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getBatch } from "#app/data/admin/batches.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { packCredits, userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { stripeCustomers } from "#app/data/base/schema/payments.server.ts";
import { forgetWorkAddresses } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getImport } from "#app/data/intake/resume-imports.server.ts";
import type { BulkOrder } from "#app/domain/admin/batch.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { writeCsv } from "#app/domain/intake/csv/write-rows.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { sendWorkLink } from "#app/operations/admin/send-work-link.server.ts";
import { takeDown } from "#app/operations/admin/take-down.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { addImportedResumes } from "#app/operations/intake/add-imported-resumes.server.ts";
import { changeResumes } from "#app/operations/intake/change-resumes.server.ts";
import { checkResumeFile } from "#app/operations/intake/check-resume-file.server.ts";
import { withdrawOwn } from "#app/operations/intake/contribution/withdraw-own.server.ts";
import { removeAbandonedUploads } from "#app/operations/intake/remove-abandoned-uploads.server.ts";
import { takeBack } from "#app/operations/intake/take-back.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { writeImportedResumes } from "#app/operations/intake/write-imported-resumes.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { addContribution } from "#tests/helpers/contributor.ts";
import { askForTakedown, ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { beside } from "#tests/helpers/until.ts";

/* No two transactions wait for each other: docs/architecture.md, "Locks". */

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
/** In the order of their ids. */
const [first, second, third] = [idOf(1), idOf(2), idOf(3)];
const [early, late] = [idOf(1), idOf(9)];
const done = { success: true };

/** Two resumes of a contributor and a third one, which readers open with packs. */
async function openLibrary() {
	const site = await createTestSite({}, { isPatient: true });
	await site.services.jobs.start({});
	const { services } = site;
	const { database } = services;
	const contributor = await site.addPerson();
	const own = await addContribution(site, contributor, { values: { id: first } });
	const other = await addContribution(site, contributor, { values: { id: second } });
	// The newest is withdrawn first.
	await database
		.update(contributions)
		.set({ publishedAt: new Date(testNow.getTime() - 1) })
		.where(eq(contributions.id, other.id));
	await site.addResume({ id: third, provenance: "declared" });
	await addDocument(site, third, documentWith("A line"));
	const change = (order: BulkOrder) => changeResumes(services, ownerOf(site), order);
	return {
		...{ site, services, database, contributor, own, other, change },
		withdraw: (id: string) => () =>
			withdrawResume(services, ownerOf(site), { id, reason: null, deletesFile: false }),
		remove: (person: Person) => () =>
			database.transaction((transaction) =>
				removeAccount(services, transaction, person, { now: testNow }),
			),
		async addReader(packId: string, resumeIds: string[], person?: Person) {
			const reader = person ?? (await site.addPerson());
			await site.addPack(reader, { id: packId });
			for (const id of resumeIds) {
				expect(await openResume(services, reader, id, testNow)).toMatchObject(done);
			}
			return reader;
		},
	};
}

type Held = typeof userPurchases | typeof resumes | typeof contributions | typeof resumeUploads;
const hold = (table: Held, id: string) => (on: Transaction) =>
	on.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");

type Library = Awaited<ReturnType<typeof openLibrary>>;
const both = { ids: [first, second], reason: null };

/** How the first two resumes leave the library in one transaction; each is made ready before a reader opens them. */
const departures: Record<string, (library: Library) => Promise<() => Promise<object>>> = {
	"A withdrawal of several":
		async ({ change }) =>
		() =>
			change({ change: "withdraw", ...both }),
	"A restoring that is taken back": async ({ site, services, change }) => {
		await change({ change: "withdraw", ...both });
		const restored = await change({ change: "restore", ...both });
		const batchId = (restored.success && restored.batchId) || "";
		const never = new AbortController().signal;
		return async () => {
			const { sessionId } = ownerOf(site);
			await takeBack(services, { batchId, sessionId }, { signal: never, stopping: never });
			expect((await getBatch(services.database, batchId))?.label).toBeDefined();
			return done;
		};
	},
	"The deletion of a contributor": async ({ contributor, remove }) => remove(contributor),
};

describe.each(Object.entries(departures))("%s does not wait for", (_, prepare) => {
	test("the withdrawal of one of them", async () => {
		const library = await openLibrary();
		const leave = await prepare(library);
		await library.addReader(late, [first, second]);
		await endWell(library, hold(userPurchases, late), leave, library.withdraw(second));
	});

	test("the withdrawal of another one with the same readers", async () => {
		const library = await openLibrary();
		const leave = await prepare(library);
		await library.addReader(late, [first, third]);
		await library.addReader(early, [second, third]);
		await endWell(library, hold(userPurchases, early), library.withdraw(third), leave);
	});

	test("the deletion of a reader of both", async () => {
		const library = await openLibrary();
		const leave = await prepare(library);
		const reader = await library.addReader(late, [first, second]);
		await endWell(library, hold(userPurchases, late), leave, library.remove(reader));
	});
});

async function endWell({ site, services, database }: Library, ...begun: Begun) {
	expect(await beside(services, ...begun)).toMatchObject([done, done]);
	expect(await findBrokenInvariants(site)).toEqual([]);
	const credits = await database.select().from(packCredits);
	const withdrawn = await database.select().from(resumes);
	const gone = new Set(withdrawn.flatMap(({ id, withdrawnAt }) => (withdrawnAt ? id : [])));
	expect(credits.filter(({ resumeId, returnedAt }) => !returnedAt && gone.has(resumeId))).toEqual(
		[],
	);
}
type Begun = [(transaction: Transaction) => PromiseLike<unknown>, ...(() => Promise<object>)[]];

test("A deletion locks the packs of the person with those of the readers", async () => {
	const library = await openLibrary();
	await library.addReader(late, [first, third]);
	await library.addReader(early, [third], library.contributor);
	const works = [library.withdraw(third), library.remove(library.contributor)] as const;
	await endWell(library, hold(userPurchases, early), ...works);
});

test("A withdrawal and what the payment provider tells do not wait for each other", async () => {
	const library = await openLibrary();
	const { services, database } = library;
	const reader = await library.addReader(late, [third]);
	const sessionIds = ["cs_test_late", "cs_test_early"];
	await database.update(userPurchases).set({ stripeSessionId: "cs_test_late" });
	await library.site.addPack(reader, { id: early, stripeSessionId: "cs_test_early" });
	await database.insert(packCredits).values({ purchaseId: early, resumeId: third });
	await database.update(userPurchases).set({ resumesRemaining: 4 });
	await database.insert(stripeCustomers).values({ customerId: "cus_test", userId: reader.id });
	// The pack with the later id was paid first.
	const payments = sessionIds.map((sessionId, place) => ({
		...{ sessionId, paymentIntent: `pi_${place}`, planId: "resume-pack" as const },
		...{
			amountInCents: 999,
			refundedInCents: 0,
			taxInCents: 0,
			currency: "usd",
			dispute: "none" as const,
		},
		...{ paidAt: new Date(testNow.getTime() + place), periodStart: null, periodEnd: null },
		...{ subscriptionId: null, isDiscounted: false, card: null, disputeDueBy: null },
	}));
	const state = {
		...{ payments, subscriptions: [], sessionIds, pending: [], hasOpenCheckout: false },
		...{ strangers: [], isDeleted: false, userId: reader.id },
	};
	const told = {
		...services,
		payments: { ...services.payments, readCustomer: async () => state },
	};
	await beside<unknown>(services, hold(userPurchases, early), library.withdraw(third), () =>
		syncCustomer(told, "cus_test"),
	);
	expect(await database.select().from(userPurchases)).toMatchObject([
		{ resumesRemaining: 5 },
		{ resumesRemaining: 5 },
	]);
});

describe("The deletion of a contributor with two resumes does not wait for", () => {
	test("the takedown of the second", async () => {
		const library = await openLibrary();
		const { site, services, contributor } = library;
		const messageId = await askForTakedown(site, second);
		const takes = () => takeDown(services, ownerOf(site), messageId, "It is gone.");
		await endWell(library, hold(resumes, first), library.remove(contributor), takes);
	});

	test("its withdrawal by the person, from another window", async () => {
		const library = await openLibrary();
		const { services, contributor: person, other, remove } = library;
		const withdraws = () => withdrawOwn(services, { person, now: testNow }, other.id);
		const works = [remove(person), withdraws] as const;
		const results = await beside<object>(services, hold(resumes, first), ...works);
		expect(results).toMatchObject([done, { status: 404 }]);
	});
});

test("A link to a work address and the withdrawal by its person do not wait for each other", async () => {
	const library = await openLibrary();
	const { site, services, contributor: person, own } = library;
	const link = { resumeId: first, reviewer: "Ada", email: "ada@google.com" };
	await endWell(
		library,
		hold(resumes, first),
		() => sendWorkLink(services, ownerOf(site), link),
		() => withdrawOwn(services, { person, now: testNow }, own.id),
	);
});

test("An import and a change of many do not wait for each other", async () => {
	const site = await createTestSite({}, { isPatient: true });
	const { services } = site;
	await services.jobs.start({});
	for (const id of [first, second]) await site.addResume({ id });
	const rows = [second, first].map((id) => [id, "Other words about the ledger."]);
	const bytes = Buffer.from(writeCsv([["resume_id", "description"], ...rows]));
	const checked = await checkResumeFile(services, { name: "resumes.csv", bytes }, testNow);
	const importId = checked.success ? checked.importId : "";
	await addImportedResumes(services, ownerOf(site), importId);
	const never = new AbortController().signal;
	const context = { attempt: 1, signal: never, stopping: never };
	const [changed] = await beside<unknown>(
		services,
		hold(resumes, first),
		() =>
			changeResumes(services, ownerOf(site), { change: "tag", tag: "rust", ids: [first, second] }),
		() => writeImportedResumes(services, { importId }, context),
	);
	expect(changed).toMatchObject(done);
	expect((await getImport(services.database, importId))?.status).toBe("done");
});

test("What is cleared away at night waits for nobody", async () => {
	const { services, database, own } = await openLibrary();
	await database.update(contributions).set({ workAddress: "ada@google.com" });
	const upload = { kind: "pdf", originalName: "cv.pdf", size: 1, status: "waiting" } as const;
	const held = await database
		.insert(resumeUploads)
		.values(["a", "b"].map((key) => ({ ...upload, key, sha256: key, createdAt: new Date(0) })))
		.returning();
	await database.transaction(async (transaction) => {
		await hold(contributions, own.id)(transaction);
		await hold(resumeUploads, held[0]?.id ?? "")(transaction);
		await forgetWorkAddresses(database, addDays(testNow, 1));
		expect(await removeAbandonedUploads(services, testNow)).toBe(1);
	});
	expect(await database.$count(contributions, isNotNull(contributions.workAddress))).toBe(1);
	expect(await database.$count(resumeUploads)).toBe(1);
});
