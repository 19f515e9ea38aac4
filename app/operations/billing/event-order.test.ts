import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { addCustomer } from "#app/data/billing/customers.server.ts";
import type { CustomerState } from "#app/integrations/payments/payments.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { handleEvents, receiveEvent } from "#app/operations/billing/receive-event.server.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import type { Services } from "#app/services.ts";
import { livesOf } from "#tests/helpers/lives.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { signed } from "#tests/helpers/signed-event.ts";

/** Something that happened, and what the provider says of the customer from then on. */
type Moment = { id: string; type: string; body: string; state: CustomerState };

const reason = { reason: "Other" } as const;

/** How many of the 720 orders are tried. */
const orderCount = livesOf({ part: 60, whole: 720 });

/** The life of one subscription at the provider, moment by moment. */
async function recordLife(shop: Shop): Promise<{ customerId: string; moments: Moment[] }> {
	const { services, sandbox } = shop;
	const person = await shop.addBuyer("pro-monthly");
	const { rows } = await services.pool.query<{ customer_id: string }>(
		"select customer_id from stripe_customers",
	);
	const customerId = rows[0]?.customer_id ?? "";
	const moments: Moment[] = [];
	const record = async (...types: string[]) => {
		await shop.settle();
		const state = await services.payments.readCustomer(customerId);
		for (const type of types) {
			const found = shop.deliveries
				.map(({ body }) => ({ body, ...(JSON.parse(body) as { id: string; type: string }) }))
				.findLast((event) => event.type === type);
			if (!found) throw new Error(`There was no ${type}`);
			moments.push({ ...found, state });
		}
	};
	await record("checkout.session.completed", "customer.subscription.created", "invoice.paid");
	await cancelSubscription(services, person, reason, services.clock());
	await record("customer.subscription.updated");
	await resumeSubscription(services, person, services.clock());
	await record("customer.subscription.updated");
	await services.payments.endNow(
		(await services.database.select().from(userSubscriptions))[0]?.stripeSubscriptionId ?? "",
	);
	await record("customer.subscription.deleted");
	expect(new Set(moments.map(({ id }) => id)).size).toBe(6);
	await sandbox.control.setFaults({ drop: true });
	return { customerId, moments };
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
	if (items.length === 0) yield [];
	for (const [index, item] of items.entries()) {
		for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
	}
}

/** As many of the orders, always with the first and the last: as it happened, and the other way around. */
function sampleOf<Item>(orders: readonly Item[], count: number): readonly Item[] {
	if (count >= orders.length) return orders;
	const size = { minLength: count - 2, maxLength: count - 2 };
	const some = fc.shuffledSubarray(orders.slice(1, -1), size);
	return [
		...orders.slice(0, 1),
		...fc.sample(some, { numRuns: 1, seed: 720 }).flat(),
		...orders.slice(-1),
	];
}

/** The same state of another customer. */
function rename(state: CustomerState, name: string): CustomerState {
	return {
		...state,
		payments: state.payments.map((payment) => ({
			...payment,
			paymentIntent: `${payment.paymentIntent}${name}`,
			subscriptionId: `${payment.subscriptionId}${name}`,
		})),
		subscriptions: state.subscriptions.map((subscription) => ({
			...subscription,
			id: `${subscription.id}${name}`,
		})),
	};
}

test("Whatever the order of a subscription's six events, once or twice each, the row is the same", async () => {
	const shop = await openShop();
	const { customerId, moments } = await recordLife(shop);
	const [inOrder] = await shop.services.database.select().from(userSubscriptions);
	const arrivals = [...permutations(moments.keys().toArray())];
	expect(arrivals).toHaveLength(720);
	const outcomes = new Set<string>();
	const waiting = sampleOf(arrivals, orderCount).entries().toArray();
	expect(waiting).toHaveLength(orderCount);
	const work = async () => {
		for (let next = waiting.pop(); next; next = waiting.pop()) await live(...next);
	};
	await Promise.all(Array.from({ length: 8 }, work));

	const { status, stripeStatus, currentPeriodStart, currentPeriodEnd } = inOrder ?? {};
	expect({ status, stripeStatus }).toEqual({ status: "ended", stripeStatus: "canceled" });
	expect([...outcomes].map((outcome) => JSON.parse(outcome))).toEqual([
		{
			status,
			stripeStatus,
			currentPeriodStart: currentPeriodStart?.toISOString(),
			currentPeriodEnd: currentPeriodEnd?.toISOString(),
			graceUntil: null,
			canceledAt: inOrder?.canceledAt?.toISOString(),
			endedAt: inOrder?.endedAt?.toISOString(),
			paid: [2999],
		},
	]);
	const { rows: open } = await shop.services.pool.query(
		"select 1 from stripe_events where processed_at is null",
	);
	expect(open).toEqual([]);

	/** One customer's events arrive in an order; an event arrives after it has happened. */
	async function live(name: number, order: readonly number[]): Promise<void> {
		const { services } = shop;
		const person = await shop.addPerson();
		const suffix = `_${name}`;
		const customer = `${customerId}${suffix}`;
		await addCustomer(services.database, customer, person.id);
		let happened = 0;
		const stage: Services = {
			...services,
			jobs: { ...services.jobs, enqueue: async () => true },
			payments: {
				...services.payments,
				async readCustomer() {
					const state = moments[happened]?.state;
					if (!state) throw new Error("There was no such moment");
					return rename(state, suffix);
				},
			},
		};
		const arrive = async (index: number) => {
			const moment = moments[index];
			if (!moment) throw new Error("There was no such event");
			happened = Math.max(happened, index);
			const body = moment.body
				.replaceAll(customerId, customer)
				.replaceAll(moment.id, `${moment.id}${suffix}`);
			expect(await receiveEvent(stage, body, signed(body))).toBe(200);
			await handleEvents(stage, customer, 1);
		};
		for (const index of order) await arrive(index);
		outcomes.add(await read(customer));
		// And all of them a second time.
		for (const index of order) await arrive(index);
		outcomes.add(await read(customer));
	}

	async function read(customer: string): Promise<string> {
		const { database } = shop.services;
		const [row, ...others] = await database
			.select({
				status: userSubscriptions.status,
				stripeStatus: userSubscriptions.stripeStatus,
				currentPeriodStart: userSubscriptions.currentPeriodStart,
				currentPeriodEnd: userSubscriptions.currentPeriodEnd,
				graceUntil: userSubscriptions.graceUntil,
				canceledAt: userSubscriptions.canceledAt,
				endedAt: userSubscriptions.endedAt,
			})
			.from(userSubscriptions)
			.where(eq(userSubscriptions.stripeCustomerId, customer));
		const paid = await database
			.select({ amount: orders.amountInCents })
			.from(orders)
			.where(eq(orders.stripeCustomerId, customer));
		expect(others).toEqual([]);
		return JSON.stringify({ ...row, paid: paid.map(({ amount }) => amount) });
	}
});

test("A look at the provider that took long does not write what was true before a quicker one", async () => {
	const shop = await openShop();
	const { services, sandbox } = shop;
	await shop.addBuyer("pro-monthly");
	await sandbox.control.setFaults({ drop: true });
	const [row] = await services.database.select().from(userSubscriptions);
	const customerId = row?.stripeCustomerId ?? "";
	const { payments } = services;
	let reads = 0;
	const slow: Services = {
		...services,
		payments: {
			...payments,
			async readCustomer(customer) {
				const state = await payments.readCustomer(customer);
				// Meanwhile it ends, and another sync has seen that.
				if (reads++ === 0) {
					await payments.endNow(row?.stripeSubscriptionId ?? "");
					await syncCustomer(services, customerId);
				}
				return state;
			},
		},
	};
	expect(await syncCustomer(slow, customerId)).toBe(true);
	expect(reads).toBe(2);
	const [after] = await services.database.select().from(userSubscriptions);
	expect(after).toMatchObject({ status: "ended", stripeStatus: "canceled" });
});

test("Forty looks at one customer at once all succeed, and none reads more than twice", async () => {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addPerson();
	await sandbox.control.setFaults({ drop: true });
	await shop.buy(person, "pro-monthly");
	const { rows } = await services.pool.query<{ customer_id: string }>(
		"select customer_id from stripe_customers",
	);
	const state = await services.payments.readCustomer(rows[0]?.customer_id ?? "");
	const counts = await Promise.all(
		Array.from({ length: 40 }, async () => {
			let reads = 0;
			const readCustomer = async () => {
				reads++;
				return state;
			};
			const watched = { ...services, payments: { ...services.payments, readCustomer } };
			expect(await syncCustomer(watched, rows[0]?.customer_id ?? "")).toBe(true);
			return reads;
		}),
	);
	expect(Math.max(...counts)).toBeLessThanOrEqual(2);
	expect(await services.database.$count(userSubscriptions)).toBe(1);
	expect(await services.database.$count(orders)).toBe(1);
	expect(await services.database.$count(stripeEvents)).toBe(0);
});
