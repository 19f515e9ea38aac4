import { expect, test } from "vitest";
import { parseResumeQuery } from "#app/domain/library/resume-query.ts";
import { readAttention } from "#app/operations/admin/read-attention.server.ts";
import { readDemand } from "#app/operations/admin/read-demand.server.ts";
import { readUnusual } from "#app/operations/admin/read-unusual.server.ts";
import { checkPublishedFiles } from "#app/operations/reader/check-published-files.server.ts";
import { fillDemonstrationLibrary } from "#demo/fill.ts";
import { searchesOfLife } from "#demo/life/demand.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

/**
 * A demonstration with the invented months before its first start, as `npm start` fills it. An earlier start was
 * interrupted.
 */
async function openDemonstration(): Promise<Shop> {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const { writePast } = sandbox;
	const now = services.clock();
	const breakOff: typeof writePast = async (...given) => {
		await writePast(...given);
		throw new Error("The process was stopped");
	};
	const interrupted = fillDemonstrationLibrary({ services, now, count: 12, writePast: breakOff });
	await expect(interrupted).rejects.toThrow("was stopped");
	// Only the accounts of the README are there, each a customer who has not paid.
	expect(await count(shop, "resumes")).toBe(0);
	expect(await count(shop, `"user"`)).toBe(3);
	expect(await count(shop, "sandbox.objects where kind = 'customer'")).toBe(2);
	await fillDemonstrationLibrary({ services, now, writePast });
	await shop.settle();
	return shop;
}

/** When a customer or a subscription was read last changes every night. */
const withoutReadings = async (shop: Shop) => {
	await shop.services.pool.query(`update stripe_customers set version = 0, synced_at = null`);
	await shop.services.pool.query(`update user_subscriptions set synced_at = created_at`);
	return shop.readMoney();
};

const count = async ({ services }: Shop, condition: string): Promise<number> => {
	const { rows } = await services.pool.query<{ count: number }>(
		`select count(*)::int as count from ${condition}`,
	);
	return rows[0]?.count ?? 0;
};

test("The demonstration has lived before its first start, and its money, rights and figures agree", async () => {
	const shop = await openDemonstration();
	const { services } = shop;
	const now = services.clock();
	expect(await findBrokenInvariants(shop)).toEqual([]);

	const before = await withoutReadings(shop);
	expect(before.orders?.length).toBeGreaterThan(50);
	await shop.reconcile();
	expect(await withoutReadings(shop)).toEqual(before);
	expect(shop.logged()).not.toMatch(/"level":"(?:error|fatal)"/u);
	expect(await services.jobs.findParked()).toEqual([]);
	// The two accounts of the README have bought today; nobody of before is written to.
	expect(await count(shop, "outbox_mails where recipient not like '%@offerfolio.example'")).toBe(0);

	// The first job of the site: nothing that it fills itself is held back.
	const { signal } = new AbortController();
	await checkPublishedFiles(services, {}, { signal, stopping: signal });
	expect(await count(shop, "resumes where availability = 'file'")).toBe(10);
	const attention = await readAttention(services, now);
	expect(attention).toMatchObject({
		messages: 3,
		refunds: { count: 1 },
		disputes: { count: 1 },
		files: { count: 0 },
	});
	expect(await readUnusual(services, now)).toHaveLength(1);
	// Nobody has saved a search yet.
	const { saved, ...demand } = await readDemand(services, 28, now);
	expect(saved).toEqual([]);
	for (const list of Object.values(demand)) expect(list?.length).toBeGreaterThan(5);
	for (const status of ["paid", "refunded", "disputed"])
		expect(await count(shop, `orders where status = '${status}'`)).toBeGreaterThan(0);
	for (const status of ["active", "canceled", "past_due", "ended"])
		expect(await count(shop, `user_subscriptions where status = '${status}'`)).toBeGreaterThan(0);
	for (const status of ["new", "answered", "closed"])
		expect(await count(shop, `contact_messages where status = '${status}'`)).toBeGreaterThan(1);

	const found = [];
	for (const { address } of searchesOfLife) {
		const query = parseResumeQuery(new URLSearchParams(address));
		const { resumes } = await services.search.findPage(query, null, 1);
		found.push({ address, isFruitless: resumes.length === 0 });
	}
	expect(found).toEqual(searchesOfLife);
});

test("A demonstration of the library alone says nothing of people who were never here", async () => {
	const shop = await openShop();
	const { services } = shop;
	await fillDemonstrationLibrary({ services, now: services.clock(), count: 12 });
	await shop.settle();
	expect(await count(shop, "resumes")).toBe(12);
	expect(await count(shop, "resumes where view_count > 0")).toBe(0);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});
