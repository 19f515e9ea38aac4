import { describe, expect, test } from "vitest";
import { removePerson } from "#app/data/account/people.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders, promises } from "#app/data/base/schema/payments.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const amounts = async (shop: Shop, person: Person) =>
	(await shop.chargesOf(person)).map(({ amount }) => amount);

async function start(shop: Shop, person: Person, planId: SoldPlanId = "pro-monthly") {
	const started = await startCheckout(shop.services, person, planId, shop.services.clock());
	if (!started.success) throw new Error(started.error);
	return started.data;
}

/** What the provider would charge for a checkout, and whether it still can be paid. */
async function sessionOf(shop: Shop, id: string) {
	const { rows } = await shop.services.pool.query<{
		record: { amount_total: number; status: string };
	}>("select record from sandbox.objects where kind = 'session' and id = $1", [id]);
	const [row] = rows;
	return row && { amount: row.record.amount_total, status: row.record.status };
}

async function cancelAndEnd(shop: Shop, person: Person): Promise<void> {
	const { services, sandbox } = shop;
	const answer = { reason: "Too expensive" } as const;
	const result = await cancelSubscription(services, person, answer, services.clock());
	expect(result).toEqual({ success: true });
	await sandbox.control.advance({ days: 32 });
	await shop.settle();
}

describe("The first month of Pro", () => {
	test("costs $1 for the holder of a pack, and then what it costs everybody", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		expect(await amounts(shop, person)).toEqual([999, 100]);
		await sandbox.control.advance({ days: 32 });
		await shop.settle();
		await sandbox.control.advance({ days: 31 });
		await shop.settle();
		expect(await amounts(shop, person)).toEqual([999, 100, 2999, 2999]);
		const rows = await services.database.select().from(orders).orderBy(orders.number);
		expect(rows.map(({ isDiscounted }) => isDiscounted)).toEqual([false, true, false, false]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("costs $1 once: not after it ended, nor with another pack, nor after its money went back", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		await cancelAndEnd(shop, person);
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		expect(await amounts(shop, person)).toEqual([999, 100, 999, 2999]);

		const another = await shop.addPerson();
		await shop.buy(another, "resume-pack");
		await shop.buy(another, "pro-monthly");
		await shop.settle();
		const { services } = shop;
		const all = await services.database.select().from(orders);
		const cheap = all.find((order) => order.userId === another.id && order.isDiscounted);
		await refundOrder(services, another, cheap?.id ?? "", services.clock());
		await shop.buy(another, "pro-monthly");
		expect(await amounts(shop, another)).toEqual([999, 100, 2999]);
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("costs $1 once for a mailbox: an account that is deleted and made again pays the whole price", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		await services.database.transaction((transaction) => removePerson(transaction, person.id));
		await shop.settle();
		const back = await shop.addPerson({ email: person.email });
		await shop.buy(back, "resume-pack");
		await shop.buy(back, "pro-monthly");
		await shop.settle();
		expect(await amounts(shop, back)).toEqual([999, 2999]);
	});

	test("that two accounts of one mailbox paid at once is on record for both, and not offered again", async () => {
		const shop = await openShop();
		const { services } = shop;
		const people = [
			await shop.addPerson({ email: "sam+1@example.com" }),
			await shop.addPerson({ email: "sam+2@example.com" }),
		];
		const begun = [];
		for (const person of people) {
			await shop.buy(person, "resume-pack");
			begun.push(await start(shop, person));
		}
		for (const { url } of begun) await shop.pay(url);
		await shop.settle();
		expect(await services.database.select().from(promises)).toMatchObject([
			{ kind: "first_month", mailboxHash: people[0]?.mailboxHash },
			{ kind: "first_month", mailboxHash: people[0]?.mailboxHash },
		]);
		const third = await shop.addPerson({ email: "sam+3@example.com" });
		await shop.buy(third, "resume-pack");
		await shop.buy(third, "pro-monthly");
		expect(await amounts(shop, third)).toEqual([999, 2999]);
	});

	test("costs the whole price without a pack, and with one that has ended or went back", async () => {
		const shop = await openShop();
		const { services } = shop;
		const [nobody, late, refunded, used] = await Promise.all([
			shop.addPerson(),
			shop.addPerson(),
			shop.addPerson(),
			shop.addPerson(),
		]);
		expect(await sessionOf(shop, (await start(shop, nobody)).sessionId)).toMatchObject({
			amount: 2999,
		});
		await shop.buy(late, "resume-pack");
		await shop.settle();
		const [pack] = await services.database.select().from(userPurchases);
		await shop.sandbox.control.advance({ to: pack?.expiresAt ?? new Date() });
		expect(await sessionOf(shop, (await start(shop, late)).sessionId)).toMatchObject({
			amount: 2999,
		});
		await shop.buy(refunded, "resume-pack");
		await shop.settle();
		await shop.giveBack(refunded);
		expect(await sessionOf(shop, (await start(shop, refunded)).sessionId)).toMatchObject({
			amount: 2999,
		});
		// Used up is not over.
		await shop.buy(used, "resume-pack");
		await shop.settle();
		await services.pool.query(
			"update user_purchases set resumes_remaining = 0 where user_id = $1",
			[used.id],
		);
		expect(await sessionOf(shop, (await start(shop, used)).sessionId)).toMatchObject({
			amount: 100,
		});
	});

	test("is not sold at $1 after the offer has ended, nor at full price while it runs", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const dear = await start(shop, person);
		await shop.buy(person, "resume-pack");
		const cheap = await start(shop, person);
		expect(await sessionOf(shop, dear.sessionId)).toEqual({ amount: 2999, status: "expired" });
		expect(await sessionOf(shop, cheap.sessionId)).toEqual({ amount: 100, status: "open" });
		await shop.settle();
		const [order] = await services.database.select().from(orders);
		await refundOrder(services, person, order?.id ?? "", services.clock());
		const again = await start(shop, person);
		expect(await sessionOf(shop, cheap.sessionId)).toEqual({ amount: 100, status: "expired" });
		expect(await sessionOf(shop, again.sessionId)).toEqual({ amount: 2999, status: "open" });
		await expect(shop.pay(cheap.url)).rejects.toThrow("not paid");
		await shop.pay(again.url);
		await shop.settle();
		expect(await services.database.$count(userSubscriptions)).toBe(1);
		expect(await amounts(shop, person)).toEqual([999, 2999]);
	});

	test("that was paid while it was being replaced is not paid a second time", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const dear = await start(shop, person);
		await shop.buy(person, "resume-pack");
		const { payments } = services;
		const late = {
			...services,
			payments: {
				...payments,
				async expireCheckout(id: string) {
					await shop.pay(dear.url);
					return payments.expireCheckout(id);
				},
			},
		};
		const result = await startCheckout(late, person, "pro-monthly", services.clock());
		expect(result).toMatchObject({ success: false, status: 409 });
		await shop.settle();
		expect(await amounts(shop, person)).toEqual([999, 2999]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});
