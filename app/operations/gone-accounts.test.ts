import { describe, expect, test } from "vitest";
import { removePerson } from "#app/data/people.server.ts";
import { orders, userPurchases, userSubscriptions } from "#app/data/schema.server.ts";
import type { Person } from "#app/domain/viewer.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { reconcile } from "./reconcile.server.ts";
import { startCheckout } from "./start-checkout.server.ts";

const remove = ({ services }: Shop, person: Person) =>
	services.database.transaction((transaction) => removePerson(transaction, person.id));

const readRows = async ({ services: { database } }: Shop) => ({
	packs: await database.select().from(userPurchases),
	orders: await database.select().from(orders),
	subscriptions: await database.select().from(userSubscriptions),
});

async function expectAllDone({ services }: Shop): Promise<void> {
	const { rows } = await services.pool.query(
		"select 1 from stripe_events where processed_at is null",
	);
	expect(rows).toEqual([]);
}

describe("When an account is gone", () => {
	test("its payments are kept without the person, whatever happens to them later", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "resume-pack");
		await shop.settle();
		const [first, second] = await shop.chargesOf(person);
		await remove(shop, person);
		const before = await readRows(shop);
		expect(before.packs.map(({ userId }) => userId)).toEqual([null, null]);
		expect(before.orders).toMatchObject([
			{ userId: null, status: "paid", amountInCents: 999 },
			{ userId: null, status: "paid", amountInCents: 999 },
		]);
		await sandbox.control.openDispute(first?.id ?? "");
		await sandbox.control.refund(second?.id ?? "");
		await shop.settle();
		expect(await reconcile(services, services.clock())).toEqual({ synced: 0, failed: 0 });
		expect(await readRows(shop)).toEqual(before);
		expect(await openMailbox(shop).subjectsTo(person.email)).toHaveLength(2);
		expect(await findBrokenInvariants(shop)).toEqual([]);
		await expectAllDone(shop);
	});

	test("a subscription that was paid on a page still open ends, and the owner is told", async () => {
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
		expect(await readRows(shop)).toEqual({ packs: [], orders: [], subscriptions: [] });
		await expectAllDone(shop);
	});

	test("a cancelled subscription runs out by itself", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
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
