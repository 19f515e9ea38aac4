import { describe, expect, test } from "vitest";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { readLedger } from "#app/operations/billing/read-ledger.server.ts";
import { verifyCheckout } from "#app/operations/billing/verify-checkout.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { livesOf } from "#tests/helpers/lives.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { createTestPurchase } from "./create-test-purchase.server.ts";

const day = 86_400_000;

describe("A pack", () => {
	test("is there when its payment is, with five resumes for thirty days", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		const session = await shop.buy(person, "resume-pack");
		expect(
			await verifyCheckout(shop.services, person, session, "resume-pack", shop.services.clock()),
		).toBe("paid");
		await shop.settle();
		const [pack, ...others] = await shop.services.database.select().from(userPurchases);
		expect(others).toEqual([]);
		expect(pack).toMatchObject({ status: "succeeded", resumesRemaining: 5, userId: person.id });
		expect((pack?.expiresAt.getTime() ?? 0) - (pack?.grantedAt.getTime() ?? 0)).toBe(30 * day);
		const [order] = await shop.services.database.select().from(orders);
		expect(order).toMatchObject({ amountInCents: 999, status: "paid", planId: "resume-pack" });
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is paused while Pro is paid for, opens again after it, and follows what becomes of the money", async () => {
		const shop = await openShop();
		const { services, sandbox } = shop;
		const person = await shop.addPerson();
		const packs = () => services.database.select().from(userPurchases);
		const lastsFor = async () => {
			const [pack] = await packs();
			return (Number(pack?.expiresAt) - Number(pack?.grantedAt)) / day;
		};
		await shop.buy(person, "resume-pack");
		await shop.settle();
		await sandbox.control.advance({ days: 10.5 });
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const [, month] = await services.database.select().from(orders).orderBy(orders.number);
		const paidDays = (Number(month?.periodEnd) - Number(month?.periodStart)) / day;
		expect(await lastsFor()).toBe(30 + paidDays);
		const ledger = await readLedger(services, person, services.clock());
		expect(ledger[0]?.pause).toBe("paused while Pro runs, 20 days left");
		const canceled = await cancelSubscription(
			services,
			person,
			{ reason: "Other" },
			services.clock(),
		);
		expect(canceled).toEqual({ success: true });
		// Two days after the pack would have ended without Pro.
		await sandbox.control.advance({ days: 33 });
		await shop.settle();
		expect(await openResume(services, person, await shop.addResume(), services.clock())).toEqual({
			success: true,
			data: { by: "pack" },
		});
		// Told again, twice and in any order, it ends at the same instant.
		const before = (await packs())[0]?.expiresAt;
		for (const { id } of await sandbox.control.listEvents(15)) await sandbox.control.redeliver(id);
		await shop.reconcile();
		await shop.settle();
		expect((await packs())[0]?.expiresAt).toEqual(before);
		const [, charge] = await shop.chargesOf(person);
		const dispute = await sandbox.control.openDispute(charge?.id ?? "");
		await shop.settle();
		expect(await lastsFor()).toBe(30);
		await sandbox.control.closeDispute(dispute.id, "won");
		await shop.settle();
		expect((await packs())[0]?.expiresAt).toEqual(before);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("bought twice in a row is two packs: ten resumes", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		const [first, second] = [
			await shop.buy(person, "resume-pack"),
			await shop.buy(person, "resume-pack"),
		];
		expect(first).not.toBe(second);
		await shop.settle();
		const opened = [];
		for (let count = 0; count < 12; count++) {
			opened.push(await openedBy(shop, person, await shop.addResume()));
		}
		expect(opened).toEqual([...Array(10).fill("pack"), "free", "pack_exhausted"]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is granted once: what comes again, or later, gives no credit back and moves no end", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const session = await shop.buy(person, "resume-pack");
		await shop.settle();
		await openResume(services, person, await shop.addResume(), services.clock());
		const [before] = await services.database.select().from(userPurchases);
		expect(before?.resumesRemaining).toBe(4);

		await shop.sandbox.control.advance({ days: 3 });
		for (const { id } of await shop.sandbox.control.listEvents()) {
			await shop.sandbox.control.redeliver(id);
		}
		await shop.settle();
		expect(await verifyCheckout(services, person, session, "resume-pack", services.clock())).toBe(
			"paid",
		);
		await shop.reconcile();
		expect(await services.database.select().from(userPurchases)).toEqual([before]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("comes of a payment alone: not of a declined card, nor of a checkout that ran out", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await expect(shop.buy(person, "resume-pack", cards.declined)).rejects.toThrow("not paid");
		await shop.settle();
		expect(await services.database.$count(userPurchases)).toBe(0);
		await shop.sandbox.control.advance({ days: 2 });
		await shop.settle();
		await shop.reconcile();
		expect(await services.database.$count(userPurchases)).toBe(0);
		expect(await services.database.$count(orders)).toBe(0);
	});

	test("can be bought without the payment page where no money moves", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const { payTestCheckout } = services;
		const result = await createTestPurchase(services, payTestCheckout, person, services.clock());
		expect(result).toMatchObject({
			success: true,
			data: { resumes_remaining: 5, status: "succeeded" },
		});
		expect(await createTestPurchase(services, null, person, services.clock())).toMatchObject({
			success: false,
			status: 404,
		});
		await shop.settle();
		expect(await services.database.$count(userPurchases)).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

test("Many payments, whose events arrive ten times each and at once, are as many packs", async () => {
	const shop = await openShop();
	const { database } = shop.services;
	const buyers = livesOf({ part: 10, whole: 50 });
	const people = await Promise.all(Array.from({ length: buyers }, () => shop.addPerson()));
	await shop.sandbox.control.setFaults({ drop: true });
	await inGroups(people, 5, (person) => buyPacks(shop, person, 10));
	expect(await database.$count(userPurchases)).toBe(0);

	const events = await deliverPaidCheckouts(shop);
	expect(events).toHaveLength(10 * buyers);
	const tenTimes = Array.from({ length: 10 }, () => events).flat();
	const answers = await inGroups(tenTimes, 100, (event) => shop.replay(event));
	expect(new Set(answers)).toEqual(new Set([200]));
	await shop.settle();
	expect(await shop.services.database.$count(userPurchases)).toBe(10 * buyers);
	expect(await shop.services.database.$count(orders)).toBe(10 * buyers);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

/** Has the events of paid checkouts signed and sent, while the site is away. */
async function deliverPaidCheckouts({ sandbox, services, setAway, deliveries }: Shop) {
	const { rows } = await services.pool.query<{ id: string }>(
		"select id from sandbox.objects where kind = 'event' and record->>'type' = $1",
		["checkout.session.completed"],
	);
	setAway(true);
	await Promise.all(rows.map(({ id }) => sandbox.control.redeliver(id)));
	await sandbox.control.deliverPending();
	setAway(false);
	const ids = (body: string) => (JSON.parse(body) as { id: string }).id;
	return [...new Map(deliveries.map((delivery) => [ids(delivery.body), delivery])).values()];
}

/** Some at once, one group after the other. */
async function inGroups<Item, Result>(
	items: readonly Item[],
	size: number,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let start = 0; start < items.length; start += size) {
		results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
	}
	return results;
}

/** Pays for this many packs one after the other, with no event of the later ones. */
async function buyPacks(shop: Shop, person: Person, count: number): Promise<void> {
	await shop.buy(person, "resume-pack");
	const customerId = await getCustomerId(shop.services.database, person.id);
	if (!customerId) throw new Error("There is no customer");
	for (let bought = 1; bought < count; bought++) {
		const { url } = await shop.services.payments.startCheckout({
			planId: "resume-pack",
			customerId,
			userId: person.id,
			isDiscounted: false,
			key: `${person.id}:${bought}`,
		});
		await shop.pay(url);
	}
}
