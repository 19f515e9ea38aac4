import { describe, expect, test } from "vitest";
import { openForAll } from "./opening.ts";
import { cards, periodOf, subscribe } from "./shopping.ts";

const { stage, shop, historyOf } = openForAll();

describe("cancelling", () => {
	test("at the period's end lets it run out, and then it is over", async () => {
		const { stripe, sandbox } = stage;
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		const [, end] = periodOf(subscription);
		const leaving = await stripe.subscriptions.update(subscription.id, {
			cancel_at_period_end: true,
			cancellation_details: { comment: "I found a job", feedback: "unused" },
		});
		expect(leaving).toMatchObject({
			status: "active",
			cancel_at_period_end: true,
			cancel_at: end,
			cancellation_details: {
				comment: "I found a job",
				feedback: "unused",
				reason: "cancellation_requested",
			},
		});
		await sandbox.control.advance({ to: new Date((end - 1) * 1000) });
		expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
		await sandbox.control.advance({ seconds: 1 });
		expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
			status: "canceled",
			ended_at: end,
			canceled_at: leaving.canceled_at,
		});
		expect((await historyOf(customer.id)).at(-1)?.type).toBe("customer.subscription.deleted");
		expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
	});

	test("can be taken back until then, and the subscription is renewed", async () => {
		const { stripe, sandbox } = stage;
		const { subscription } = await subscribe(stage, shop.monthly);
		const [, end] = periodOf(subscription);
		await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
		const back = await stripe.subscriptions.update(subscription.id, {
			cancel_at_period_end: false,
		});
		expect(back).toMatchObject({
			cancel_at: null,
			cancel_at_period_end: false,
			canceled_at: null,
			cancellation_details: { reason: null },
		});
		await sandbox.control.advance({ to: new Date(end * 1000) });
		const renewed = await stripe.subscriptions.retrieve(subscription.id);
		expect(renewed.status).toBe("active");
		expect(periodOf(renewed)[0]).toBe(end);
	});

	test("at a date of its own is not taken back by cancel_at_period_end", async () => {
		const { stripe, sandbox } = stage;
		const { subscription } = await subscribe(stage, shop.monthly);
		const date = Math.floor(sandbox.now().getTime() / 1000) + 10 * 86_400;
		await stripe.subscriptions.update(subscription.id, { cancel_at: date });
		const still = await stripe.subscriptions.update(subscription.id, {
			cancel_at_period_end: false,
		});
		expect(still).toMatchObject({ cancel_at: date, cancel_at_period_end: false });
		const back = await stripe.subscriptions.update(subscription.id, { cancel_at: "" });
		expect(back.cancel_at).toBeNull();
		await stripe.subscriptions.update(subscription.id, { cancel_at: date });
		await sandbox.control.advance({ days: 10 });
		expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
			status: "canceled",
			ended_at: date,
		});
	});

	test("at once ends it at once, and a second time there is nothing to cancel", async () => {
		const { stripe } = stage;
		const { subscription } = await subscribe(stage, shop.monthly);
		const ended = await stripe.subscriptions.cancel(subscription.id);
		expect(ended.status).toBe("canceled");
		expect(ended.ended_at).not.toBeNull();
		await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
			code: "resource_missing",
			statusCode: 404,
		});
		await expect(
			stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
		).rejects.toThrow(/canceled subscription can only update/u);
	});

	test("happens to everything of a customer who is deleted", async () => {
		const { stripe } = stage;
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
		expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
		expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
	});
});

describe("pausing the collection", () => {
	const monthLater = (seconds: number, months: number) => {
		const date = new Date(seconds * 1000);
		date.setUTCMonth(date.getUTCMonth() + months);
		return date.getTime() / 1000;
	};

	test("voids the invoices of its periods, which go on, and charges the first one after it", async () => {
		const { stripe, sandbox } = stage;
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		const [, end] = periodOf(subscription);
		const resumes_at = monthLater(end, 1) - 86_400;
		const paused = await stripe.subscriptions.update(subscription.id, {
			pause_collection: { behavior: "void", resumes_at },
		});
		expect(paused).toMatchObject({
			status: "active",
			pause_collection: { behavior: "void", resumes_at },
		});
		await sandbox.control.advance({ to: new Date(end * 1000) });
		const during = await stripe.subscriptions.retrieve(subscription.id, {
			expand: ["latest_invoice"],
		});
		expect(during).toMatchObject({ status: "active", latest_invoice: { status: "void" } });
		const [start, next] = periodOf(during);
		expect(start).toBe(end);
		await sandbox.control.advance({ to: new Date(resumes_at * 1000) });
		const after = await stripe.subscriptions.retrieve(subscription.id);
		expect([after.pause_collection, periodOf(after)]).toEqual([null, [start, next]]);
		await sandbox.control.advance({ to: new Date(next * 1000) });
		const { data } = await stripe.invoices.list({ customer: customer.id });
		expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
			["paid", 2999],
			["void", 0],
			["paid", 2999],
		]);
		const types = (await historyOf(customer.id)).map(({ type }) => type);
		expect(types).toContain("invoice.voided");
		expect(types.filter((type) => type === "invoice.payment_failed")).toEqual([]);
	});

	test("ends early with a new period that is charged at once, or not at all when the card fails", async () => {
		const { stripe, sandbox } = stage;
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		const [, end] = periodOf(subscription);
		const pause = { behavior: "void", resumes_at: monthLater(end, 2) - 86_400 } as const;
		await stripe.subscriptions.update(subscription.id, { pause_collection: pause });
		await sandbox.control.advance({ to: new Date((end + 86_400) * 1000) });
		const back = {
			pause_collection: "",
			billing_cycle_anchor: { type: "now" },
			proration_behavior: "none",
			payment_behavior: "error_if_incomplete",
		} as const;
		const restarted = await stripe.subscriptions.update(subscription.id, back);
		const [start] = periodOf(restarted);
		expect(restarted.pause_collection).toBeNull();
		expect(start).toBeGreaterThan(end);
		expect(restarted.billing_cycle_anchor).toBe(start);
		const paid = await stripe.invoices.list({ customer: customer.id, status: "paid" });
		expect(paid.data.map(({ billing_reason }) => billing_reason)).toEqual([
			"subscription_update",
			"subscription_create",
		]);

		const failing = await subscribe(stage, shop.monthly, { card: cards.failsLater });
		const [, failingEnd] = periodOf(failing.subscription);
		await stripe.subscriptions.update(failing.subscription.id, {
			pause_collection: { ...pause, resumes_at: monthLater(failingEnd, 2) - 86_400 },
		});
		await sandbox.control.advance({ to: new Date((failingEnd + 60) * 1000) });
		await expect(stripe.subscriptions.update(failing.subscription.id, back)).rejects.toMatchObject({
			type: "StripeCardError",
			statusCode: 402,
		});
		const still = await stripe.subscriptions.retrieve(failing.subscription.id);
		expect([still.pause_collection?.behavior, periodOf(still)[0]]).toEqual(["void", failingEnd]);
	});
});
