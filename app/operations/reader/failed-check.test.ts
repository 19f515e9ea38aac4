import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import {
	proGrants,
	readingHistory,
	resumeUses,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { revokeRight } from "#app/operations/admin/revoke-right.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { borrowTestDatabase } from "#tests/helpers/postgres.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { openResume } from "./open-resume.server.ts";
import { decideReading } from "./read-resume.server.ts";
import { swapResume } from "./swap-resume.server.ts";

const later = (date: Date, by: number) => new Date(date.getTime() + by);
const hour = 3_600_000;
const letIn = { success: true, decision: null };
const refused = { success: false, reason: "check_failed" };

const breakRights = ({ services }: Pick<TestSite, "services">) =>
	services.database.execute(sql`alter table user_purchases rename to broken`);
const mendRights = ({ services }: Pick<TestSite, "services">) =>
	services.database.execute(sql`alter table broken rename to user_purchases`);

async function openSite(
	variables: Record<string, string> = {},
	options: Parameters<typeof createTestSite>[1] = {},
) {
	const site = await createTestSite(variables, options);
	const { services } = site;
	return {
		site,
		services,
		addResumes: (many: number) => Promise.all(Array.from({ length: many }, () => site.addResume())),
		read: (person: Person | null, id = "", now = testNow) =>
			decideReading(services, person, id, now),
		open: (person: Person | null, id = "", now = testNow) => openResume(services, person, id, now),
		async addMember() {
			const person = await site.addPerson();
			await site.addSubscription(person);
			return person;
		},
	};
}

test("With every connection taken, those read who could a moment ago, and what they could", async () => {
	const borrowed = await borrowTestDatabase();
	onTestFinished(() => borrowed.drop());
	const url = new URL(borrowed.url);
	url.searchParams.set("connect_timeout", "1");
	const { site, services, addResumes, open, read, addMember } = await openSite(
		{},
		{ databaseUrl: url.href },
	);
	const [own, other, ...rest] = await addResumes(3);
	const [free, pack, unused] = [
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
	];
	const pro = await addMember();
	const given = await site.addPerson();
	await site.addProGrant(given);
	await site.addPack(pack);
	for (const person of [free, pack])
		expect(await open(person, own)).toMatchObject({ success: true });
	for (const person of [free, pack, unused, pro, given]) await site.look(person);

	const taken = await Promise.all(Array.from({ length: 10 }, () => services.pool.connect()));
	try {
		const asks: [Person | null, string | undefined, object][] = [
			[null, own, refused],
			[free, other, refused],
			[free, own, letIn],
			// A credit, and the free resume, would have been spent.
			[pack, other, refused],
			[pack, own, letIn],
			[unused, own, refused],
			[pro, rest[0], letIn],
			[given, other, letIn],
		];
		const answers = asks.map(async ([person, id]) => read(person, id));
		expect(await Promise.all(answers)).toEqual(asks.map(([, , answer]) => answer));
	} finally {
		for (const client of taken) client.release();
	}
});

test("A member is let in to three resumes an hour, and nothing is written", async () => {
	const { site, services, addResumes, open, read, addMember } = await openSite();
	const person = await addMember();
	const ids = await addResumes(4);
	await site.look(person);
	await breakRights(site);
	for (const id of ids.slice(0, 3)) {
		expect(await open(person, id)).toEqual({ success: true, data: { by: "failure" } });
	}
	expect(await open(person, ids[3])).toEqual(refused);
	expect(await open(person, ids[0])).toMatchObject({ success: true });
	expect(await read(person, ids[0])).toEqual(letIn);
	const { database } = services;
	expect(await database.select().from(userResumeAccess)).toEqual([]);
	expect(await database.select().from(readingHistory)).toEqual([]);
	expect(await database.select().from(resumeUses)).toEqual([]);
	expect(site.logged()).toContain("An access check failed");

	// They look at the site an hour later, and it breaks once more.
	await mendRights(site);
	const next = later(testNow, hour + 1);
	site.setNow(next);
	await site.look(person);
	await breakRights(site);
	expect(await open(person, ids[3], next)).toMatchObject({ success: true });
});

test("All members together are let in to twenty resumes an hour", async () => {
	const { site, addResumes, read, addMember } = await openSite();
	const ids = await addResumes(3);
	const people = await Promise.all(Array.from({ length: 7 }, addMember));
	for (const person of people) await site.look(person);
	await breakRights(site);
	const answers = [];
	for (const person of people) for (const id of ids) answers.push(await read(person, id));
	expect(answers).toEqual([...Array(20).fill(letIn), refused]);
	expect(await read(people[0] ?? null, ids[0])).toEqual(letIn);
});

test("What was known longer ago than an hour, in another process or never, lets nobody in", async () => {
	const { site, addResumes, read, addMember } = await openSite();
	const [id] = await addResumes(1);
	const person = await addMember();
	const process = site.addProcess();
	await site.look(person, process);
	await breakRights(site);
	expect(await read(person, id)).toEqual(refused);
	expect(await decideReading(process, person, id ?? "", later(testNow, hour - 1))).toEqual(letIn);
	expect(await decideReading(process, person, id ?? "", later(testNow, hour))).toEqual(refused);
	expect(site.logged()).toContain('"outcome":"denied"');
});

test("What ends meanwhile lets nobody in", async () => {
	const { site, addResumes, open, read } = await openSite();
	const [own, other] = await addResumes(2);
	const [pro, given, pack] = [
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
	];
	const end = later(testNow, 60_000);
	await site.addSubscription(pro, { status: "canceled", currentPeriodEnd: end });
	await site.addProGrant(given, { endsAt: end });
	await site.addPack(pack, { grantedAt: addDays(end, -30), expiresAt: end });
	await open(pack, own);
	for (const person of [pro, given, pack]) await site.look(person);
	await breakRights(site);
	for (const [person, id] of [
		[pro, other],
		[given, other],
		[pack, own],
	] as const) {
		expect(await read(person, id, later(end, -1))).toEqual(letIn);
		expect(await read(person, id, end)).toEqual(refused);
	}
});

test("A right that was taken back in this process lets nobody in, nor does one that a request found gone", async () => {
	const { site, services, addResumes, open, read } = await openSite();
	const [own, other] = await addResumes(2);
	const admin = ownerOf(site);
	const [pack, given, swapping, elsewhere] = [
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
		await site.addPerson(),
	];
	const packId = await site.addPack(pack);
	await site.addPack(swapping);
	await site.addProGrant(given);
	await site.addProGrant(elsewhere);
	for (const id of [own, other]) await addDocument(site, id ?? "", documentWith("A line"));
	for (const person of [pack, swapping]) await open(person, own);
	const all = [pack, given, swapping, elsewhere];
	for (const person of all) await site.look(person);

	const { database } = services;
	const [grant] = await database.select().from(proGrants).where(eq(proGrants.userId, given.id));
	const reason = "A test";
	for (const [person, right, id] of [
		[pack, "pack", packId],
		[given, "grant", grant?.id ?? ""],
	] as const) {
		const revoked = { personId: person.id, right, id, reason };
		expect(await revokeRight(services, admin, revoked)).toMatchObject({ success: true });
	}
	expect(await swapResume(services, swapping, own ?? "", testNow)).toEqual({ success: true });
	await database.update(proGrants).set({ revokedAt: testNow });
	await site.look(elsewhere);
	await breakRights(site);
	for (const person of all) expect(await read(person, own)).toEqual(refused);
});

test("What was taken is forgotten only when it is gone for every request", async () => {
	const { site, services, addResumes, open } = await openSite();
	const [own = ""] = await addResumes(1);
	await addDocument(site, own, documentWith("A line"));
	const person = await site.addPerson();
	const packId = await site.addPack(person);
	await open(person, own);
	const { database, failOpen } = services;
	const transact = database.transaction.bind(database);
	let underWay = 0;
	database.transaction = (...given) => {
		underWay++;
		return transact(...given).finally(() => underWay--);
	};
	const found: number[] = [];
	failOpen.forget = () => void found.push(underWay);
	expect(await swapResume(services, person, own, testNow)).toEqual({ success: true });
	const pack = { personId: person.id, right: "pack", id: packId, reason: "A test" } as const;
	expect(await revokeRight(services, ownerOf(site), pack)).toMatchObject({ success: true });
	expect(found).toEqual([0, 0]);
});

test("A payment that was given back lets nobody in", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	const id = await shop.addResume();
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	await shop.look(person);
	await breakRights(shop);
	expect(await decideReading(services, person, id, services.clock())).toEqual(letIn);
	await mendRights(shop);
	const [order] = await services.database.select().from(orders);
	expect(await refundOrder(services, person, order?.id ?? "", services.clock())).toEqual({
		success: true,
	});
	await breakRights(shop);
	expect(await decideReading(services, person, id, services.clock())).toEqual(refused);
});

test("Nobody is let in without a session, without a confirmed address, or where the owner has said so", async () => {
	const { site, services, addResumes, open, addMember } = await openSite({
		ACCESS_ON_FAILURE: "deny",
	});
	const [id] = await addResumes(1);
	const member = await addMember();
	await site.look(member);
	await breakRights(site);
	expect(await open(member, id)).toEqual(refused);
	expect(await services.database.select().from(resumeUses)).toEqual([]);

	const other = await openSite();
	const unconfirmed = await other.site.addPerson({ emailConfirmed: false });
	await other.site.addSubscription(unconfirmed);
	await other.site.look(unconfirmed);
	await other.services.database.execute(sql`alter table resumes rename to broken`);
	expect(await other.open(null, id)).toEqual(refused);
	expect(await other.open(unconfirmed, id)).toEqual(refused);
});
