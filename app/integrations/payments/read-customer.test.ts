import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

/** A person with a customer, and the SDK in the hands of the account's owner. */
async function openStage() {
	const shop = await openShop();
	const { sandbox, services } = shop;
	const person = await shop.addPerson();
	const stripe = new Stripe(sandbox.secretKey, { ...sandbox.api, telemetry: false });
	const begin = async () => {
		await startCheckout(services, person, "resume-pack", services.clock());
		const customer = await getCustomerId(services.database, person.id);
		if (!customer) throw new Error("There is no customer");
		return customer;
	};
	return { shop, services, person, stripe, begin };
}

/** Pays a checkout of prices that the owner has made by hand. */
async function payFor(
	shop: Shop,
	stripe: Stripe,
	person: Person,
	sale: { customer: string; price: string; quantity?: number; mode?: "payment" | "subscription" },
): Promise<string> {
	const { customer, price, quantity = 1, mode = "payment" } = sale;
	const session = await stripe.checkout.sessions.create({
		mode,
		customer,
		client_reference_id: person.id,
		line_items: [{ price, quantity }],
		success_url: "http://localhost/purchase/success?session_id={CHECKOUT_SESSION_ID}",
		// As ours would say; it is not what decides.
		metadata: { plan_id: mode === "payment" ? "resume-pack" : "pro-monthly", user_id: person.id },
	});
	await shop.pay(session.url ?? "");
	await shop.settle();
	return session.id;
}

describe("What is paid and is not one of our sales", () => {
	test("gives no pack and is no order: another price, another currency, two at once", async () => {
		const { shop, services, person, stripe, begin } = await openStage();
		const customer = await begin();
		const made = (currency: string, amount: number, metadata = {}) =>
			stripe.prices.create({
				currency,
				unit_amount: amount,
				product_data: { name: "Resume Pack" },
				metadata,
			});
		const cheap = await made("usd", 1);
		const foreign = await made("eur", 999, { plan_id: "resume-pack" });
		const { data } = await stripe.prices.list();
		const own = data.find(
			({ metadata, currency }) => metadata.plan_id === "resume-pack" && currency === "usd",
		);
		const sessions = [
			await payFor(shop, stripe, person, { customer, price: cheap.id }),
			await payFor(shop, stripe, person, { customer, price: foreign.id }),
			await payFor(shop, stripe, person, { customer, price: own?.id ?? "", quantity: 2 }),
		];
		await syncCustomer(services, customer);
		expect(await services.database.$count(userPurchases)).toBe(0);
		expect(await services.database.$count(orders)).toBe(0);
		for (const session of sessions) {
			expect(shop.logged()).toContain(`${session} is paid, and is not a pack as it is sold`);
		}
	});

	test("gives no Pro, and does not hide the Pro that a person has", async () => {
		const { shop, services, person, stripe, begin } = await openStage();
		const customer = await begin();
		const yearly = await stripe.prices.create({
			currency: "usd",
			unit_amount: 100,
			recurring: { interval: "year" },
			product_data: { name: "Something else" },
		});
		await payFor(shop, stripe, person, { customer, price: yearly.id, mode: "subscription" });
		expect(await services.database.$count(userSubscriptions)).toBe(0);
		expect(await services.database.$count(orders)).toBe(0);

		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const rows = await services.database.select().from(userSubscriptions);
		expect(rows).toMatchObject([{ status: "active", planId: "pro-monthly" }]);
		expect(await services.database.select().from(orders)).toMatchObject([{ amountInCents: 2999 }]);
	});
});

test("A pack that was sold at an older price is a pack, at the price it was sold at", async () => {
	const { shop, services, person, stripe, begin } = await openStage();
	const older = await stripe.prices.create({
		currency: "usd",
		unit_amount: 799,
		product_data: { name: "Resume Pack" },
		metadata: { plan_id: "resume-pack" },
	});
	const customer = await begin();
	await payFor(shop, stripe, person, { customer, price: older.id });
	expect(await services.database.select().from(userPurchases)).toHaveLength(1);
	expect(await services.database.select().from(orders)).toMatchObject([{ amountInCents: 799 }]);
	expect(await findBrokenInvariants(shop)).toEqual([]);
	// What is sold now costs what it costs now.
	await shop.buy(person, "resume-pack");
	await shop.settle();
	const amounts = (await services.database.select().from(orders)).map((row) => row.amountInCents);
	expect(amounts.sort()).toEqual([799, 999]);
});

test("More than a hundred payments of one customer are all read", async () => {
	const { shop, services, person, begin } = await openStage();
	const customerId = await begin();
	await shop.sandbox.control.setFaults({ drop: true });
	for (let count = 0; count < 120; count++) {
		const { url } = await services.payments.startCheckout({
			planId: "resume-pack",
			customerId,
			userId: person.id,
			isDiscounted: false,
			key: `many:${count}`,
		});
		await shop.pay(url);
	}
	await syncCustomer(services, customerId);
	expect(await services.database.$count(userPurchases)).toBe(120);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});
