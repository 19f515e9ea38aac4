import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { HopelessJobError } from "#app/integrations/jobs/jobs.ts";
import { createOwnerWebhook } from "#app/integrations/owner-webhook.server.ts";
import { sendMessage } from "#app/operations/content/send-message.server.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";
import { readBusiness } from "./read-business.server.ts";
import { readOwnerFigures } from "./read-owner-figures.server.ts";
import { readWaiting } from "./read-waiting.server.ts";
import { tellOwner } from "./tell-owner.server.ts";

const support = "support@offerfolio.example";
const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

/** A server of the owner's that checks signatures; `answers` are given one after the other, then 204. */
async function openReceiver(answers: number[] = []) {
	const taken: { id: string; event: string; data: Record<string, unknown>; isSigned: boolean }[] =
		[];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const id = String(request.headers["webhook-id"]);
		const signed = createHmac("sha256", Buffer.alloc(24, 7))
			.update(`${id}.${request.headers["webhook-timestamp"]}.${body}`)
			.digest("base64");
		const { type: event, data } = JSON.parse(body);
		const isSigned = request.headers["webhook-signature"] === `v1,${signed}`;
		taken.push({ id, event, data, isSigned });
		response.writeHead(answers.shift() ?? 204).end();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(async () => {
		server.close();
		await once(server, "close");
	});
	return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** The jobs that tell the owner are done. */
async function settle({ services }: TestSite) {
	const due = `select 1 from pgboss.job where name in ('alert-owner', 'call-owner', 'send-mail', 'tell-owner')
		and state in ('created', 'retry', 'active') limit 1`;
	await until(async () => (await services.pool.query(due)).rows.length === 0);
}

const addOrder = (site: TestSite, values: Partial<typeof orders.$inferInsert>) =>
	site.services.database.insert(orders).values({
		planId: "pro-monthly",
		amountInCents: 2999,
		currency: "usd",
		status: "paid",
		paidAt: testNow,
		stripePaymentIntent: `pi_${crypto.randomUUID()}`,
		stripeCustomerId: "cus_test_1",
		...values,
	});

describe("The owner is told", () => {
	test("that there is no backup, from the second day of the site on", async () => {
		const folder = await makeFolder();
		const site = await createTestSite({ BACKUP_DIR: folder });
		await site.services.jobs.start({});
		const waiting = async (days: number) => {
			const now = addDays(new Date(), days);
			const lines = await readWaiting(site.services, now);
			return lines.find(({ kind }) => kind === "backup");
		};
		expect(await waiting(1)).toMatchObject({ count: 0, text: "" });
		expect(await waiting(2)).toMatchObject({
			count: 1,
			text: expect.stringMatching(/^There is no backup, and the site has run since /u),
		});
	});

	test("of nothing while nothing waits and nothing happened", async () => {
		const site = await createTestSite();
		await site.services.start();
		await tellOwner(site.services);
		await settle(site);
		expect(await openMailbox(site).all()).toEqual([]);
	});

	test("once a day what waits, with its page, and what yesterday has brought", async () => {
		const receiver = await openReceiver();
		const site = await createTestSite({
			OWNER_EMAIL: "me@offers.example",
			OWNER_WEBHOOK_URL: receiver.url,
			OWNER_WEBHOOK_SECRET: secret,
		});
		const { services } = site;
		await services.start();
		services.disk = async () => ({ free: 1e9, total: 50e9 });
		await addOrder(site, { paidAt: addDays(testNow, -1) });
		for (let calls = 0; calls < 3; calls++) await tellOwner(services);
		await settle(site);
		const [mail, ...others] = await openMailbox(site).mailsTo("me@offers.example");
		expect(others).toEqual([]);
		expect(mail?.subject).toBe("Offerfolio: something waits for you");
		expect(mail?.text).toContain("1.0 GB of 50.0 GB are free");
		expect(mail?.text).toContain("/admin/overview#attention");
		expect(mail?.text).toContain("1 order, $29.99");
		expect(receiver.taken).toMatchObject([
			{
				id: "owner-daily:2026-06-15",
				event: "owner.daily",
				isSigned: true,
				data: { news: ["1 order, $29.99"], waiting: [{ kind: "disk", count: 1 }] },
			},
		]);
		site.setNow(addDays(testNow, 1));
		await tellOwner(services);
		await settle(site);
		expect(await openMailbox(site).mailsTo("me@offers.example")).toHaveLength(2);
	});

	test("at once and once of a dispute, also by a webhook that is away at first", async () => {
		const receiver = await openReceiver([500]);
		const shop = await openShop({
			OWNER_MAILS: "urgent",
			OWNER_WEBHOOK_URL: receiver.url,
			OWNER_WEBHOOK_SECRET: secret,
		});
		const person = await shop.addBuyer("resume-pack");
		await shop.dispute(person);
		// The next attempt comes at once, and its worker is woken.
		const again =
			"update pgboss.job set start_after = now() where name = 'call-owner' and state = 'retry'";
		await until(async () => (await shop.services.pool.query(again)).rowCount === 1);
		await shop.services.jobs.time.hasten(1);
		await shop.settle();
		await shop.reconcile();
		await settle(shop);
		const [mail, ...others] = await openMailbox(shop).mailsTo(support);
		expect(others).toEqual([]);
		expect(mail?.subject).toContain("A payment is disputed: OF-000001, $9.99");
		const [order] = await shop.services.database.select().from(orders);
		expect(mail?.text).toContain(`/admin/orders/${order?.id}`);
		expect(mail?.text).not.toContain(person.email);
		const about = { event: "owner.dispute", isSigned: true, data: { orderId: order?.id } };
		expect(receiver.taken).toMatchObject([about, about]);
		expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(1);
		await tellOwner(shop.services);
		await settle(shop);
		expect(await openMailbox(shop).mailsTo(support)).toHaveLength(1);
	});

	test("of a takedown by the message itself, and of work that was given up once a day", async () => {
		const site = await createTestSite();
		const { services } = site;
		await services.start();
		const written = {
			name: "Ada",
			email: "ada@example.com",
			subject: "My resume",
			message: "It is mine.",
			kind: "takedown" as const,
			resumeId: await site.addResume(),
		};
		await sendMessage(services, written, null, { network: "127.0.0.1", now: testNow });
		services.files.remove = () => Promise.reject(new HopelessJobError("The disk is gone"));
		for (const key of ["a", "b"]) {
			await services.jobs.enqueue("delete-file", { key });
			// An email that nobody can write waits for the next daily one.
			await services.jobs.enqueue("send-mail", JSON.parse('{"message":"nothing"}'));
		}
		await until(async () => (await services.jobs.findParked()).length === 4);
		await settle(site);
		expect(await openMailbox(site).subjectsTo(support)).toEqual([
			"Offerfolio: Work was given up after all its attempts",
			"Takedown request to Offerfolio: My resume",
		]);
		const { waiting } = await readOwnerFigures(services);
		expect(waiting?.filter(({ count }) => count)).toMatchObject([
			{ kind: "takedown", count: 1 },
			{ kind: "job", count: 4 },
		]);
	});
});

test("A webhook goes to nobody else and gives up on one that does not answer well", async () => {
	const receiver = await openReceiver([302, 404]);
	const webhook = createOwnerWebhook({ url: receiver.url, secret });
	const call = { event: "owner.job", at: testNow.toISOString(), data: {} } as const;
	await expect(webhook.send(call, "a", testNow)).rejects.toThrow();
	await expect(webhook.send(call, "a", testNow)).rejects.toThrow("answered 404");
	await webhook.send(call, "a", testNow);
	expect(receiver.taken.map(({ isSigned }) => isSigned)).toEqual([true, true, true]);
});

test("Members, revenue, churn, conversion and refunds follow payments, month by month", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	const at = (day: string) => new Date(`${day}T00:00:00.000Z`);
	const month = (customer: string, from: string, to: string, more = {}) =>
		addOrder(site, {
			stripeCustomerId: customer,
			stripeSubscriptionId: `sub_${customer}`,
			paidAt: at(from),
			periodStart: at(from),
			periodEnd: at(to),
			...more,
		});
	// Stays; had the cheaper first month.
	await month("a", "2026-04-20", "2026-05-20", { amountInCents: 100, isDiscounted: true });
	await month("a", "2026-05-20", "2026-06-20");
	// Left in May because a renewal was not paid.
	await month("b", "2026-04-10", "2026-05-10");
	await database.insert(userSubscriptions).values({
		planId: "pro-monthly",
		status: "ended",
		stripeStatus: "canceled",
		endedUnpaid: true,
		currentPeriodStart: at("2026-05-10"),
		currentPeriodEnd: at("2026-06-10"),
		stripeCustomerId: "b",
		stripeSubscriptionId: "sub_b",
	});
	// Left in May and came back with another subscription: nobody was lost.
	await month("c", "2026-04-05", "2026-05-05");
	await month("c", "2026-05-25", "2026-06-25", { stripeSubscriptionId: "sub_c2" });
	// Disputed and refunded money makes no member.
	await month("d", "2026-04-25", "2026-05-25", { status: "disputed" });
	await month("e", "2026-04-25", "2026-05-25", { status: "refunded", refundedInCents: 2999 });
	const person = await site.addPerson();
	const late = await site.addPerson();
	await site.addPerson();
	for (const [who, joined] of [
		[person, "2026-05-01"],
		[late, "2026-04-01"],
	] as const) {
		await database
			.update(user)
			.set({ createdAt: at(joined) })
			.where(eq(user.id, who.id));
	}
	const pack = { planId: "resume-pack", amountInCents: 999, paidAt: at("2026-05-30") } as const;
	await addOrder(site, {
		...pack,
		userId: person.id,
		status: "partly refunded",
		refundedInCents: 400,
	});
	// 59 days after signing up.
	await addOrder(site, { ...pack, userId: late.id });
	const packId = await site.addPack(person);
	await database
		.update(userPurchases)
		.set({ grantedAt: at("2026-05-30"), expiresAt: at("2026-06-29") })
		.where(eq(userPurchases.id, packId));

	const rows = await readBusiness(site.services, testNow);
	const proOf = (name: string) => rows?.pro.find((one) => one.month === name);
	expect(rows?.pro).toHaveLength(12);
	expect(proOf("2026-04")).toMatchObject({ atBegin: 0, atEnd: 3, recurringInCents: 6098 });
	expect(proOf("2026-05")).toMatchObject({ atBegin: 3, atEnd: 2, left: 1, leftUnpaid: 1 });
	expect(proOf("2026-06")).toMatchObject({ atBegin: 2, atEnd: 2, recurringInCents: 5998, left: 0 });
	expect(rows?.packs).toEqual(
		expect.arrayContaining([
			{ month: "2026-05", holders: 1 },
			{ month: "2026-06", holders: 1 },
		]),
	);
	const accountsOf = (name: string) => rows?.accounts.find((one) => one.month === name);
	expect(accountsOf("2026-05")).toEqual({ month: "2026-05", accounts: 1, pack: 1, pro: 0 });
	expect(accountsOf("2026-04")).toEqual({ month: "2026-04", accounts: 1, pack: 0, pro: 0 });
	expect(rows?.refunds).toEqual(
		expect.arrayContaining([
			{ month: "2026-04", planId: "pro-monthly", refundedInCents: 2999 },
			{ month: "2026-05", planId: "resume-pack", refundedInCents: 400 },
		]),
	);
	expect(await readOwnerFigures(site.services)).toMatchObject({
		members: { "pro-monthly": 2, "resume-pack": 1 },
		recurringInCents: 5998,
	});
});
