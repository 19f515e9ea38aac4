import { describe, expect, test } from "vitest";
import { openForAll } from "./opening.ts";
import { periodOf, subscribe } from "./shopping.ts";

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
