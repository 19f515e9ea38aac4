import { describe, expect, test } from "vitest";
import { checkouts, orders, userPurchases, userSubscriptions } from "#app/data/schema.server.ts";
import { messages } from "#app/domain/messages.ts";
import type { SoldPlanId } from "#app/domain/plans.ts";
import type { Person } from "#app/domain/viewer.ts";
import type { Services } from "#app/services.server.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { cancelSubscription } from "./cancel-subscription.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { startCheckout } from "./start-checkout.server.ts";

const start = (services: Services, person: Person, planId: SoldPlanId) =>
	startCheckout(services, person, planId, services.clock());

/** The sessions at the provider, the oldest first. */
async function sessionsOf({ services }: Shop) {
	const { rows } = await services.pool.query<{ record: { id: string; status: string } }>(
		"select record from sandbox.objects where kind = 'session' order by sequence",
	);
	return rows.map(({ record }) => record);
}

const already = { success: false, status: 409, error: messages.checkout.alreadySubscribed };

describe("Pro", () => {
	test("asked for twenty times at once, by several processes, is one checkout and one subscription", async () => {
		const shop = await openShop();
		const { services } = shop;
		const other = shop.addProcess();
		await other.start();
		// Each of these knows nothing of what the others have begun.
		const processes = [services, other, { ...services }, { ...other }];
		const person = await shop.addPerson();
		const started = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				start(processes[index % processes.length] ?? services, person, "pro-monthly"),
			),
		);
		console.log(
			shop
				.logged()
				.split("\n")
				.filter((l) => l.includes("A form failed"))
				.map((l) => l.slice(0, 700))
				.join("\n"),
		);
		expect(started.filter(({ success }) => !success)).toEqual([]);
		const urls = new Set(started.map((result) => (result.success ? result.data.url : "")));
		expect(urls.size).toBe(1);
		expect(await sessionsOf(shop)).toMatchObject([{ status: "open" }]);

		const [url = ""] = urls;
		// Twice on the same page as well.
		await Promise.all([shop.pay(url), shop.pay(url)]);
		expect(await start(services, person, "pro-monthly")).toMatchObject(already);
		await shop.settle();
		expect(await services.database.$count(userSubscriptions)).toBe(1);
		expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual([2999]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is refused a second time at once, also before any event has come", async () => {
		const shop = await openShop();
		const person = await shop.addPerson();
		await shop.sandbox.control.setFaults({ drop: true });
		await shop.buy(person, "pro-monthly");
		expect(await start(shop.services, person, "pro-monthly")).toMatchObject(already);
		expect(await start(shop.services, person, "resume-pack")).toMatchObject({
			success: false,
			status: 409,
			error: messages.checkout.packDuringPro,
		});
	});

	test("that is paid in the moment in which a second tab asks is not sold again", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const first = await start(services, person, "pro-monthly");
		if (!first.success) throw new Error(first.error);
		// Paid after the second tab has read what there is, and before it looks at the open checkout.
		const { payments } = services;
		const late: Services = {
			...services,
			payments: {
				...payments,
				async getCheckout(id) {
					await shop.pay(first.data.url).catch(() => {});
					return payments.getCheckout(id);
				},
			},
		};
		expect(await start(late, person, "pro-monthly")).toMatchObject(already);
		await shop.settle();
		expect(await sessionsOf(shop)).toMatchObject([{ status: "complete" }]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("can be bought again on the day on which it was given back", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const [order] = await services.database.select().from(orders);
		expect(await refundOrder(services, person, order?.id ?? "", services.clock())).toEqual({
			success: true,
		});
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		const rows = await services.database.select().from(userSubscriptions);
		expect(rows.map(({ status }) => status).sort()).toEqual(["active", "ended"]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("that was cancelled is not sold again before its period has ended, and is after", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		await cancelSubscription(services, person, { reason: "Other" }, services.clock());
		expect(await start(services, person, "pro-monthly")).toMatchObject(already);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		expect(await start(services, person, "pro-monthly")).toMatchObject({ success: true });
	});
});

test("A pack is refused while Pro runs; one whose page was open already is granted", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	const pack = await start(services, person, "resume-pack");
	if (!pack.success) throw new Error(pack.error);
	await shop.buy(person, "pro-monthly");
	await shop.settle();
	expect(await start(services, person, "resume-pack")).toMatchObject({
		success: false,
		status: 409,
		error: messages.checkout.packDuringPro,
	});
	await shop.pay(pack.data.url);
	await shop.settle();
	expect(await services.database.$count(userPurchases)).toBe(1);
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

describe("An open checkout", () => {
	test("is gone on with while it is open, and replaced when it has run out", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const first = await start(services, person, "resume-pack");
		expect(await start(services, person, "resume-pack")).toEqual(first);
		// The other plan has one of its own.
		const pro = await start(services, person, "pro-monthly");
		expect(pro).not.toEqual(first);
		expect(await start(services, person, "resume-pack")).toEqual(first);
		await shop.sandbox.control.advance({ days: 2 });
		const second = await start(services, person, "resume-pack");
		expect(second.success).toBe(true);
		expect(second).not.toEqual(first);
		expect((await sessionsOf(shop)).map(({ status }) => status)).toEqual([
			"expired",
			"expired",
			"open",
		]);
	});

	test("is nobody's but the person's who began it", async () => {
		const shop = await openShop();
		const people = [await shop.addPerson(), await shop.addPerson()];
		const started = await Promise.all(
			people.map((person) => start(shop.services, person, "resume-pack")),
		);
		const ids = started.map((result) => (result.success ? result.data.sessionId : ""));
		expect(new Set(ids).size).toBe(2);
		const rows = await shop.services.database.select().from(checkouts);
		for (const { sessionId, userId } of rows) {
			expect(userId).toBe(people[ids.indexOf(sessionId)]?.id);
		}
	});

	test("needs a confirmed address, and begins nothing at the provider without", async () => {
		const shop = await openShop();
		const person = await shop.addPerson({ emailConfirmed: false });
		expect(await start(shop.services, person, "resume-pack")).toMatchObject({
			success: false,
			status: 403,
			error: messages.checkout.emailUnconfirmed,
		});
		expect(await sessionsOf(shop)).toEqual([]);
	});
});
