import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { describe, expect, onTestFinished, test } from "vitest";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { createStripePayments } from "./stripe-payments.server.ts";

async function openStage() {
	const shop = await openShop();
	const { sandbox } = shop;
	const stripe = new Stripe(sandbox.secretKey, { ...sandbox.api, telemetry: false });
	return { shop, stripe };
}

describe("The catalogue at the provider", () => {
	test("is made once, also by two processes that begin at the same moment", async () => {
		const { shop, stripe } = await openStage();
		const other = shop.addProcess();
		await other.start();
		const people = await Promise.all(Array.from({ length: 8 }, () => shop.addPerson()));
		const started = await Promise.all(
			people.map((person, index) => {
				const services = index % 2 === 0 ? shop.services : other;
				const planId = index < 4 ? "resume-pack" : "pro-monthly";
				return startCheckout(services, person, planId, services.clock());
			}),
		);
		expect(started.filter(({ success }) => !success)).toEqual([]);
		const prices = (await stripe.prices.list()).data;
		expect(
			prices.map(({ unit_amount, currency, recurring, metadata }) => [
				metadata.plan_id,
				unit_amount,
				currency,
				recurring?.interval,
			]),
		).toEqual(
			expect.arrayContaining([
				["resume-pack", 999, "usd", undefined],
				["pro-monthly", 2999, "usd", "month"],
			]),
		);
		expect(prices).toHaveLength(2);
		const coupons = (await stripe.coupons.list()).data;
		expect(coupons).toMatchObject([{ amount_off: 2899, currency: "usd", duration: "once" }]);
	});

	test("gets a new price when the one that is there costs something else or is put away", async () => {
		const { shop, stripe } = await openStage();
		const product_data = { name: "Resume Pack" };
		const metadata = { plan_id: "resume-pack" };
		const price = { currency: "usd", product_data, metadata };
		await stripe.prices.create({ ...price, unit_amount: 799 });
		const archived = await stripe.prices.create({ ...price, unit_amount: 999 });
		await stripe.prices.update(archived.id, { active: false });
		const person = await shop.addBuyer("resume-pack");
		expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual([999]);
		const active = (await stripe.prices.list({ active: true })).data;
		expect(active.filter(({ metadata }) => metadata.plan_id === "resume-pack")).toHaveLength(2);
	});

	test("is made again on the day on which its price or its coupon was put away", async () => {
		const { shop, stripe } = await openStage();
		const { services } = shop;
		const person = await shop.addPerson();
		const buy = async (isDiscounted: boolean) => {
			const { payments } = services;
			const customerId = await payments.createCustomer({ userId: person.id, email: person.email });
			const asked = { planId: "pro-monthly", customerId, userId: person.id, isDiscounted } as const;
			const { id } = await payments.startCheckout({ ...asked, key: randomUUID() });
			return (await stripe.checkout.sessions.retrieve(id)).amount_total;
		};
		expect(await buy(true)).toBe(100);
		for (const { id } of (await stripe.prices.list()).data) {
			await stripe.prices.update(id, { active: false });
		}
		expect(await buy(false)).toBe(2999);
		await stripe.coupons.del("first-month-2899");
		expect(await buy(true)).toBe(100);
		expect((await stripe.prices.list({ active: true })).data).toHaveLength(2);
	});

	test("is asked for again after it could not be read", async () => {
		const { shop } = await openStage();
		const { payments } = shop.services;
		const { id: userId, email } = await shop.addPerson();
		const customerId = await payments.createCustomer({ userId, email });
		await shop.sandbox.control.setFaults({ apiErrors: 3 });
		await expect(payments.readCustomer(customerId)).rejects.toThrow();
		expect(await payments.readCustomer(customerId)).toEqual({
			payments: [],
			subscriptions: [],
			sessionIds: [],
			hasOpenCheckout: false,
			pending: [],
			strangers: [],
			isDeleted: false,
			userId: null,
		});
	});
});

describe("A customer", () => {
	test("of one person is one, however often and at once it is asked for", async () => {
		const { shop, stripe } = await openStage();
		const other = shop.addProcess();
		await other.start();
		const person = await shop.addPerson();
		const made = await Promise.all(
			Array.from({ length: 6 }, (_, index) =>
				(index % 2 === 0 ? shop.services : other).payments.createCustomer({
					userId: person.id,
					email: person.email,
				}),
			),
		);
		expect(new Set(made).size).toBe(1);
		expect((await stripe.customers.list()).data).toMatchObject([
			{ id: made[0], email: person.email, metadata: { user_id: person.id } },
		]);
	});
});

test("What another process asks for with the same key at this moment is waited for", async () => {
	let asked = 0;
	const provider = createServer((_, outgoing) => {
		asked++;
		const inUse = { type: "idempotency_error", code: "idempotency_key_in_use", message: "In use" };
		outgoing
			.writeHead(asked < 5 ? 409 : 200, { "Content-Type": "application/json" })
			.end(JSON.stringify(asked < 5 ? { error: inUse } : { id: "cus_1", object: "customer" }));
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void provider.close());
	await once(provider, "listening");
	const { port } = provider.address() as AddressInfo;
	const payments = createStripePayments({
		secretKey: "sk_test_busy",
		webhookSecrets: [],
		publicUrl: "http://localhost",
		brandName: () => "Offers",
		address: { host: "127.0.0.1", port, protocol: "http" },
	});
	const person = { userId: "somebody", email: "somebody@example.com" };
	expect(await payments.createCustomer(person)).toBe("cus_1");
	// The SDK asks three times and gives up; we ask once more.
	expect(asked).toBe(5);
});

describe("A failure that the provider gives again for a day under its key", () => {
	const faults = ["keptErrors", "doneErrors"] as const;

	/** Fails once by each fault, and works when it is asked for again. */
	async function failOnce(call: (shop: Shop, fault: string) => Promise<unknown>): Promise<Shop> {
		const { shop } = await openStage();
		for (const fault of faults) {
			await shop.sandbox.control.setFaults({ [fault]: 1 });
			await expect(call(shop, fault), fault).rejects.toThrow();
			expect(await call(shop, fault).catch(String), fault).not.toMatch(/Error/u);
			expect(shop.sandbox.control.faults()[fault], fault).toBe(0);
		}
		return shop;
	}

	test("is not the answer to the next request for a customer", async () => {
		await failOnce(async ({ services }, userId) => {
			return services.payments.createCustomer({ userId, email: `${userId}@example.com` });
		});
	});

	test("is not the answer to the next look at the prices and the coupon", async () => {
		const { shop, stripe } = await openStage();
		const { payments } = shop.services;
		// What is asked for first of each process: the price of the pack, that of Pro, the coupon.
		for (const fault of ["keptErrors", "doneErrors", "keptErrors"] as const) {
			await shop.sandbox.control.setFaults({ [fault]: 1 });
			await expect(payments.readCustomer("cus_none")).rejects.toThrow("switched on");
		}
		expect(await payments.readCustomer("cus_none").catch(String)).toMatch("No such customer");
		expect((await stripe.prices.list()).data).toHaveLength(2);
		expect((await stripe.coupons.list()).data).toHaveLength(1);
	});

	test("is not the answer to the next look at cards and invoices", async () => {
		const { shop } = await openStage();
		const person = await shop.addBuyer("resume-pack");
		const customerId = await getCustomerId(shop.services.database, person.id);
		if (!customerId) throw new Error("There is no customer");
		const open = () => shop.services.payments.openPortal(customerId, "http://localhost/settings");
		await shop.sandbox.control.setFaults({ keptErrors: 1 });
		await expect(open()).rejects.toThrow("switched on");
		expect(await open()).toMatch(/^http/u);
	});

	test.each(faults)(
		"is not the answer to the next refund, which is made once (%s)",
		async (fault) => {
			const { shop } = await openStage();
			const person = await shop.addBuyer("resume-pack");
			const [charge] = await shop.chargesOf(person);
			if (!charge) throw new Error("Nothing was paid");
			const { payments } = shop.services;
			const part = () => payments.refund(charge.payment_intent, "a part", 100);
			await shop.sandbox.control.setFaults({ [fault]: 1 });
			await expect(part()).rejects.toThrow("switched on");
			await part();
			await part();
			expect((await shop.chargesOf(person))[0]?.amount_refunded).toBe(100);
		},
	);
});

test("A checkout says what is bought, by whom, and leads back to this site", async () => {
	const { shop, stripe } = await openStage();
	const { services } = shop;
	const person = await shop.addPerson();
	const started = await startCheckout(services, person, "pro-monthly", services.clock());
	if (!started.success) throw new Error(started.error);
	const session = await stripe.checkout.sessions.retrieve(started.data.sessionId);
	expect(session).toMatchObject({
		mode: "subscription",
		amount_total: 2999,
		currency: "usd",
		client_reference_id: person.id,
		metadata: { plan_id: "pro-monthly", user_id: person.id },
		success_url: "http://localhost/subscription/success?session_id={CHECKOUT_SESSION_ID}",
		cancel_url: "http://localhost/checkout/pro-monthly?left",
	});
	expect(await services.payments.getCheckout("cs_test_nobody")).toBeNull();
	expect(await services.payments.expireCheckout(started.data.sessionId)).toBe(true);
	expect(await services.payments.expireCheckout(started.data.sessionId)).toBe(false);
	expect(await services.payments.getCheckout(started.data.sessionId)).toMatchObject({
		status: "expired",
		isPaid: false,
		eachInCents: 2999,
		amountInCents: 2999,
	});
});
