import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userResumeAccess } from "#app/data/base/schema/entitlements.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { swapResume } from "#app/operations/reader/swap-resume.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { untilLocked } from "#tests/helpers/until.ts";
import { removeAccount } from "./delete-person.server.ts";

/** A person whose pack has opened a resume, and who deletes the account while something else is done. */
async function openAccount(origin: "paid" | "granted") {
	const site = await createTestSite();
	await site.services.start();
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
		/** Lets one thing and then the deletion begin while something holds a row that both need. */
		async beside(
			holds: (transaction: Transaction) => PromiseLike<unknown>,
			work: () => Promise<object>,
		) {
			const begun: Promise<unknown>[] = [];
			await services.database.transaction(async (transaction) => {
				await holds(transaction);
				begun.push(work());
				await untilLocked(services.pool);
				begun.push(remove());
				await untilLocked(services.pool, 2);
			});
			expect(await Promise.all(begun)).toMatchObject([{ success: true }, { success: true }]);
			expect(await services.database.select().from(user).where(eq(user.id, person.id))).toEqual([]);
			expect(await findBrokenInvariants(site)).toEqual([]);
		},
	};
}

test("A deletion and a withdrawal of what its person has opened do not wait for each other", async () => {
	const { site, services, packId, resumeId, beside } = await openAccount("paid");
	await beside(
		(transaction) =>
			transaction.select().from(userPurchases).where(eq(userPurchases.id, packId)).for("update"),
		() =>
			withdrawResume(services, ownerOf(site), { id: resumeId, reason: null, deletesFile: false }),
	);
});

test.each(["paid", "granted"] as const)(
	"A deletion and a swap of a pack that was %s do not wait for each other",
	async (origin) => {
		const { services, person, resumeId, beside } = await openAccount(origin);
		await beside(
			(transaction) =>
				transaction
					.select()
					.from(userResumeAccess)
					.where(eq(userResumeAccess.resumeId, resumeId))
					.for("update"),
			() => swapResume(services, person, resumeId, testNow),
		);
	},
);
