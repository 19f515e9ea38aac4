import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import {
	packCredits,
	proGrants,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { summarisePlan } from "#app/domain/reader/entitlements.ts";
import { writeMail } from "#app/operations/base/write-mail.server.ts";
import { readNextDate } from "#app/operations/billing/read-next-date.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { rewardPeople } from "#app/operations/intake/contribution/reward-people.server.ts";
import { addContribution, addReaders } from "#tests/helpers/contributor.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { explainAccess } from "./explain-access.server.ts";
import { givePack, givePro } from "./give-right.server.ts";
import { readPerson } from "./read-person.server.ts";
import { revokeRight } from "./revoke-right.server.ts";

const reason = "Sorry for the wait";
const gift = (person: Person, key: string = randomUUID()) => ({ personId: person.id, key, reason });
const endsAt = addDays(testNow, 14);

const openNew = async (site: TestSite, person: Person) =>
	openedBy(site, person, await site.addResume());

const auditOf = async ({ services }: TestSite) =>
	(await services.database.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
		({ action, subjectId, label, reason: why, changes }) => ({
			action,
			subjectId,
			label,
			reason: why,
			changes,
		}),
	);

async function openSite() {
	const site = await createTestSite();
	await site.services.start();
	const person = await site.addPerson();
	// The free allowance is not what these tests are about.
	await openNew(site, person);
	const { database } = site.services;
	return { site, services: site.services, database, person };
}

describe("Pro that was given", () => {
	test("opens everything until its end, spends nothing and leaves no unlock", async () => {
		const { site, services, database, person } = await openSite();
		await site.addPack(person);
		const given = await givePro(services, ownerOf(site), { ...gift(person), endsAt });
		expect(given).toEqual({ success: true, said: "Pro was given until June 29, 2026." });
		const before = await database.select().from(userResumeAccess);
		for (let index = 0; index < 7; index++) expect(await openNew(site, person)).toBe("grant");
		expect(await database.select().from(userResumeAccess)).toEqual(before);
		expect(await database.select().from(packCredits)).toEqual([]);
		site.setNow(new Date(endsAt.getTime() - 1));
		expect(await openNew(site, person)).toBe("grant");
		site.setNow(endsAt);
		expect(await openNew(site, person)).toBe("pack");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is told by mail and kept in the log, without the person's address", async () => {
		const { site, services, person } = await openSite();
		await givePro(services, ownerOf(site), { ...gift(person), endsAt });
		expect(await auditOf(site)).toEqual([
			{
				action: "person.pro-granted",
				subjectId: person.id,
				label: "Pro until June 29, 2026",
				reason,
				changes: null,
			},
		]);
		const [mail, ...others] = await openMailbox(site).mailsTo(person.email);
		expect(others).toEqual([]);
		expect(mail?.subject).toBe("You have been given Offerfolio Pro until June 29, 2026");
		expect(mail?.text).not.toContain(reason);
	});

	test("is given once for twenty presses of one button, and twice for two", async () => {
		const { site, services, database, person } = await openSite();
		const once = { ...gift(person), endsAt };
		const presses = await Promise.all(
			Array.from({ length: 20 }, () => givePro(services, ownerOf(site), once)),
		);
		const said = presses.map((press) => (press.success ? press.said : press.error));
		expect(said.filter((words) => words === adminMessages.people.alreadyGiven)).toHaveLength(19);
		expect(said.filter((words) => words.startsWith("Pro was given"))).toHaveLength(1);
		expect(await database.$count(proGrants)).toBe(1);
		await givePro(services, ownerOf(site), { ...gift(person), endsAt: addDays(testNow, 40) });
		expect(await database.$count(proGrants)).toBe(2);
		expect(await auditOf(site)).toHaveLength(2);
		expect(await openMailbox(site).mailsTo(person.email)).toHaveLength(2);
	});

	test("is never given under another person's name, nor to nobody", async () => {
		const { site, services, database, person } = await openSite();
		const other = await site.addPerson();
		const first = { ...gift(person), endsAt };
		await givePro(services, ownerOf(site), first);
		const stolen = await givePro(services, ownerOf(site), { ...first, personId: other.id });
		expect(stolen).toMatchObject({ success: false, status: 409 });
		const nobody = await givePro(services, ownerOf(site), { ...first, personId: randomUUID() });
		expect(nobody).toMatchObject({ success: false, status: 404 });
		expect(await database.$count(proGrants)).toBe(1);
		expect(await auditOf(site)).toHaveLength(1);
	});

	test("closes at once when it is taken back, and the log says so once", async () => {
		const { site, services, database, person } = await openSite();
		const given = gift(person);
		await givePro(services, ownerOf(site), { ...given, endsAt });
		const revoked = { personId: person.id, right: "grant", id: given.key, reason } as const;
		const presses = await Promise.all(
			Array.from({ length: 20 }, () => revokeRight(services, ownerOf(site), revoked)),
		);
		expect(presses.filter((press) => press.success)).toHaveLength(20);
		expect(await openNew(site, person)).toBe("limit_reached");
		expect(await database.select().from(proGrants)).toMatchObject([{ revokedAt: testNow }]);
		const [, taken, ...others] = await auditOf(site);
		expect(others).toEqual([]);
		expect(taken).toMatchObject({
			action: "person.right-revoked",
			subjectId: person.id,
			label: "Pro",
			reason,
			changes: { [`grant ${given.key}`]: { from: "running", to: "taken back" } },
		});
	});

	test("is taken from nobody else, and not when it has ended", async () => {
		const { site, services, person } = await openSite();
		const other = await site.addPerson();
		const given = gift(person);
		await givePro(services, ownerOf(site), { ...given, endsAt });
		const revoke = (personId: string) =>
			revokeRight(services, ownerOf(site), { personId, right: "grant", id: given.key, reason });
		expect(await revoke(other.id)).toMatchObject({ success: false, status: 404 });
		expect(await openNew(site, person)).toBe("grant");
		site.setNow(endsAt);
		expect(await revoke(person.id)).toMatchObject({ success: false, status: 409 });
		expect(await auditOf(site)).toHaveLength(1);
	});

	test("given and taken back at once is there and then gone, or was never there", async () => {
		const { site, services, database, person } = await openSite();
		for (let round = 0; round < 10; round++) {
			const given = gift(person);
			const [, taken] = await Promise.all([
				givePro(services, ownerOf(site), { ...given, endsAt }),
				revokeRight(services, ownerOf(site), {
					personId: person.id,
					right: "grant",
					id: given.key,
					reason,
				}),
			]);
			const row = (await database.select().from(proGrants)).find(({ id }) => id === given.key);
			expect(row?.revokedAt ?? null).toEqual(taken.success ? testNow : null);
			if (!taken.success) expect(taken.status).toBe(404);
		}
		const running = (await database.select().from(proGrants)).filter((row) => !row.revokedAt);
		expect(await openNew(site, person)).toBe(running.length > 0 ? "grant" : "limit_reached");
		const revocations = (await auditOf(site)).filter(
			({ action }) => action === "person.right-revoked",
		);
		expect(revocations).toHaveLength(10 - running.length);
	});

	test("silences the reminder of a pack that ends, which nobody has to use up", async () => {
		const { site, services, person } = await openSite();
		const packId = await site.addPack(person, { expiresAt: addDays(testNow, 7) });
		const job = { message: "pack-ending", to: person.email, packId, days: 7 } as const;
		expect(await writeMail(services, job)).not.toBeNull();
		const given = gift(person);
		await givePro(services, ownerOf(site), { ...given, endsAt });
		expect(await writeMail(services, job)).toBeNull();
		const revoked = { personId: person.id, right: "grant", id: given.key, reason } as const;
		await revokeRight(services, ownerOf(site), revoked);
		expect(await writeMail(services, job)).not.toBeNull();
		// Nor is anyone told of what is gone already.
		const told = {
			message: "right-granted",
			to: person.email,
			right: "pro",
			id: given.key,
		} as const;
		expect(await writeMail(services, told)).toBeNull();
	});

	test("in parts that touch is one time: told in one email, with one line and one end everywhere", async () => {
		const { site, services, person } = await openSite();
		const { resumeId } = await addContribution(site, person);
		const second = await addContribution(site, person);
		await addReaders(site, resumeId, 20);
		await addReaders(site, second.resumeId, 10);
		expect(await rewardPeople(services)).toBe(5);
		const end = addDays(testNow, 63);
		const subjects = () => openMailbox(site).subjectsTo(person.email);
		expect(await subjects()).toEqual(["You have been given Offerfolio Pro until August 17, 2026"]);
		const billing = await readBilling(services, person, testNow);
		expect(billing).toMatchObject({ givenUntil: "August 17, 2026", givenLater: [] });
		expect(billing.timeline.map(({ kind, at }) => [kind, at])).toEqual([["gift", end]]);
		const next = await readNextDate(services, person, testNow);
		expect(next).toEqual(billing.timeline[0]);
		const rights = await getRights(services.database, person.id, person.mailboxHash);
		expect(summarisePlan(rights, testNow)).toMatchObject({ endsAt: end, isGiven: true });
		// Another day later it is the same line, for calendars too, also when its first part is over.
		await addReaders(site, resumeId, 10);
		site.setNow(addDays(testNow, 40));
		await rewardPeople(services);
		const after = await readNextDate(services, person, addDays(testNow, 40));
		expect(after).toMatchObject({ subject: next?.subject, at: addDays(testNow, 64) });
		expect(await subjects()).toEqual([
			"You have been given Offerfolio Pro until August 17, 2026",
			"You have been given Offerfolio Pro until August 18, 2026",
		]);
	});

	test("for later is told with both its days, and is taken back before it begins", async () => {
		const { site, services, database, person } = await openSite();
		const { resumeId } = await addContribution(site, person);
		await addReaders(site, resumeId, 10);
		await rewardPeople(services);
		const shown = async () => (await readPerson(services, person.id, services.clock()))?.grants;
		const [later, first] = (await shown()) ?? [];
		expect([later, first]).toMatchObject([
			{ from: "Jul 15, 2026", state: "begins later", canRevoke: true },
			{ from: "Jun 15, 2026", state: "running", canRevoke: true },
		]);
		const id = later?.id ?? "";
		const told = { message: "right-granted", to: person.email, right: "pro", id } as const;
		expect((await writeMail(services, told))?.subject).toContain("Pro until July 16, 2026");
		const takeFirst = (revokedAt: Date | null) =>
			database
				.update(proGrants)
				.set({ revokedAt })
				.where(eq(proGrants.id, first?.id ?? ""));
		await takeFirst(testNow);
		expect((await writeMail(services, told))?.subject).toBe(
			"You have been given Offerfolio Pro from July 15, 2026 until July 16, 2026",
		);
		await takeFirst(null);
		const revoked = { personId: person.id, right: "grant", id, reason } as const;
		expect(await revokeRight(services, ownerOf(site), revoked)).toMatchObject({ success: true });
		expect((await auditOf(site)).map(({ changes }) => changes)).toEqual([
			{ [`grant ${id}`]: { from: "begins later", to: "taken back" } },
		]);
		expect((await shown())?.[0]).toMatchObject({ state: "taken back", canRevoke: false });
		expect(await writeMail(services, told)).toBeNull();
		const given = (await database.select().from(proGrants)).find((grant) => grant.id === first?.id);
		site.setNow(given?.endsAt ?? testNow);
		expect((await shown())?.[1]).toMatchObject({ state: "ended", canRevoke: false });
	});

	test("is known to the explanation, which spends nothing", async () => {
		const { site, services, database, person } = await openSite();
		const pack = await site.addPack(person);
		const resumeId = await site.addResume();
		const explain = () =>
			explainAccess(services, { personId: person.id, resumeId }, services.clock());
		expect(await explain()).toMatchObject({ decision: { by: "pack", packIds: [pack] } });
		await givePro(services, ownerOf(site), { ...gift(person), endsAt });
		expect(await explain()).toMatchObject({ decision: { by: "grant", until: endsAt } });
		expect(await database.select().from(packCredits)).toEqual([]);
		expect(await database.select().from(userPurchases)).toMatchObject([{ resumesRemaining: 5 }]);
	});
});

describe("A pack that was given", () => {
	test("opens five resumes for thirty days, as one that was bought", async () => {
		const { site, services, database, person } = await openSite();
		const given = gift(person);
		expect(await givePack(services, ownerOf(site), given)).toMatchObject({ success: true });
		expect(await database.select().from(userPurchases)).toMatchObject([
			{
				id: given.key,
				origin: "granted",
				status: "succeeded",
				resumesRemaining: 5,
				expiresAt: addDays(testNow, 30),
				stripeSessionId: null,
			},
		]);
		for (let index = 0; index < 5; index++) expect(await openNew(site, person)).toBe("pack");
		expect(await openNew(site, person)).toBe("pack_exhausted");
		const billing = await readBilling(services, person, services.clock());
		expect(billing.packs).toMatchObject([{ resumesRemaining: 0, isGiven: true }]);
		expect(await auditOf(site)).toMatchObject([
			{ action: "person.pack-granted", label: "Resume Pack until July 15, 2026", reason },
		]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is given once for twenty presses", async () => {
		const { site, services, database, person } = await openSite();
		const once = gift(person);
		const presses = await Promise.all(
			Array.from({ length: 20 }, () => givePack(services, ownerOf(site), once)),
		);
		expect(presses.every(({ success }) => success)).toBe(true);
		expect(await database.$count(userPurchases)).toBe(1);
		expect(await auditOf(site)).toHaveLength(1);
	});

	test("that is taken back closes what it has opened, and what was opened otherwise stays", async () => {
		const { site, services, person } = await openSite();
		const given = gift(person);
		await givePack(services, ownerOf(site), given);
		const opened = await site.addResume();
		expect(await openedBy(site, person, opened)).toBe("pack");
		const bought = await site.addPack(person, { expiresAt: addDays(testNow, 40) });
		const revoked = { personId: person.id, right: "pack", id: given.key, reason } as const;
		const personId = (await site.addPerson()).id;
		expect(await revokeRight(services, ownerOf(site), { ...revoked, personId })).toMatchObject({
			success: false,
			status: 404,
		});
		expect(await revokeRight(services, ownerOf(site), revoked)).toEqual({
			success: true,
			said: adminMessages.people.packRevoked,
		});
		expect(await revokeRight(services, ownerOf(site), revoked)).toEqual({
			success: true,
			said: adminMessages.people.alreadyRevoked,
		});
		const resumeId = opened;
		const why = await explainAccess(services, { personId: person.id, resumeId }, testNow);
		expect(why?.decision).toEqual({ allowed: true, by: "pack", packIds: [bought] });
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("that is taken back while it is being used spends nothing after that", async () => {
		const { site, services, database, person } = await openSite();
		for (let round = 0; round < 6; round++) {
			const given = gift(person);
			await givePack(services, ownerOf(site), given);
			const resumes = await Promise.all(Array.from({ length: 8 }, () => site.addResume()));
			const [revoked, ...opened] = await Promise.all([
				revokeRight(services, ownerOf(site), {
					personId: person.id,
					right: "pack",
					id: given.key,
					reason,
				}),
				...resumes.map((resume) => openedBy(site, person, resume)),
			]);
			expect(revoked).toMatchObject({ success: true });
			const credits = (await database.select().from(packCredits)).filter(
				({ purchaseId }) => purchaseId === given.key,
			);
			expect(credits).toHaveLength(opened.filter((by) => by === "pack").length);
			for (const resume of resumes)
				expect(await openedBy(site, person, resume)).toBe("limit_reached");
		}
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("What was paid for", () => {
	test("stays closed once it is taken back, whatever the payment provider tells", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addBuyer("resume-pack");
		const [pack] = await services.database.select().from(userPurchases);
		const id = pack?.id ?? "";
		const revoked = { personId: person.id, right: "pack", id, reason } as const;
		expect(await revokeRight(services, ownerOf(shop), revoked)).toMatchObject({ success: true });
		const dispute = await shop.dispute(person);
		await shop.settle();
		await sandbox.control.closeDispute(dispute.id, "won");
		await shop.settle();
		const { rows } = await services.pool.query("select customer_id as id from stripe_customers");
		await syncCustomer(services, rows[0].id);
		expect(await services.database.select().from(userPurchases)).toMatchObject([
			{ status: "revoked", resumesRemaining: 0 },
		]);
		expect((await shop.chargesOf(person)).map((paid) => paid.amount_refunded)).toEqual([0]);
		expect(await openNew(shop, person)).toBe("free");
		expect(await openNew(shop, person)).toBe("limit_reached");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is sold beside a gift as it must be: no pack, and Pro, which leaves the gift alone", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const until = addDays(services.clock(), 90);
		await givePro(services, ownerOf(shop), { ...gift(person), endsAt: until });
		// The gift begins when it is given, which may be a millisecond later.
		const checkout = await startCheckout(services, person, "resume-pack", services.clock());
		expect(checkout).toMatchObject({
			success: false,
			status: 409,
			error: messages.checkout.packDuringPro,
		});
		const grants = () => services.database.select().from(proGrants);
		const before = await grants();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		expect(await openNew(shop, person)).toBe("subscription");
		await shop.giveBack(person);
		await shop.settle();
		expect(await openNew(shop, person)).toBe("grant");
		const billing = await readBilling(services, person, services.clock());
		expect(billing.givenUntil).not.toBeNull();
		expect(await grants()).toEqual(before);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});
