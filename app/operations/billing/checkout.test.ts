import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { checkouts, orders } from "#app/data/base/schema/payments.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { setLatestWords } from "#app/integrations/words-scope.server.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { tellAddress } from "#app/operations/billing/tell-address.server.ts";
import type { Services } from "#app/services.ts";
import { createGate } from "#tests/helpers/gate.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

const start = (services: Services, person: Person, planId: SoldPlanId) =>
	startCheckout(services, person, planId, services.clock());

test("An address as long as an address can be is no hindrance", async () => {
	const shop = await openShop();
	const person = await shop.addPerson({
		email: `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}com`,
	});
	expect(await start(shop.services, person, "resume-pack")).toMatchObject({ success: true });
});

test("Of two changes of an address the provider knows the last, also when it is told the first one later", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	await start(services, person, "resume-pack");
	const customerId = (await getCustomerId(services.database, person.id)) ?? "";
	const knows = async () => {
		const { rows } = await services.pool.query(
			"select record->>'email' as email from sandbox.objects where kind = 'customer'",
		);
		return rows.map(({ email }) => email);
	};
	const move = (email: string) =>
		services.database.update(user).set({ email }).where(eq(user.id, person.id));
	await move("later@example.com");
	const { payments } = services;
	let moves = 0;
	const slow = {
		...payments,
		// While the provider is told of the first, the account moves on.
		async setCustomerEmail(id: string, email: string) {
			if (moves++ === 0) await move("last@example.com");
			await payments.setCustomerEmail(id, email);
		},
	};
	await tellAddress({ ...services, payments: slow }, customerId);
	expect(await knows()).toEqual(["last@example.com"]);
});

test("An address that changes while its customer is made is the one that the provider has", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	const { payments } = services;
	const slow = {
		...payments,
		async createCustomer(wish: Parameters<typeof payments.createCustomer>[0]) {
			const email = "moved@example.com";
			await services.database.update(user).set({ email }).where(eq(user.id, person.id));
			return payments.createCustomer(wish);
		},
	};
	await start({ ...services, payments: slow }, person, "resume-pack");
	const { rows } = await services.pool.query(
		"select record->>'email' as email from sandbox.objects where kind = 'customer'",
	);
	expect(rows).toEqual([{ email: "moved@example.com" }]);
});

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
		const person = await shop.addBuyer("pro-monthly");
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
		const person = await shop.addBuyer("pro-monthly");
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

	test.each([
		["resume-pack", { pack: 1299, pro: 2999, firstMonth: 100 }, [1299]],
		["pro-monthly", { pack: 999, pro: 3999, firstMonth: 100 }, [3999]],
	] as const)(
		"of a %s is replaced when the owner changes its price",
		async (planId, prices, paid) => {
			const shop = await openShop();
			const { services } = shop;
			const person = await shop.addPerson();
			const before = await start(services, person, planId);
			onTestFinished(() => setLatestWords({}));
			setLatestWords({ prices });
			await shop.buy(person, planId);
			await shop.settle();
			expect((await shop.chargesOf(person)).map(({ amount }) => amount)).toEqual(paid);
			if (!before.success) throw new Error(before.error);
			expect(await services.payments.getCheckout(before.data.sessionId)).toMatchObject({
				status: "expired",
			});
		},
	);

	test("at the first month's price is replaced when what follows it costs something else", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addBuyer("resume-pack");
		await start(services, person, "pro-monthly");
		onTestFinished(() => setLatestWords({}));
		setLatestWords({ prices: { pack: 999, pro: 3999, firstMonth: 100 } });
		const sessionId = await shop.buy(person, "pro-monthly");
		expect(await services.payments.getCheckout(sessionId)).toMatchObject({
			eachInCents: 3999,
			amountInCents: 100,
		});
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

describe("While the provider is being asked", () => {
	/** Whether a transaction waits as long as one looks: those of jobs end by themselves. */
	async function staysOpen({ pool }: Services): Promise<boolean> {
		for (let look = 0; look < 200; look++) {
			const { rowCount } = await pool.query(
				`select from pg_stat_activity where datname = current_database()
				and application_name = 'offerfolio' and state like 'idle in transaction%'`,
			);
			if (rowCount === 0) return false;
		}
		return true;
	}

	/** The services of a process that looks, at every call of the provider, what the database is doing. */
	function watched({ services }: Shop) {
		const seen: string[] = [];
		const payments = Object.fromEntries(
			Object.entries(services.payments).map(([name, call]) => [
				name,
				typeof call !== "function"
					? call
					: async (...parameters: unknown[]) => {
							seen.push((await staysOpen(services)) ? `${name} in a transaction` : name);
							return (call as (...all: unknown[]) => Promise<unknown>)(...parameters);
						},
			]),
		);
		return { seen, stage: { ...services, payments: payments as unknown as Services["payments"] } };
	}

	test("no transaction is open, whatever there is to do", async () => {
		const shop = await openShop();
		const { services } = shop;
		await shop.sandbox.control.setFaults({ drop: true });
		const { seen, stage } = watched(shop);
		const person = await shop.addPerson();
		const pro = await start(stage, person, "pro-monthly");
		expect(await start(stage, person, "pro-monthly")).toEqual(pro);
		const pack = await start(stage, person, "resume-pack");
		if (!pack.success) throw new Error(pack.error);
		await shop.pay(pack.data.url);
		// The paid one is not gone on with, and the open one of Pro is worth a dollar now.
		expect(await start(stage, person, "resume-pack")).not.toEqual(pack);
		expect(await start(stage, person, "pro-monthly")).not.toEqual(pro);
		expect(new Set(seen)).toEqual(
			new Set(["createCustomer", "readCustomer", "getCheckout", "startCheckout", "expireCheckout"]),
		);
		const { rows } = await services.pool.query<{ amount: number; status: string }>(
			`select (record->>'amount_total')::int as amount, record->>'status' as status
			from sandbox.objects where kind = 'session' order by sequence`,
		);
		expect(rows).toEqual([
			{ amount: 2999, status: "expired" },
			{ amount: 999, status: "complete" },
			{ amount: 999, status: "open" },
			{ amount: 100, status: "open" },
		]);
	});

	test("two tabs that press on both sides of a minute come to one open checkout", async () => {
		const shop = await openShop();
		const { services } = shop;
		const other = shop.addProcess();
		await other.start();
		const person = await shop.addPerson();
		const gate = createGate();
		const slow: Services = {
			...services,
			payments: {
				...services.payments,
				async startCheckout(request) {
					const session = await services.payments.startCheckout(request);
					await gate.pass();
					return session;
				},
			},
		};
		const now = services.clock();
		const early = startCheckout(slow, person, "pro-monthly", now);
		await gate.reached;
		const later = new Date(now.getTime() + 60_000);
		const late = await startCheckout(other, person, "pro-monthly", later);
		gate.open();
		// The checkout that nobody has seen gives way to the one that a person may be paying.
		expect(await early).toEqual(late);
		expect(late.success).toBe(true);
		expect((await sessionsOf(shop)).map(({ status }) => status)).toEqual(["expired", "open"]);
		expect(await services.database.$count(checkouts)).toBe(1);
	});

	test("what is paid in another tab is not sold once more", async () => {
		const shop = await openShop();
		const { services } = shop;
		const person = await shop.addPerson();
		const { payments } = services;
		const gate = createGate();
		const slow: Services = {
			...services,
			payments: {
				...payments,
				async startCheckout(request) {
					const session = await payments.startCheckout(request);
					await gate.pass();
					return session;
				},
			},
		};
		const first = startCheckout(slow, person, "resume-pack", services.clock());
		await gate.reached;
		await shop.buy(person, "pro-monthly");
		await shop.settle();
		gate.open();
		expect(await first).toMatchObject({ status: 409, error: messages.checkout.packDuringPro });
		expect((await sessionsOf(shop)).map(({ status }) => status)).toEqual(["expired", "complete"]);
	});

	test("a price that changes within the minute makes another checkout, not an error", async () => {
		const shop = await openShop();
		const { payments } = shop.services;
		const { id: userId, email } = await shop.addPerson();
		const customerId = await payments.createCustomer({ userId, email });
		const request = { customerId, userId, planId: "pro-monthly", key: "a minute" } as const;
		const full = await payments.startCheckout({ ...request, isDiscounted: false });
		const cheap = await payments.startCheckout({ ...request, isDiscounted: true });
		expect(cheap.id).not.toBe(full.id);
		expect(await payments.startCheckout({ ...request, isDiscounted: false })).toEqual(full);
	});
});
