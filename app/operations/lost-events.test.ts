import { describe, expect, test } from "vitest";
import { addCustomer } from "#app/data/customers.server.ts";
import { orders, userPurchases, userSubscriptions } from "#app/data/schema.server.ts";
import { getSubscription } from "#app/data/subscriptions.server.ts";
import type { Person } from "#app/domain/viewer.ts";
import type { Services } from "#app/services.server.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.server.ts";
import { openResume } from "./open-resume.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { refundOrder } from "./refund-order.server.ts";

const rightsTables = [
	"cancellations",
	"checkouts",
	"orders",
	"pack_credits",
	"stripe_customers",
	"stripe_events",
	"user_purchases",
	"user_resume_access",
	"user_subscriptions",
];

/** Every row about money and rights, without the marks that every sync leaves; and how many mails were queued. */
async function dump({ services }: Shop): Promise<string[]> {
	const lines: string[] = [];
	for (const table of rightsTables) {
		const { rows } = await services.pool.query<{ row: object }>(
			`select to_jsonb(t) - 'synced_at' - 'version' as row from ${table} t order by 1`,
		);
		lines.push(...rows.map(({ row }) => `${table} ${JSON.stringify(row)}`));
	}
	const { rows } = await services.pool.query(
		"select singleton_key from pgboss.job where name = 'send-mail' order by 1",
	);
	return [...lines, ...rows.map((row) => JSON.stringify(row))];
}

/** What is bought, opened, given back, disputed, renewed and failed by different people. */
async function muchHappens(shop: Shop): Promise<Person[]> {
	const { sandbox, services } = shop;
	const { control } = sandbox;
	const people = await Promise.all(Array.from({ length: 7 }, () => shop.addPerson()));
	const [packs, both, pro, refunded, disputed, failing, ended] = people as [
		Person,
		Person,
		Person,
		Person,
		Person,
		Person,
		Person,
	];
	await shop.buy(packs, "resume-pack");
	await shop.buy(packs, "resume-pack");
	await shop.buy(both, "resume-pack");
	await shop.buy(both, "pro-monthly");
	await shop.buy(pro, "pro-monthly");
	await shop.buy(refunded, "resume-pack");
	await shop.buy(disputed, "pro-monthly");
	await shop.buy(failing, "pro-monthly", cards.failsLater);
	await shop.buy(ended, "pro-monthly");
	const chargeOf = async (person: Person) => (await shop.chargesOf(person))[0]?.id ?? "";
	await control.refund(await chargeOf(refunded));
	await cancelSubscription(services, ended, { reason: "Other" }, services.clock());
	await control.advance({ days: 32 });
	const [, renewal] = await shop.chargesOf(disputed);
	await control.openDispute(renewal?.id ?? "");
	return people;
}

describe("When no event arrives", () => {
	test("the nightly look restores everything, and a second one changes nothing", async () => {
		const shop = await openShop();
		const { services } = shop;
		await shop.sandbox.control.setFaults({ drop: true });
		const people = await muchHappens(shop);
		expect(await findBrokenInvariants(shop)).not.toEqual([]);

		expect(await reconcile(services, services.clock())).toEqual({ synced: 7, failed: 0 });
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
		const statuses = await Promise.all(
			people.map(async (person) => (await getSubscription(services.database, person.id))?.status),
		);
		expect(statuses).toEqual([
			undefined,
			"active",
			"active",
			undefined,
			"inactive",
			"past_due",
			"ended",
		]);
		const packs = await services.database.select().from(userPurchases);
		expect(packs.map(({ status }) => status).sort()).toEqual([
			"refunded",
			"succeeded",
			"succeeded",
			"succeeded",
		]);

		const before = await dump(shop);
		expect(await reconcile(services, services.clock())).toEqual({ synced: 7, failed: 0 });
		await shop.settle();
		expect(await dump(shop)).toEqual(before);
	});

	test("a pack that is part used is not filled up by it", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "resume-pack");
		await shop.settle();
		for (const _ of [1, 2, 3]) {
			await openResume(services, person, await shop.addResume(), services.clock());
		}
		await services.background.settle();
		const before = await dump(shop);
		await reconcile(services, services.clock());
		await reconcile(services, services.clock());
		expect(await dump(shop)).toEqual(before);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

describe("The nightly look", () => {
	test("goes on after a customer that cannot be read, and says how many there were", async () => {
		const shop = await openShop();
		const { services } = shop;
		const people = await Promise.all(Array.from({ length: 230 }, () => shop.addPerson()));
		for (const [index, person] of people.entries()) {
			await addCustomer(services.database, `cus_test_${String(index).padStart(3, "0")}`, person.id);
		}
		const read: string[] = [];
		const stage: Services = {
			...services,
			payments: {
				...services.payments,
				async readCustomer(customerId) {
					read.push(customerId);
					if (customerId.endsWith("7")) throw new Error("The provider is away");
					return { payments: [], subscriptions: [], strangers: [] };
				},
			},
		};
		const now = services.clock();
		expect(await reconcile(stage, now)).toEqual({ synced: 207, failed: 23 });
		expect(new Set(read).size).toBe(230);
		// Those that were done since are left out.
		expect(await reconcile(stage, now)).toEqual({ synced: 0, failed: 23 });
		expect(shop.logged()).toContain("could not be reconciled");
	});
});

test("What happens while the site is away is known when it is back", async () => {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const [packs, refunded, pro] = [
		await shop.addPerson(),
		await shop.addPerson(),
		await shop.addPerson(),
	];
	shop.setAway(true);
	await shop.buy(packs, "resume-pack");
	await shop.buy(packs, "resume-pack");
	await shop.buy(refunded, "resume-pack");
	const [charge] = await shop.chargesOf(refunded);
	await sandbox.control.refund(charge?.id ?? "");
	await shop.buy(pro, "pro-monthly");
	// Tried again and again for two days, in vain.
	await sandbox.control.deliverPending();
	await sandbox.control.advance({ days: 2 });
	await sandbox.control.deliverPending();
	expect(shop.deliveries.every(({ status }) => status === 503)).toBe(true);
	expect(await services.database.$count(userSubscriptions)).toBe(0);

	shop.setAway(false);
	await shop.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
	expect(await services.database.$count(userPurchases)).toBe(3);
	expect((await getSubscription(services.database, pro.id))?.status).toBe("active");
	const before = await dump(shop);
	await reconcile(services, services.clock());
	expect(await dump(shop)).toEqual(before);
});

test.each([
	["three times", { duplicate: 3 }],
	["in any order", { shuffle: 7 }],
	["late", { delay: 60_000 }],
	["late, three times and in any order", { duplicate: 3, shuffle: 11, delay: 5_000 }],
])("Events that arrive %s come to the same", async (_, faults) => {
	const shop = await openShop();
	const { services } = shop;
	await shop.sandbox.control.setFaults(faults);
	await muchHappens(shop);
	await shop.settle();
	const person = await shop.addPerson();
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	await cancelSubscription(services, person, { reason: "Other" }, services.clock());
	await resumeSubscription(services, person, services.clock());
	const [order] = (await services.database.select().from(orders)).filter(
		({ userId }) => userId === person.id,
	);
	expect(await refundOrder(services, person, order?.id ?? "", services.clock())).toEqual({
		success: true,
	});
	await shop.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
	const before = await dump(shop);
	await reconcile(services, services.clock());
	await shop.settle();
	expect(await dump(shop)).toEqual(before);
	expect(await services.database.$count(userSubscriptions)).toBe(6);
});
