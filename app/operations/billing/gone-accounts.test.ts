import { isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { removePerson } from "#app/data/account/people.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import {
	cancellations,
	orders,
	promises,
	stripeCustomers,
	stripeEvents,
} from "#app/data/base/schema/payments.server.ts";
import { addCancellation } from "#app/data/billing/cancellations.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const remove = ({ services }: Shop, person: Person) =>
	services.database.transaction((transaction) => removePerson(transaction, person.id));

const readRows = async ({ services: { database } }: Shop) => ({
	packs: await database.select().from(userPurchases),
	orders: await database.select().from(orders).orderBy(orders.number),
	subscriptions: await database.select().from(userSubscriptions),
});

async function expectAllDone({ services }: Shop): Promise<void> {
	const { rows } = await services.pool.query(
		"select 1 from stripe_events where processed_at is null",
	);
	expect(rows).toEqual([]);
}

describe("When an account is gone", () => {
	test("its payments are kept without the person, and say what happens to them later", async () => {
		const shop = await openShop();
		const { sandbox } = shop;
		const person = await shop.addPerson();
		for (const _ of [1, 2, 3]) await shop.buy(person, "resume-pack");
		await shop.settle();
		const [disputed, refunded] = await shop.chargesOf(person);
		await remove(shop, person);
		const before = await readRows(shop);
		expect(before.packs.map(({ userId }) => userId)).toEqual([null, null, null]);
		expect(before.orders).toMatchObject([
			{ userId: null, status: "paid", amountInCents: 999 },
			{ userId: null, status: "paid", amountInCents: 999 },
			{ userId: null, status: "paid", amountInCents: 999 },
		]);
		const dispute = await sandbox.control.openDispute(disputed?.id ?? "");
		await sandbox.control.refund(refunded?.id ?? "");
		await shop.settle();
		expect((await readRows(shop)).orders).toMatchObject([
			{ userId: null, status: "disputed", refundedInCents: 0 },
			{ userId: null, status: "refunded", refundedInCents: 999 },
			{ userId: null, status: "paid", refundedInCents: 0 },
		]);
		await sandbox.control.closeDispute(dispute.id, "won");
		await shop.settle();
		const after = await readRows(shop);
		expect(after.orders.map(({ status }) => status)).toEqual(["paid", "refunded", "paid"]);
		// The same rows, each with its receipt's number and its pack; and nobody has a right.
		const unchanged = ({ id, number, purchaseId }: (typeof after.orders)[number]) => ({
			id,
			number,
			purchaseId,
		});
		expect(after.orders.map(unchanged)).toEqual(before.orders.map(unchanged));
		expect(after.packs.map(({ userId }) => userId)).toEqual([null, null, null]);
		expect(after.packs.map(({ status }) => status).sort()).toEqual([
			"refunded",
			"succeeded",
			"succeeded",
		]);
		// The three receipts, and nothing since.
		expect(await openMailbox(shop).subjectsTo(person.email)).toHaveLength(3);
		expect(await findBrokenInvariants(shop)).toEqual([]);
		await expectAllDone(shop);
	});

	test("a refund that no event tells of is found by night", async () => {
		const shop = await openShop();
		const { control } = shop.sandbox;
		const person = await shop.addBuyer("resume-pack");
		const [charge] = await shop.chargesOf(person);
		await remove(shop, person);
		await control.setFaults({ drop: true });
		await control.refund(charge?.id ?? "", 400);
		await shop.reconcile();
		const { orders: kept } = await readRows(shop);
		expect(kept).toMatchObject([{ status: "partly refunded", refundedInCents: 400 }]);
		await shop.reconcile();
		expect((await readRows(shop)).orders).toEqual(kept);
	});

	test("a pack that was paid on a page still open is kept as an order, and granted to nobody", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const started = await startCheckout(services, person, "resume-pack", services.clock());
		if (!started.success) throw new Error(started.error);
		await remove(shop, person);
		await shop.pay(started.data.url);
		await shop.settle();
		await shop.reconcile();
		const rows = await readRows(shop);
		expect(rows).toMatchObject({
			packs: [],
			orders: [{ userId: null, planId: "resume-pack", amountInCents: 999, purchaseId: null }],
		});
		// A new account with the same address is another person.
		const again = await shop.addPerson({ email: person.email });
		await shop.reconcile();
		expect(await readRows(shop)).toEqual(rows);
		expect((await getRights(services.database, again.id, again.mailboxHash)).packs).toEqual([]);
		expect(await openMailbox(shop).subjectsTo(person.email)).toEqual([]);
		await expectAllDone(shop);
	});

	test("a subscription that was paid on a page still open ends, its payment is kept, and the owner is told", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		const started = await startCheckout(services, person, "pro-monthly", services.clock());
		if (!started.success) throw new Error(started.error);
		await remove(shop, person);
		await shop.pay(started.data.url);
		await shop.settle();
		const { rows } = await services.pool.query<{ status: string }>(
			"select record->>'status' as status from sandbox.objects where kind = 'subscription'",
		);
		expect(rows).toEqual([{ status: "canceled" }]);
		expect(shop.logged()).toContain("A deleted account has a subscription");
		await sandbox.control.advance({ days: 40 });
		await shop.settle();
		const charges = await services.pool.query(
			"select 1 from sandbox.objects where kind = 'charge'",
		);
		expect(charges.rows).toHaveLength(1);
		expect(await readRows(shop)).toMatchObject({
			packs: [],
			orders: [{ userId: null, planId: "pro-monthly", amountInCents: 2999, status: "paid" }],
			subscriptions: [],
		});
		await expectAllDone(shop);
	});

	test("the pages on which it could have paid are closed", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const pages: string[] = [];
		for (const planId of ["resume-pack", "pro-monthly"] as const) {
			const started = await startCheckout(services, person, planId, services.clock());
			if (!started.success) throw new Error(started.error);
			pages.push(started.data.url);
		}
		const removed = await services.database.transaction((transaction) =>
			removeAccount(services, transaction, person, { now: services.clock() }),
		);
		expect(removed).toMatchObject({ success: true });
		await shop.settle();
		for (const url of pages) await expect(shop.pay(url)).rejects.toThrow("not paid");
		expect((await readRows(shop)).orders).toEqual([]);
	});

	test("what is kept of its promises explains its code, also when the free resume was never used", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("resume-pack");
		const [order] = await services.database.select().from(orders);
		const refunded = await refundOrder(services, person, order?.id ?? "", services.clock());
		expect(refunded).toEqual({ success: true });
		await shop.settle();
		await services.database.transaction((transaction) =>
			removeAccount(services, transaction, person, { now: services.clock() }),
		);
		const { text } = await openMailbox(shop).newest(person.email, "was deleted");
		const said = text.replace(/\s+/gu, " ");
		expect(said).toContain(
			"A code that is made from your address, and cannot be turned back into it, beside the numbers of payments",
		);
		expect(said).not.toMatch(/free resume|such a code/iu);
	});

	const erase = (shop: Shop, person: Person) =>
		shop.services.database.transaction((transaction) =>
			removeAccount(shop.services, transaction, person, { now: shop.services.clock() }),
		);
	const customersOf = ({ services }: Shop) => services.database.select().from(stripeCustomers);
	const mailTo = async (shop: Shop, person: Person) =>
		(await openMailbox(shop).newest(person.email, "was deleted")).text.replace(/\s+/gu, " ");

	test("no code of its mailbox is kept beside what it paid, unless a promise was used", async () => {
		const shop = await openShop();
		const person = await shop.addBuyer("resume-pack");
		await shop.sandbox.control.advance({ days: 2 });
		await shop.settle();
		expect(await customersOf(shop)).toMatchObject([{ userId: person.id, mailboxHash: null }]);
		await erase(shop, person);
		expect(await customersOf(shop)).toMatchObject([{ userId: null, mailboxHash: null }]);
		expect(await mailTo(shop, person)).not.toMatch(/\ba code\b/iu);
		// What happens to the money later still finds its order.
		const { rows } = await shop.services.pool.query<{ id: string }>(
			"select id from sandbox.objects where kind = 'charge'",
		);
		await shop.sandbox.control.openDispute(rows[0]?.id ?? "");
		await shop.settle();
		expect((await readRows(shop)).orders).toMatchObject([{ userId: null, status: "disputed" }]);
		expect(await customersOf(shop)).toMatchObject([{ userId: null, mailboxHash: null }]);
		expect(await shop.services.database.select().from(promises)).toEqual([]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("nothing is kept of a customer who never paid, and everything of any other", async () => {
		const shop = await openShop();
		const { services } = shop;
		const [person, other] = [await shop.addPerson(), await shop.addPerson()];
		for (const buyer of [person, other]) {
			await startCheckout(services, buyer, "resume-pack", services.clock());
		}
		await shop.sandbox.control.advance({ days: 2 });
		await shop.settle();
		const { customerId } =
			(await customersOf(shop)).find(({ userId }) => userId === other.id) ?? {};
		const waiting = { id: "evt_waits", type: "charge.refunded", customerId, livemode: false };
		await services.database
			.insert(stripeEvents)
			.values({ ...waiting, createdAt: services.clock(), receivedAt: services.clock() });
		await erase(shop, person);
		expect(await customersOf(shop)).toMatchObject([{ customerId, userId: other.id }]);
		const open = await services.database.$count(stripeEvents, isNull(stripeEvents.processedAt));
		expect(open).toBe(1);
		expect(await mailTo(shop, person)).not.toMatch(/payment|\ba code\b/iu);
		await shop.reconcile();
		await expectAllDone(shop);
	});

	test("a page that was still open keeps number and code until it is closed, as the mail says", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		await startCheckout(services, person, "resume-pack", services.clock());
		await erase(shop, person);
		const [customer] = await customersOf(shop);
		expect(customer).toMatchObject({ userId: null, mailboxHash: person.mailboxHash });
		expect(await mailTo(shop, person)).toContain("until the page on which you could pay is closed");
		await shop.settle();
		expect(await customersOf(shop)).toMatchObject([{ userId: null, mailboxHash: null }]);
		// Its events may still be coming.
		await shop.reconcile();
		expect(await customersOf(shop)).toHaveLength(1);
		await sandbox.control.advance({ days: 4 });
		await shop.settle();
		// Another, whose events may still be coming, is not forgotten with it.
		const other = await shop.addPerson();
		await startCheckout(services, other, "resume-pack", services.clock());
		await erase(shop, other);
		const theirs = (await customersOf(shop)).find(({ mailboxHash }) => mailboxHash !== null);
		await shop.reconcile();
		expect(await customersOf(shop)).toMatchObject([{ customerId: theirs?.customerId }]);
		await expectAllDone(shop);
	});

	test("a first month that was paid on a page still open is used up for the mailbox", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("resume-pack");
		const started = await startCheckout(services, person, "pro-monthly", services.clock());
		if (!started.success) throw new Error(started.error);
		await shop.sandbox.control.setFaults({ drop: true });
		await shop.pay(started.data.url);
		await erase(shop, person);
		await shop.settle();
		await shop.reconcile();
		expect(await services.database.select().from(promises)).toMatchObject([
			{ kind: "first_month", mailboxHash: person.mailboxHash },
		]);
		expect(await customersOf(shop)).toMatchObject([{ userId: null, mailboxHash: null }]);
	});

	test("why it canceled stays without words of its own, and without a way to the person", async () => {
		const shop = await openShop();
		const { services } = shop;
		const [person, other] = [await shop.addPerson(), await shop.addPerson()];
		const said = { reason: "Too expensive", satisfaction: "neutral" } as const;
		for (const { id: userId } of [person, other])
			await addCancellation(services.database, {
				...said,
				comments: `I am ${userId}`,
				userId,
				stripeSubscriptionId: `sub_of_${userId}`,
				createdAt: services.clock(),
			});
		await erase(shop, person);
		const rows = await services.database.select().from(cancellations);
		expect(rows.find(({ userId }) => userId === null)).toMatchObject({ ...said, comments: null });
		expect(JSON.stringify(rows)).not.toContain(person.id);
		expect(rows.find(({ userId }) => userId === other.id)).toMatchObject({
			comments: `I am ${other.id}`,
			stripeSubscriptionId: `sub_of_${other.id}`,
		});
		const mail = await mailTo(shop, person);
		expect(mail).toContain("The reason that you chose when you canceled");
		expect(mail).not.toContain("What you told us");
	});

	test("a cancelled subscription runs out by itself", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addBuyer("pro-monthly");
		const [row] = await services.database.select().from(userSubscriptions);
		await services.payments.setCanceling(row?.stripeSubscriptionId ?? "", true);
		await shop.settle();
		await remove(shop, person);
		await sandbox.control.advance({ days: 3 });
		await shop.settle();
		const { rows } = await services.pool.query<{ status: string }>(
			"select record->>'status' as status from sandbox.objects where kind = 'subscription'",
		);
		expect(rows).toEqual([{ status: "active" }]);
		await sandbox.control.advance({ days: 30 });
		await shop.settle();
		await expectAllDone(shop);
		expect(shop.logged()).not.toContain("A deleted account");
	});
});
