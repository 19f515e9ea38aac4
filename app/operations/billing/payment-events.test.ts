import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { enabledEvents } from "#app/integrations/payments/read-event.server.ts";
import { handleEvents, receiveEvent } from "#app/operations/billing/receive-event.server.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { eventBody, signed } from "#tests/helpers/signed-event.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const post = ({ services }: Shop, body: string, signature: string | null) =>
	receiveEvent(services, body, signature);

test("The guide names the events that the sandbox posts, and a purchase posts no others", async () => {
	const guide = await readFile(new URL("../../../docs/payments.md", import.meta.url), "utf8");
	const step = /endpoint `[^`]*\/webhooks\/stripe` for the events (.*?)\. Copy/u.exec(guide)?.[1];
	expect(step?.match(/(?<=`)[a-z_.*]+(?=`)/gu)).toEqual(enabledEvents);
	const shop = await openShop();
	await shop.buy(await shop.addPerson(), "pro-monthly");
	await shop.settle();
	expect(new Set(shop.deliveries.map(({ body }) => JSON.parse(body).type))).toEqual(
		new Set([
			"invoice.created",
			"invoice.finalized",
			"customer.subscription.created",
			"charge.succeeded",
			"invoice.paid",
			"invoice.payment_succeeded",
			"checkout.session.completed",
		]),
	);
});

describe("An event", () => {
	test("that nobody has heard of is stored and done with", async () => {
		const shop = await openShop();
		const about = [{ object: "tax.weather" }, { object: "price", id: "price_a" }, {}];
		for (const object of about) {
			const body = eventBody(object, { type: "weather.changed" });
			expect(await post(shop, body, signed(body))).toBe(200);
		}
		const rows = await shop.services.database.select().from(stripeEvents);
		expect(rows).toHaveLength(3);
		for (const row of rows) {
			expect(row).toMatchObject({ type: "weather.changed", customerId: null, parkedAt: null });
			expect(row.processedAt).not.toBeNull();
		}
	});

	test("about a customer whom we do not know is set aside for the owner, and grants nothing", async () => {
		const shop = await openShop();
		const stranger = { object: "customer", id: "cus_test_stranger" };
		const session = {
			object: "checkout.session",
			customer: "cus_test_stranger",
			mode: "payment",
			payment_status: "paid",
			amount_total: 999,
		};
		for (const object of [stranger, session]) {
			const body = eventBody(object);
			expect(await post(shop, body, signed(body))).toBe(200);
			expect(await post(shop, body, signed(body))).toBe(200);
		}
		const rows = await shop.services.database.select().from(stripeEvents);
		expect(rows).toHaveLength(2);
		for (const row of rows) {
			expect(row).toMatchObject({ customerId: "cus_test_stranger", processedAt: null });
			expect(row).toMatchObject({ error: "The customer is none of ours" });
			expect(row.parkedAt).not.toBeNull();
		}
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
	});

	test("only says whom to look at: one that lies about a payment gives nothing", async () => {
		const shop = await openShop();
		await shop.addBuyer("resume-pack");
		const [before] = await shop.services.database.select().from(userPurchases);
		const [{ body: real } = { body: "" }] = shop.deliveries.filter((delivery) =>
			delivery.body.includes("checkout.session.completed"),
		);
		const { data } = JSON.parse(real) as { data: { object: Record<string, unknown> } };
		const lie = eventBody(
			{ ...data.object, id: "cs_test_invented", payment_intent: "pi_invented" },
			{ type: "checkout.session.completed" },
		);
		expect(await post(shop, lie, signed(lie))).toBe(200);
		await shop.settle();
		expect(await shop.services.database.select().from(userPurchases)).toEqual([before]);
	});

	test("about a dispute or a refund names its payment alone, and finds whose it is", async () => {
		const shop = await openShop();
		const { control } = shop.sandbox;
		const { database } = shop.services;
		const person = await shop.addBuyer("resume-pack");
		const [charge] = await shop.chargesOf(person);
		// Only these two kinds of event arrive: they have no customer in them.
		await control.setFaults({ drop: true });
		const dispute = await control.openDispute(charge?.id ?? "");
		await deliverOnly(shop, "charge.dispute.created");
		expect((await database.select().from(userPurchases))[0]?.status).toBe("disputed");
		await control.closeDispute(dispute.id, "won");
		await deliverOnly(shop, "charge.dispute.closed");
		expect((await database.select().from(userPurchases))[0]?.status).toBe("succeeded");
		await control.refund(charge?.id ?? "");
		await deliverOnly(shop, "refund.created");
		expect((await database.select().from(userPurchases))[0]?.status).toBe("refunded");
		const rows = await database
			.select()
			.from(stripeEvents)
			.where(eq(stripeEvents.type, "refund.created"));
		expect(rows[0]?.customerId).toMatch(/^cus_test_/u);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that comes late finds several payments, and their receipts are numbered in the order of payment", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		await shop.sandbox.control.setFaults({ drop: true });
		await shop.buy(person, "pro-monthly");
		await shop.sandbox.control.advance({ days: 70 });
		expect(await shop.services.database.$count(orders)).toBe(0);
		await shop.reconcile();
		const receipts = await shop.services.database.select().from(orders).orderBy(orders.number);
		expect(receipts).toHaveLength(3);
		const paid = receipts.map(({ paidAt }) => paidAt.getTime());
		expect(paid).toEqual([...paid].sort((a, b) => a - b));
	});

	test("that could not be acted on stays, is set aside after some tries, and is done in the end", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		await sandbox.control.setFaults({ drop: true });
		await shop.buy(person, "pro-monthly");
		const [charge] = await shop.chargesOf(person);
		expect(charge?.amount).toBe(2999);
		const [customerId = ""] = await customersOf(shop);
		const quiet = { ...services, jobs: { ...services.jobs, enqueue: async () => true } };
		const body = eventBody({ object: "customer", id: customerId });
		expect(await receiveEvent(quiet, body, signed(body))).toBe(200);
		const row = async () => (await services.database.select().from(stripeEvents))[0];

		await sandbox.control.setFaults({ apiErrors: 6 });
		await expect(handleEvents(services, customerId, 1)).rejects.toThrow();
		expect(await row()).toMatchObject({ processedAt: null, parkedAt: null });
		await expect(handleEvents(services, customerId, 5)).rejects.toThrow();
		expect(await row()).toMatchObject({ processedAt: null });
		expect((await row())?.parkedAt).not.toBeNull();
		expect((await row())?.error).toContain("switched on in the sandbox");

		await handleEvents(services, customerId, 6);
		expect(await row()).toMatchObject({ parkedAt: null, error: null });
		expect((await row())?.processedAt).not.toBeNull();
		expect(await services.database.$count(userSubscriptions)).toBe(1);
	});

	test("that a process with another clock has stored is done all the same", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.sandbox.control.setFaults({ drop: true });
		await shop.buy(person, "resume-pack");
		const [customerId = ""] = await customersOf(shop);
		const ahead = { ...services, clock: () => new Date(services.clock().getTime() + 60_000) };
		const body = eventBody({ object: "customer", id: customerId });
		expect(await receiveEvent(ahead, body, signed(body))).toBe(200);
		await shop.settle();
		expect(await services.database.$count(userPurchases)).toBe(1);
	});
});

async function customersOf({ services }: Shop): Promise<string[]> {
	const { rows } = await services.pool.query<{ customer_id: string }>(
		"select customer_id from stripe_customers order by created_at",
	);
	return rows.map(({ customer_id }) => customer_id);
}

/** Of the events that were dropped, one kind arrives after all. */
async function deliverOnly(shop: Shop, type: string): Promise<void> {
	for (const event of await shop.sandbox.control.listEvents()) {
		if (event.type === type) await shop.sandbox.control.redeliver(event.id);
	}
	await shop.settle();
}
