import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { session, user } from "#app/data/base/schema/accounts.server.ts";
import {
	freeAllowances,
	packCredits,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { hadFirstMonth } from "#app/data/billing/promises.server.ts";
import { countRead } from "#app/data/billing/purchases.server.ts";
import { getRights, type Rights } from "#app/data/reader/rights.server.ts";
import { addStars, findStarredIds, removeStar } from "#app/data/reader/shortlist.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

/** A person with something of everything, and the token of their session. */
async function openSite() {
	const site = await createTestSite();
	const { database } = site.services;
	const person = await site.addPerson({ email: "Ada+1@example.com" });
	const token = randomUUID();
	await database
		.insert(session)
		.values({ id: randomUUID(), token, userId: person.id, expiresAt: addDays(testNow, 20) });
	const ids: string[] = [];
	for (let count = 0; count < 4; count++) ids.push(await site.addResume());
	return { site, database, person, token, ids, askers: site.services.askers };
}

test("Who asks is read in one statement as the single readings have it", async () => {
	const { site, database, person, token, ids, askers } = await openSite();
	await site.addSubscription(person, { currentPeriodEnd: addDays(testNow, -40), status: "ended" });
	await site.addSubscription(person, { status: "past_due", graceUntil: addDays(testNow, 2) });
	await site.addProGrant(person);
	await site.addProGrant(person, { revokedAt: testNow });
	const pack = await site.addPack(person, { resumesRemaining: 4 });
	const old = await site.addPack(person, { grantedAt: addDays(testNow, -40), resumesRemaining: 3 });
	const [first = "", second = "", third = ""] = ids;
	const { id: userId } = person;
	await database.insert(userResumeAccess).values([
		{ userId, resumeId: first, source: "free" },
		{ userId, resumeId: second, source: "pack", purchaseId: pack },
		{ userId, resumeId: third, source: "pack", purchaseId: old },
	]);
	const returned = { returnedAt: testNow, returnedFor: "withdrawal" } as const;
	await database.insert(packCredits).values([
		{ purchaseId: pack, resumeId: second },
		{ purchaseId: pack, resumeId: first, ...returned },
		{ purchaseId: pack, resumeId: third, returnedAt: testNow, returnedFor: "swap" },
	]);
	await addStars(database, userId, ids, testNow);
	await removeStar(database, { userId, resumeId: second }, testNow);

	const asker = await askers.find(token);
	expect(asker?.person).toEqual(person);
	expect(asker?.expiresAt).toEqual(addDays(testNow, 20));
	const rights = await getRights(database, userId, person.mailboxHash);
	// Neither promises an order.
	const sorted = ({ packs, grants, ...rest }: Rights) => ({
		...rest,
		packs: packs.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
		grants: grants.toSorted((a) => (a.revokedAt ? 1 : -1)),
	});
	expect(asker && sorted(asker.rights)).toEqual(sorted(rights));
	expect(asker?.starred).toEqual(await findStarredIds(database, userId));
	expect(asker?.readOf(pack)).toBe(await countRead(database, pack));
	expect(asker?.hadFirstMonth).toBe(await hadFirstMonth(database, person));
	expect(
		asker?.unlockedAt(testNow).toSorted((a, b) => (a.source < b.source ? -1 : 1)),
	).toMatchObject([
		{ id: first, source: "free" },
		{ id: second, source: "pack" },
	]);
	expect(asker?.unlockedAt(addDays(testNow, 60))).toMatchObject([{ id: first }]);
});

test("A mailbox that has used its free resume is known from the first request on, also under a new address", async () => {
	const { site, database, person, token, askers } = await openSite();
	await database.insert(freeAllowances).values({ mailboxHash: person.mailboxHash });
	const usedOf = async () => (await askers.find(token))?.rights.freeUsed;
	expect([await usedOf(), await usedOf()]).toEqual([1, 1]);
	const { hashMailbox } = site.services;
	await database.update(user).set({ email: "eve@example.com" }).where(eq(user.id, person.id));
	expect(await askers.find(token)).toMatchObject({
		person: { email: "eve@example.com", mailboxHash: hashMailbox("eve@example.com") },
		rights: { freeUsed: 0 },
	});
	await database.delete(session).where(eq(session.token, token));
	expect(await askers.find(token)).toBeNull();
	expect(await askers.find("never")).toBeNull();
});

test("People who ask at the same time are each told of themselves, and of what changed before they asked", async () => {
	const { site, database, askers, ids } = await openSite();
	const people = await Promise.all(
		Array.from({ length: 30 }, async (_, index) => {
			const person = await site.addPerson({ email: `person-${index}@example.com` });
			const token = randomUUID();
			await database
				.insert(session)
				.values({ id: randomUUID(), token, userId: person.id, expiresAt: addDays(testNow, 20) });
			return { person, token };
		}),
	);
	const [resumeId = ""] = ids;
	await Promise.all(
		people.map(async ({ person, token }, index) => {
			for (let round = 0; round < 20; round++) {
				const isStarred = (index + round) % 2 === 0;
				if (isStarred) await addStars(database, person.id, [resumeId], testNow);
				else await removeStar(database, { userId: person.id, resumeId }, testNow);
				const [asker, nobody] = await Promise.all([askers.find(token), askers.find("never")]);
				expect(asker).toMatchObject({ person, starred: isStarred ? [resumeId] : [] });
				expect(nobody).toBeNull();
			}
		}),
	);
});
