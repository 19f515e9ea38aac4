import { asc } from "drizzle-orm";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders, stripeCustomers } from "#app/data/base/schema/payments.server.ts";
import { findPending } from "#app/data/billing/checkouts.server.ts";
import { getCustomer, getCustomerId } from "#app/data/billing/customers.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { openPortal } from "#app/operations/billing/open-portal.server.ts";
import { readBilling } from "#app/operations/billing/read-plan.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { verifyCheckout } from "#app/operations/billing/verify-checkout.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

/** A shop, and the dashboard of the account's owner, who deletes customers there. */
async function openStage() {
	const shop = await openShop();
	const { sandbox, services } = shop;
	const person = await shop.addPerson();
	const stripe = new Stripe(sandbox.secretKey, { ...sandbox.api, telemetry: false });
	const customerOf = async (whose: Person) => {
		const customerId = await getCustomerId(services.database, whose.id);
		if (!customerId) throw new Error("There is no customer");
		return customerId;
	};
	return {
		shop,
		services,
		person,
		control: sandbox.control,
		customerOf,
		async deleteCustomer(whose = person) {
			const customerId = await customerOf(whose);
			expect(await stripe.customers.del(customerId)).toMatchObject({ deleted: true });
			expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
			return customerId;
		},
	};
}

const readOrders = ({ services }: Shop) =>
	services.database.select().from(orders).orderBy(asc(orders.number));

describe("A person whose customer was deleted at the provider", () => {
	test.each([
		["when an event has told so", { drop: false }],
		["when no event has", { drop: true }],
	])("can buy again, %s, and keeps what was bought before", async (_, faults) => {
		const { shop, services, person, control, customerOf, deleteCustomer } = await openStage();
		await shop.buy(person, "resume-pack");
		await shop.settle();
		await control.setFaults(faults);
		const old = await deleteCustomer();
		await shop.settle();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await control.setFaults({ drop: false });
		await shop.reconcile();
		await shop.settle();

		const present = await customerOf(person);
		expect(present).not.toBe(old);
		const customers = await services.database.select().from(stripeCustomers);
		expect(new Map(customers.map(({ customerId, userId }) => [customerId, userId]))).toEqual(
			new Map([
				[old, null],
				[present, person.id],
			]),
		);
		expect(
			(await readOrders(shop)).map(({ userId, stripeCustomerId, amountInCents }) => [
				userId,
				stripeCustomerId,
				amountInCents,
			]),
		).toEqual([
			[person.id, old, 999],
			[person.id, present, 999],
			[person.id, present, 100],
		]);
		expect(await services.database.$count(userPurchases)).toBe(2);
		expect((await readBilling(services, person, services.clock())).orders).toHaveLength(3);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is a new customer each time, however often that happens on one day", async () => {
		const { shop, services, person, customerOf, deleteCustomer } = await openStage();
		const ids = new Set<string>();
		for (const _ of [1, 2, 3]) {
			await shop.buy(person, "resume-pack");
			ids.add(await deleteCustomer());
		}
		const other = shop.addProcess();
		await other.start();
		const started = await Promise.all(
			[services, other, { ...services }].map((process) =>
				startCheckout(process, person, "resume-pack", services.clock()),
			),
		);
		expect(new Set(started.map((result) => result.success && result.data.url)).size).toBe(1);
		expect(started.every(({ success }) => success)).toBe(true);
		ids.add(await customerOf(person));
		expect(ids.size).toBe(4);
		await shop.settle();
		expect(await services.database.$count(stripeCustomers)).toBe(4);
		expect(await services.database.$count(userPurchases)).toBe(3);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("does not go on with a checkout of the old one", async () => {
		const { shop, services, person, deleteCustomer } = await openStage();
		const first = await startCheckout(services, person, "pro-monthly", services.clock());
		await deleteCustomer();
		const second = await startCheckout(services, person, "pro-monthly", services.clock());
		expect(second.success).toBe(true);
		expect(second).not.toEqual(first);
		if (!first.success) throw new Error(first.error);
		expect(await services.payments.getCheckout(first.data.sessionId)).toMatchObject({
			status: "expired",
		});
		await shop.settle();
	});

	test("loses Pro with it, hears so, and can have Pro again at once", async () => {
		const { shop, services, person, deleteCustomer } = await openStage();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		await deleteCustomer();
		await shop.reconcile();
		await shop.settle();
		const [row] = await services.database.select().from(userSubscriptions);
		expect(row).toMatchObject({ status: "ended", userId: person.id });
		expect(await openMailbox(shop).subjectsTo(person.email)).toHaveLength(2);
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const rows = await services.database.select().from(userSubscriptions);
		expect(rows.map(({ status }) => status).sort()).toEqual(["active", "ended"]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is told that there is nothing to manage, also before anyone has told us", async () => {
		const { shop, services, person, control, deleteCustomer } = await openStage();
		await shop.buy(person, "resume-pack");
		await shop.settle();
		await control.setFaults({ drop: true });
		await deleteCustomer();
		expect(await openPortal(services, person, "/settings")).toMatchObject({
			status: 404,
			error: messages.billing.noSubscription,
		});
		const billing = await readBilling(services, person, services.clock());
		expect(billing.orders).toHaveLength(1);
		// A change of the address has nobody to tell it to.
		const [customer] = await services.database.select().from(stripeCustomers);
		await services.payments.setCustomerEmail(customer?.customerId ?? "", "new@example.com");
	});
});

describe("What was paid as a customer that was deleted", () => {
	test("is given back or disputed as ever, and closes what it opened", async () => {
		const { shop, services, person, control, deleteCustomer } = await openStage();
		const sessions = [await shop.buy(person, "resume-pack"), await shop.buy(person, "resume-pack")];
		await shop.settle();
		const [refunded, disputed] = await shop.chargesOf(person);
		const old = await deleteCustomer();
		await shop.settle();
		await control.refund(refunded?.id ?? "");
		await control.openDispute(disputed?.id ?? "");
		await shop.settle();
		expect(await readOrders(shop)).toMatchObject([
			{ userId: person.id, stripeCustomerId: old, status: "refunded" },
			{ userId: person.id, stripeCustomerId: old, status: "disputed" },
		]);
		const outcomes = sessions.map((session) =>
			verifyCheckout(services, person, session, "resume-pack", services.clock()),
		);
		expect(await Promise.all(outcomes)).toEqual(["refunded", "disputed"]);
		// Two receipts, the refund and the dispute.
		expect(await openMailbox(shop).subjectsTo(person.email)).toHaveLength(4);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is not lost when it was paid before anyone knew of it, or comes days after", async () => {
		const { shop, services, person, control, deleteCustomer } = await openStage();
		await control.setFaults({ drop: true });
		await shop.buy(person, "resume-pack");
		await control.setFaults({ settleDays: 2 });
		const late = await shop.buy(person, "resume-pack");
		const other = await shop.addPerson();
		const failing = await shop.buy(other, "resume-pack", cards.failsLater);
		const old = await deleteCustomer();
		await deleteCustomer(other);
		await shop.reconcile();
		expect(await getCustomer(services.database, old)).toMatchObject({ userId: null });
		expect(await services.database.$count(userPurchases)).toBe(1);
		await control.advance({ days: 3 });
		await shop.reconcile();
		const packs = await services.database.select().from(userPurchases);
		expect(packs.map(({ userId }) => userId)).toEqual([person.id, person.id]);
		expect(packs.map(({ stripeSessionId }) => stripeSessionId)).toContain(late);
		const look = (whose: Person, session: string) =>
			verifyCheckout(services, whose, session, "resume-pack", services.clock());
		expect(await look(person, late)).toBe("paid");
		expect(await look(other, failing)).toBe("failed");
		expect(await look(await shop.addPerson(), late)).toBe("none");
		const resume = await shop.addResume();
		expect(await openResume(services, person, resume, services.clock())).toMatchObject({
			data: { by: "pack" },
		});
		await services.background.settle();
	});

	test("does not change when it is read again and again", async () => {
		const { shop, services, person, deleteCustomer } = await openStage();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const old = await deleteCustomer();
		await shop.settle();
		const before = [await readOrders(shop), await services.database.select().from(userPurchases)];
		for (const _ of [1, 2]) {
			expect(await syncCustomer(services, old)).toBe(true);
			await shop.reconcile();
		}
		expect([await readOrders(shop), await services.database.select().from(userPurchases)]).toEqual(
			before,
		);
		expect(await openMailbox(shop).subjectsTo(person.email)).toHaveLength(3);
	});
});

test("A payment of the new customer that is being confirmed stays so when the old one is read again", async () => {
	const { shop, services, person, control, customerOf, deleteCustomer } = await openStage();
	await shop.buy(person, "resume-pack");
	await shop.settle();
	const old = await deleteCustomer();
	await shop.settle();
	await control.setFaults({ settleDays: 2 });
	const sessionId = await shop.buy(person, "resume-pack");
	await shop.settle();
	const pending = async () =>
		(await findPending(services.database, person.id)).map((checkout) => checkout.sessionId);
	expect(await pending()).toEqual([sessionId]);
	await syncCustomer(services, old);
	expect(await pending()).toEqual([sessionId]);
	expect(await startCheckout(services, person, "resume-pack", services.clock())).toMatchObject({
		status: 409,
		error: messages.checkout.underWay,
	});
	await control.advance({ days: 3 });
	await syncCustomer(services, await customerOf(person));
	expect(await pending()).toEqual([]);
});
