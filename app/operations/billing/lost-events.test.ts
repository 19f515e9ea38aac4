import { describe, expect, test } from "vitest";
import { removePerson } from "#app/data/account/people.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addCustomer } from "#app/data/billing/customers.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { reconcile } from "#app/operations/billing/reconcile.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import type { Services } from "#app/services.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";

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

/** How often each customer was written. */
async function readVersions({ services }: Shop): Promise<number[]> {
	const { rows } = await services.pool.query<{ version: number }>(
		"select version from stripe_customers order by customer_id",
	);
	return rows.map(({ version }) => version);
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

		await services.jobs.enqueue("reconcile", {});
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
		const versions = await readVersions(shop);
		await shop.reconcile();
		await shop.settle();
		// Every customer was read, and nothing has changed.
		expect((await readVersions(shop)).filter((version, at) => version === versions[at])).toEqual(
			[],
		);
		expect(await dump(shop)).toEqual(before);
	});

	test("a pack that is part used is not filled up by it", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("resume-pack");
		for (const _ of [1, 2, 3]) {
			await openResume(services, person, await shop.addResume(), services.clock());
		}
		await services.background.settle();
		const before = await dump(shop);
		await shop.reconcile();
		await shop.reconcile();
		expect(await dump(shop)).toEqual(before);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

describe("The nightly look", () => {
	test("takes each customer once a day, however often it begins, and also those of gone accounts", async () => {
		const shop = await openShop();
		const { services } = shop;
		await shop.sandbox.control.setFaults({ drop: true });
		for (const _ of [1, 2, 3]) await shop.buy(await shop.addPerson(), "resume-pack");
		const gone = await shop.addPerson();
		await shop.buy(gone, "resume-pack");
		await services.database.transaction((transaction) => removePerson(transaction, gone.id));
		const [first, second] = await Promise.all([reconcile(services), reconcile(services)]);
		expect(first + second).toBe(4);
		expect(await reconcile(services)).toBe(0);
		await shop.settle();
		// Nor after it was done.
		expect(await reconcile(services)).toBe(0);
		expect(await services.database.$count(userPurchases)).toBe(3);
		expect(await services.database.$count(orders)).toBe(4);
		const { rows } = await services.pool.query<{ key: string; customer: string }>(
			`select singleton_key as key, customer_id as customer from pgboss.job
			join stripe_customers on singleton_key like '%' || customer_id || '%'
			where name = 'reconcile-customer'`,
		);
		const day = services.clock().toISOString().slice(0, 10);
		expect(rows.map(({ key }) => key).sort()).toEqual(
			rows.map(({ customer }) => `reconcile:${customer}:${day}`).sort(),
		);
		await shop.sandbox.control.advance({ days: 1 });
		expect(await reconcile(services)).toBe(4);
		await shop.settle();
	});

	test("goes through thousands page by page, each page a short job of the same day", async () => {
		const shop = await openShop();
		const { services } = shop;
		await services.pool.query(
			`insert into stripe_customers (customer_id)
			select 'cus_test_' || lpad(n::text, 5, '0') from generate_series(1, 1250) n`,
		);
		const queued: string[] = [];
		const pages: JobCatalogue["reconcile"][] = [{ run: "2026-06-15" }];
		const stage: Services = {
			...services,
			jobs: {
				...services.jobs,
				async enqueue(_, page) {
					pages.push(page as JobCatalogue["reconcile"]);
					return true;
				},
				async enqueueAll(_, looks) {
					queued.push(...looks.map(({ key }) => key));
					return looks.length;
				},
			},
		};
		const counts: number[] = [];
		for (const page of pages) counts.push(await reconcile(stage, page));
		expect(counts).toEqual([500, 500, 250]);
		expect(new Set(queued).size).toBe(1250);
		expect(queued.every((key) => key.endsWith(":2026-06-15"))).toBe(true);
		expect(pages).toEqual([
			{ run: "2026-06-15" },
			{ run: "2026-06-15", after: "cus_test_00500" },
			{ run: "2026-06-15", after: "cus_test_01000" },
		]);
	});

	test("is not held up by a customer that cannot be read, who is tried again", async () => {
		const shop = await openShop();
		const { services } = shop;
		await shop.sandbox.control.setFaults({ drop: true });
		for (const _ of [1, 2, 3]) await shop.buy(await shop.addPerson(), "resume-pack");
		// Nobody at the provider, and the first in the order.
		await addCustomer(services.database, "cus_0", (await shop.addPerson()).id);
		await services.jobs.enqueue("reconcile", {});
		await until(async () => (await services.database.$count(userPurchases)) === 3);
		const failed = () =>
			services.pool.query(
				`select data->>'customerId' as customer, state from pgboss.job
				where name = 'reconcile-customer' and state = 'retry'`,
			);
		await until(async () => (await failed()).rows.length > 0);
		expect((await failed()).rows).toEqual([{ customer: "cus_0", state: "retry" }]);
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
	await shop.giveBack(refunded);
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
	await shop.reconcile();
	expect(await dump(shop)).toEqual(before);
});

test("Events that arrive late, three times and in any order come to the same", async () => {
	const shop = await openShop();
	const { services } = shop;
	await shop.sandbox.control.setFaults({ duplicate: 3, shuffle: 11, delay: 5_000 });
	await muchHappens(shop);
	await shop.settle();
	const person = await shop.addBuyer("pro-monthly");
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
	await shop.reconcile();
	await shop.settle();
	expect(await dump(shop)).toEqual(before);
	expect(await services.database.$count(userSubscriptions)).toBe(6);
});
