import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { findPacks } from "#app/data/billing/purchases.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import {
	cancelSubscription,
	resumeSubscription,
} from "#app/operations/billing/cancel-subscription.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { livesOf } from "#tests/helpers/lives.ts";
import {
	type ModelOrder,
	type ModelSubscription,
	MoneyModel,
	monthsAfter,
	orderStatus,
} from "#tests/helpers/money-model.ts";
import { openedBy } from "#tests/helpers/opened-by.ts";
import { cards, openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";

/** The same few each time, or two hundred others. */
const lives = livesOf({ part: { numRuns: 8, seed: 9 }, whole: { numRuns: 200 } });

type Step =
	| { do: "buy"; planId: SoldPlanId; card: string }
	| { do: "open"; resume: number }
	| { do: "press refund"; order: number }
	| { do: "refund"; order: number; isPart: boolean }
	| { do: "dispute"; order: number }
	| { do: "close dispute"; outcome: "won" | "lost" }
	| { do: "wait"; days: number }
	| { do: "cancel" }
	| { do: "resume" }
	| { do: "hear again" };

const one = <Kind extends Step["do"]>(kind: Kind) => fc.constant(kind);
/** The how many-th of the orders that there are, counted round. */
const order = fc.nat({ max: 5 });
const anySale: fc.Arbitrary<Step> = fc.record({
	do: one("buy"),
	planId: fc.constantFrom("resume-pack", "pro-monthly"),
	card: fc.constantFrom(cards.good, cards.good, cards.failsLater),
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 3, arbitrary: anySale },
	{ weight: 4, arbitrary: fc.record({ do: one("open"), resume: fc.nat({ max: 7 }) }) },
	{ weight: 1, arbitrary: fc.record({ do: one("press refund"), order }) },
	{ weight: 1, arbitrary: fc.record({ do: one("refund"), order, isPart: fc.boolean() }) },
	{ weight: 2, arbitrary: fc.record({ do: one("dispute"), order }) },
	{
		weight: 2,
		arbitrary: fc.record({
			do: one("close dispute"),
			outcome: fc.constantFrom("won", "won", "lost"),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({ do: one("wait"), days: fc.constantFrom(0.5, 3, 8, 32) }),
	},
	{ weight: 1, arbitrary: fc.record({ do: one("cancel") }) },
	{ weight: 1, arbitrary: fc.record({ do: one("resume") }) },
	{ weight: 1, arbitrary: fc.record({ do: one("hear again") }) },
);
const anyLife = fc
	.tuple(anySale, fc.array(anyStep, { minLength: 8, maxLength: 14 }))
	.map(([sale, steps]) => [sale, ...steps]);

/** One person's life at the site, and the same in the model. */
type Life = { shop: Shop; person: Person; model: MoneyModel; resumes: string[] };

const chargeOf = async ({ shop, person }: Life, index: number) =>
	(await shop.chargesOf(person))[index]?.id ?? "";

async function findRows({ shop, person }: Life) {
	return shop.services.database
		.select()
		.from(orders)
		.where(eq(orders.userId, person.id))
		.orderBy(orders.number);
}

/** Does one thing, expects the answer that the model gives, and lets the model do the same. */
async function take(life: Life, step: Step): Promise<void> {
	const { shop, person, model, resumes } = life;
	const { services, sandbox } = shop;
	const { control } = sandbox;
	const now = services.clock();
	const at = now.getTime();
	model.pass(at);
	switch (step.do) {
		case "buy": {
			const isAllowed = model.canBuy(step.planId, at);
			const started = await startCheckout(services, person, step.planId, now);
			expect(started.success ? 200 : started.status).toBe(isAllowed ? 200 : 409);
			if (!started.success) return;
			await shop.pay(started.data.url, step.card);
			await shop.settle();
			await noteSale(life, step, at);
			return;
		}
		case "open": {
			const answer = await openedBy({ services }, person, resumes[step.resume] ?? "", now);
			expect(answer).toBe(model.open(step.resume, at));
			return;
		}
		case "press refund": {
			const known = model.orders[step.order % model.orders.length];
			const row = (await findRows(life))[step.order % model.orders.length];
			if (!known || !row) return;
			const wasDone = orderStatus(known) === "refunded";
			const isCovered = model.isCovered(known, at);
			const result = await refundOrder(services, person, row.id, now);
			expect(result.success).toBe(wasDone || isCovered);
			if (isCovered) model.takeBack(known);
			break;
		}
		case "refund": {
			const index = step.order % model.orders.length;
			const known = model.orders[index];
			const left = known ? known.amount - known.refunded : 0;
			if (!known || left < 2 || orderStatus(known) === "disputed") return;
			const amount = step.isPart ? Math.floor(left / 2) : left;
			await control.refund(await chargeOf(life, index), amount);
			known.refunded += amount;
			break;
		}
		case "dispute": {
			const index = step.order % model.orders.length;
			const known = model.orders[index];
			if (known?.dispute !== "none" || known.refunded === known.amount) return;
			await control.openDispute(await chargeOf(life, index));
			known.dispute = "open";
			break;
		}
		case "close dispute": {
			const index = model.orders.findIndex(({ dispute }) => dispute === "open");
			const known = model.orders[index];
			if (!known) return;
			const charge = await chargeOf(life, index);
			const { rows } = await services.pool.query<{ id: string }>(
				"select id from sandbox.objects where kind = 'dispute' and record->>'charge' = $1",
				[charge],
			);
			await control.closeDispute(rows[0]?.id ?? "", step.outcome);
			known.dispute = step.outcome;
			break;
		}
		case "wait":
			await control.advance({ days: step.days });
			model.pass(services.clock().getTime());
			break;
		case "cancel": {
			const { subscription } = model;
			const canEnd = subscription !== undefined && subscription.provider !== "canceled";
			const result = await cancelSubscription(services, person, { reason: "Other" }, now);
			expect(result.success).toBe(canEnd);
			if (!canEnd) return;
			if (model.status(subscription) === "past_due") subscription.provider = "canceled";
			else subscription.isCanceling = true;
			break;
		}
		case "resume": {
			const { subscription } = model;
			const status = subscription && model.status(subscription);
			const result = await resumeSubscription(services, person, now);
			expect(result.success).toBe(status === "active" || status === "canceled");
			if (subscription && status === "canceled") subscription.isCanceling = false;
			break;
		}
		case "hear again":
			for (const { id } of await control.listEvents(15)) await control.redeliver(id);
			await shop.reconcile();
	}
	model.endWhatIsNotPaid();
	await shop.settle();
}

/** What was bought, with its times as they were written: they must be about now. */
async function noteSale(life: Life, step: Extract<Step, { do: "buy" }>, at: number): Promise<void> {
	const { shop, person, model } = life;
	const { database } = shop.services;
	const isPack = step.planId === "resume-pack";
	const isDiscounted = !isPack && model.hasOffer(at);
	const sale: ModelOrder = {
		planId: step.planId,
		amount: isPack ? 999 : isDiscounted ? 100 : 2999,
		refunded: 0,
		dispute: "none",
		isDiscounted,
		isFirst: true,
		paidAt: (await findRows(life)).at(-1)?.paidAt.getTime() ?? 0,
		period: null,
	};
	expect(Math.abs(sale.paidAt - at)).toBeLessThan(60_000);
	model.orders.push(sale);
	if (isPack) {
		const [pack] = await findPacks(database, person.id);
		const grantedAt = pack?.grantedAt.getTime() ?? 0;
		expect(Math.abs(grantedAt - at)).toBeLessThan(60_000);
		model.packs.push({ order: sale, grantedAt, opened: 0 });
		return;
	}
	const row = await getSubscription(database, person.id);
	const start = row?.currentPeriodStart.getTime() ?? 0;
	expect(Math.abs(start - at)).toBeLessThan(60_000);
	model.hadOffer ||= isDiscounted;
	const subscription: ModelSubscription = {
		provider: "active",
		isCanceling: false,
		renews: step.card === cards.good,
		anchor: start,
		periods: 1,
		start,
		end: monthsAfter(start, 1),
	};
	sale.period = { of: subscription, start, end: subscription.end };
	model.subscriptions.push(subscription);
}

/** What the site has written is what the model says. */
async function compare(life: Life): Promise<void> {
	const { shop, person, model } = life;
	const { database } = shop.services;
	expect(
		(await findRows(life)).map((row) => ({
			planId: row.planId,
			amount: row.amountInCents,
			refunded: row.refundedInCents,
			status: row.status,
			isDiscounted: row.isDiscounted,
		})),
	).toEqual(
		model.orders.map(({ planId, amount, refunded, isDiscounted, ...rest }) => ({
			planId,
			amount,
			refunded,
			status: orderStatus({ planId, amount, refunded, isDiscounted, ...rest }),
			isDiscounted,
		})),
	);
	const packs = (await findPacks(database, person.id)).toReversed();
	expect(
		packs.map(({ status, resumesRemaining, expiresAt }) => [
			status,
			resumesRemaining,
			expiresAt.getTime(),
		]),
	).toEqual(
		model.packs.map((pack) => [model.packStatus(pack), model.remaining(pack), model.endOf(pack)]),
	);
	const row = await getSubscription(database, person.id);
	expect(row?.status).toBe(model.subscription && model.status(model.subscription));
	if (row && row.status !== "ended") {
		expect(row.currentPeriodStart.getTime()).toBe(model.subscription?.start);
		expect(row.currentPeriodEnd.getTime()).toBe(model.subscription?.end);
	}
}

test("Whatever a person buys, opens, cancels and gets refunded, their rights are what they have paid for", async () => {
	const shop = await openShop();
	const resumes = await Promise.all(Array.from({ length: 8 }, () => shop.addResume()));
	await shop.sandbox.control.setFaults({ duplicate: 2, shuffle: 42 });
	const taken = new Set<Step["do"]>();
	await fc.assert(
		fc.asyncProperty(anyLife, async (life) => {
			const person = await shop.addPerson();
			const stage: Life = { shop, person, model: new MoneyModel(), resumes };
			for (const step of life) {
				await take(stage, step);
				await compare(stage);
				taken.add(step.do);
			}
			expect(await findBrokenInvariants(shop)).toEqual([]);
			// So that what this one goes on paying is not the next one's burden.
			const row = await getSubscription(shop.services.database, person.id);
			if (row) await shop.services.payments.endNow(row.stripeSubscriptionId);
			await shop.settle();
		}),
		lives,
	);
	// Of the ten kinds of steps none is missing.
	expect(taken.size).toBe(10);
});
