import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { userPurchases, userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { addDraft } from "#app/data/intake/drafts.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import { takeDown } from "#app/operations/admin/take-down.server.ts";
import { answerContribution } from "#app/operations/intake/contribution/answer-contributor.server.ts";
import { withdrawOwn } from "#app/operations/intake/contribution/withdraw-own.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { swapResume } from "#app/operations/reader/swap-resume.server.ts";
import { askForTakedown, ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { beside } from "#tests/helpers/until.ts";
import { removeAccount } from "./delete-person.server.ts";

/** A person whose pack has opened a resume, and who deletes the account while something else is done. */
async function openAccount(origin: "paid" | "granted") {
	const site = await createTestSite({}, { isPatient: true });
	await site.services.jobs.start({});
	const { services } = site;
	const person = await site.addPerson();
	const packId = await site.addPack(
		person,
		origin === "granted" ? { origin, stripeSessionId: null } : {},
	);
	const resumeId = await site.addResume();
	await addDocument(site, resumeId, documentWith("A line"));
	await openResume(services, person, resumeId, testNow);
	const remove = () =>
		services.database.transaction((transaction) =>
			removeAccount(services, transaction, person, { now: testNow }),
		);
	return {
		site,
		services,
		person,
		packId,
		resumeId,
		remove,
		async beside(...begun: Begun) {
			const results = await beside(services, ...begun);
			expect(await services.database.select().from(user).where(eq(user.id, person.id))).toEqual([]);
			expect(await findBrokenInvariants(site)).toEqual([]);
			return results;
		},
	};
}

const dates = { createdAt: testNow, touchedAt: testNow };

/** Makes a resume one that a person has contributed. @returns the contribution's id */
async function contribute({ services }: TestSite, { id: userId }: Person, resumeId: string) {
	const published = { submittedAt: testNow, publishedAt: testNow };
	const [row] = await services.database
		.insert(contributions)
		.values({ userId, resumeId, ...published, ...dates })
		.returning();
	return row?.id ?? "";
}

type Begun = [(transaction: Transaction) => PromiseLike<unknown>, ...(() => Promise<object>)[]];
const done = { success: true };

test("A deletion and a withdrawal of what its person has opened do not wait for each other", async () => {
	const { site, services, packId, resumeId, remove, beside } = await openAccount("paid");
	const results = await beside(
		(transaction) =>
			transaction.select().from(userPurchases).where(eq(userPurchases.id, packId)).for("update"),
		() =>
			withdrawResume(services, ownerOf(site), { id: resumeId, reason: null, deletesFile: false }),
		remove,
	);
	expect(results).toMatchObject([done, done]);
});

test.each(["paid", "granted"] as const)(
	"A deletion and a swap of a pack that was %s do not wait for each other",
	async (origin) => {
		const { services, person, resumeId, remove, beside } = await openAccount(origin);
		const results = await beside(
			(transaction) =>
				transaction
					.select()
					.from(userResumeAccess)
					.where(eq(userResumeAccess.resumeId, resumeId))
					.for("update"),
			() => swapResume(services, person, resumeId, testNow),
			remove,
		);
		expect(results).toMatchObject([done, done]);
	},
);

test.each(["the takedown", "the deletion"])(
	"A deletion and a takedown that its person has asked for do not wait for each other: first %s",
	async (first) => {
		const { site, services, person, resumeId, remove, beside } = await openAccount("paid");
		await contribute(site, person, resumeId);
		const messageId = await askForTakedown(site, resumeId, { userId: person.id });
		const takes = () => takeDown(services, ownerOf(site), messageId, "It is gone.");
		const isTaken = first === "the takedown";
		const results = await beside(
			(transaction) =>
				transaction.select().from(resumes).where(eq(resumes.id, resumeId)).for("update"),
			...(isTaken ? [takes, remove] : [remove, takes]),
		);
		// What was written goes with the account, and what was contributed is withdrawn by it.
		expect(results).toMatchObject([done, isTaken ? done : { status: 404 }]);
		const [resume] = await services.database.select().from(resumes);
		expect(resume?.withdrawnAt).toEqual(testNow);
	},
);

test("A deletion and a withdrawal by its person do not wait for each other", async () => {
	const { site, services, person, resumeId, remove, beside } = await openAccount("paid");
	const id = await contribute(site, person, resumeId);
	const results = await beside(
		(transaction) =>
			transaction.select().from(resumes).where(eq(resumes.id, resumeId)).for("update"),
		() => withdrawOwn(services, { person, now: testNow }, id),
		remove,
	);
	expect(results).toMatchObject([done, done]);
});

test("A deletion and the answer to what its person has contributed do not wait for each other", async () => {
	const { site, services, person, remove, beside } = await openAccount("paid");
	const draftId = await addDraft(services.database, {
		...{ fileName: "cv.txt", status: "ready", document: documentWith("A line"), fields: {} },
		...{ doubts: [], unplaced: [], names: [], blur: noBlur, waivers: [], removals: [] },
		...{ placedAt: testNow, createdAt: testNow },
	});
	await services.database
		.insert(contributions)
		.values({ userId: person.id, draftId, submittedAt: testNow, ...dates });
	const answer = { isDeclined: true, because: "It is empty." };
	const results = await beside(
		(transaction) =>
			transaction
				.select()
				.from(contributions)
				.where(eq(contributions.draftId, draftId))
				.for("update"),
		() => answerContribution(services, ownerOf(site), draftId, answer),
		remove,
	);
	expect(results).toMatchObject([done, done]);
});
