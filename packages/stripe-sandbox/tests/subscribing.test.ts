import type Stripe from "stripe";
import { describe, expect, onTestFinished, test } from "vitest";
import { openForAll } from "./opening.ts";
import { cards, payWith, periodOf, subscribe } from "./shopping.ts";
import { site } from "./stage.ts";

const { stage, shop, historyOf } = openForAll();

const seconds = (text: string) => Date.parse(text) / 1000;

/** The sandbox's time goes on to the next such day, 10:00 UTC. */
async function goTo(month: number, day: number): Promise<Date> {
	const now = stage.sandbox.now();
	const years = [0, 1, 2].map((more) => now.getUTCFullYear() + more);
	const dates = years.map((year) => new Date(Date.UTC(year, month - 1, day, 10)));
	const to = dates.find((date) => date > now && date.getUTCDate() === day);
	if (!to) throw new Error("There is no such day");
	await stage.sandbox.control.advance({ to });
	return to;
}

describe("Pro", () => {
	test("with the coupon costs $1 today and the full price from then on", async () => {
		const { stripe, sandbox } = stage;
		const { customer, subscription } = await subscribe(stage, shop.monthly, {
			coupon: shop.coupon,
		});
		expect(subscription).toMatchObject({
			status: "active",
			discounts: [],
			cancel_at: null,
			items: { data: [{ price: { id: shop.monthly.id, unit_amount: 2999 } }] },
		});
		expect("current_period_end" in subscription).toBe(false);
		const whole = await stripe.subscriptions.retrieve(subscription.id, {
			expand: ["latest_invoice.payments", "latest_invoice.discounts", "default_payment_method"],
		});
		expect(whole).toMatchObject({
			default_payment_method: { card: { brand: "visa", last4: "4242" } },
			latest_invoice: {
				number: expect.stringMatching(/^[A-Z0-9]{8}-0001$/u),
				subtotal: 2999,
				total: 100,
				total_discount_amounts: [{ amount: 2899 }],
				discounts: [{ object: "discount", source: { coupon: shop.coupon.id } }],
				payments: { data: [{ status: "paid", amount_paid: 100 }] },
			},
		});
		const [, end] = periodOf(subscription);
		await sandbox.control.advance({ to: new Date(end * 1000) });
		const { data } = await stripe.invoices.list({
			customer: customer.id,
			expand: ["data.payments"],
		});
		expect(data.map((each) => [each.billing_reason, each.subtotal, each.amount_paid])).toEqual([
			["subscription_cycle", 2999, 2999],
			["subscription_create", 2999, 100],
		]);
		expect(data[0]?.parent?.subscription_details?.subscription).toBe(subscription.id);
		const [payment] = data[0]?.payments?.data ?? [];
		const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent));
		expect(intent).toMatchObject({ amount: 2999, status: "succeeded", customer: customer.id });
		expect((await stripe.coupons.retrieve(shop.coupon.id)).times_redeemed).toBe(1);
	});

	test("tells its whole beginning, and the session names what came of it", async () => {
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		const [session] = (await stage.stripe.checkout.sessions.list({ subscription: subscription.id }))
			.data;
		expect(session).toMatchObject({
			customer: customer.id,
			payment_status: "paid",
			payment_intent: null,
			invoice: subscription.latest_invoice,
		});
		expect((await historyOf(customer.id)).map(({ type }) => type)).toEqual([
			"customer.created",
			"payment_intent.created",
			"payment_method.attached",
			"invoice.created",
			"invoice.finalized",
			"customer.subscription.created",
			"charge.succeeded",
			"payment_intent.succeeded",
			"invoice.paid",
			"invoice.payment_succeeded",
			"checkout.session.completed",
		]);
	});

	test("that began on January 31 is renewed on February's last day and on March 31", async () => {
		await goTo(1, 31);
		const { customer, subscription } = await subscribe(stage, shop.monthly);
		const [start, firstEnd] = periodOf(subscription);
		const year = new Date(start * 1000).getUTCFullYear();
		const clock = new Date(start * 1000).toISOString().slice(11, 19);
		const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
		const february = seconds(`${year}-02-${leap ? 29 : 28}T${clock}Z`);
		expect(firstEnd).toBe(february);

		await stage.sandbox.control.advance({ to: new Date(`${year}-05-01T00:00:00Z`) });
		const after = await stage.stripe.subscriptions.retrieve(subscription.id);
		expect(periodOf(after)).toEqual([
			seconds(`${year}-04-30T${clock}Z`),
			seconds(`${year}-05-31T${clock}Z`),
		]);
		const { data } = await stage.stripe.invoices.list({ customer: customer.id });
		expect(data.map(({ created }) => new Date(created * 1000).toISOString())).toEqual([
			`${year}-04-30T${clock}.000Z`,
			`${year}-03-31T${clock}.000Z`,
			new Date(february * 1000).toISOString(),
			new Date(start * 1000).toISOString(),
		]);
		const lines = data.map(({ lines: { data } }) => data[0]?.period);
		expect(lines[1]).toEqual({
			start: seconds(`${year}-03-31T${clock}Z`),
			end: seconds(`${year}-04-30T${clock}Z`),
		});
	});
});

describe("a renewal that fails", () => {
	test("is tried again after 1, 3, 5 and 7 days, and then the subscription ends", async () => {
		const { stripe, sandbox } = stage;
		const { customer, subscription } = await subscribe(stage, shop.monthly, {
			card: cards.failsLater,
		});
		const [, end] = periodOf(subscription);
		await sandbox.control.advance({ to: new Date(end * 1000) });
		const late = await stripe.subscriptions.retrieve(subscription.id, {
			expand: ["latest_invoice"],
		});
		expect(late).toMatchObject({
			status: "past_due",
			latest_invoice: {
				status: "open",
				attempt_count: 1,
				amount_remaining: 2999,
				next_payment_attempt: end + 86_400,
			},
		});
		// The period goes on, as at Stripe: only the status says that it is not paid.
		expect(periodOf(late)[0]).toBe(end);

		await sandbox.control.advance({ days: 6 });
		expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
		await sandbox.control.advance({ days: 2 });
		const ended = await stripe.subscriptions.retrieve(subscription.id, {
			expand: ["latest_invoice"],
		});
		expect(ended).toMatchObject({
			status: "canceled",
			ended_at: end + 7 * 86_400,
			cancellation_details: { reason: "payment_failed" },
			latest_invoice: { status: "open", attempt_count: 5, next_payment_attempt: null },
		});
		const failures = (await historyOf(customer.id)).filter(
			({ type }) => type === "invoice.payment_failed",
		);
		expect(failures.map(({ created }) => (created - end) / 86_400)).toEqual([0, 1, 3, 5, 7]);
		expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
		expect(
			(await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data,
		).toHaveLength(1);
	});

	test("leaves the subscription past due when it is told to, and the next period begins unpaid", async () => {
		const { stripe, sandbox } = stage;
		onTestFinished(() => sandbox.control.setFaults({ leavesPastDue: false }));
		await sandbox.control.setFaults({ leavesPastDue: true });
		const { subscription } = await subscribe(stage, shop.monthly, { card: cards.failsLater });
		const [, end] = periodOf(subscription);
		await sandbox.control.advance({ to: new Date((end + 8 * 86_400) * 1000) });
		const left = await stripe.subscriptions.retrieve(subscription.id);
		expect(left.status).toBe("past_due");
		const [, next] = periodOf(left);
		await sandbox.control.advance({ to: new Date((next + 8 * 86_400) * 1000) });
		const further = await stripe.subscriptions.retrieve(subscription.id);
		expect(further.status).toBe("past_due");
		expect(periodOf(further)[0]).toBe(next);
		const { data } = await stripe.invoices.list({ subscription: subscription.id });
		expect(data.map(({ status, attempt_count }) => [status, attempt_count])).toEqual([
			["open", 5],
			["open", 5],
			["paid", 1],
		]);
	});

	test("says what changed of the subscription", async () => {
		const { subscription } = await subscribe(stage, shop.monthly, { card: cards.failsLater });
		const [start, end] = periodOf(subscription);
		await stage.sandbox.control.advance({ to: new Date(end * 1000) });
		const update = (await historyOf(subscription.id)).find(
			({ type }) => type === "customer.subscription.updated",
		);
		expect(update?.data.previous_attributes).toMatchObject({
			status: "active",
			latest_invoice: subscription.latest_invoice,
			items: { data: [{ current_period_start: start, current_period_end: end }] },
		});
		expect(update?.data.object).toMatchObject({ status: "past_due" });
	});
});

test("A coupon for three months takes off three times, one forever always", async () => {
	const { stripe, sandbox } = stage;
	const three = await stripe.coupons.create({
		percent_off: 50,
		duration: "repeating",
		duration_in_months: 3,
	});
	const always = await stripe.coupons.create({ percent_off: 10, duration: "forever" });
	const first = await subscribe(stage, shop.monthly, { coupon: three });
	const second = await subscribe(stage, shop.monthly, { coupon: always });
	expect(second.subscription.discounts).toHaveLength(1);
	await sandbox.control.advance({ days: 31 * 4 });
	const totals = async (customer: Stripe.Customer) =>
		(await stripe.invoices.list({ customer: customer.id })).data.map(({ total }) => total);
	expect((await totals(first.customer)).toReversed().slice(0, 4)).toEqual([1499, 1499, 1499, 2999]);
	expect(new Set(await totals(second.customer))).toEqual(new Set([2699]));
});

test("An open session expires after a day, or when the site said", async () => {
	const { stripe, sandbox } = stage;
	const now = Math.floor(sandbox.now().getTime() / 1000);
	const create = (expires_at?: number) =>
		stripe.checkout.sessions.create({
			mode: "payment",
			line_items: [{ price: shop.pack.id, quantity: 1 }],
			success_url: `${site}/done`,
			...(expires_at ? { expires_at } : {}),
		});
	const short = await create(now + 1800);
	const long = await create();
	await sandbox.control.advance({ seconds: 1800 });
	expect((await stripe.checkout.sessions.retrieve(short.id)).status).toBe("expired");
	expect((await stripe.checkout.sessions.retrieve(long.id)).status).toBe("open");
	await sandbox.control.advance({ days: 1 });
	expect((await stripe.checkout.sessions.retrieve(long.id)).status).toBe("expired");
	const events = await historyOf(short.id, long.id);
	expect(events.map(({ type, created }) => [type, created])).toEqual([
		["checkout.session.expired", short.expires_at],
		["checkout.session.expired", long.expires_at],
	]);
	expect((await payWith(sandbox, long, cards.good)).status).toBe(200);
	expect((await stripe.checkout.sessions.retrieve(long.id)).payment_status).toBe("unpaid");
	await expect(create(now)).rejects.toMatchObject({ param: "expires_at" });
});

test("Two processes that settle the same day renew once", async () => {
	const other = await stage.another();
	const { customer, subscription } = await subscribe(stage, shop.monthly);
	const [, end] = periodOf(subscription);
	await stage.sandbox.control.advance({ to: new Date((end - 5) * 1000) });
	await Promise.all([
		stage.sandbox.control.advance({ seconds: 5 }),
		other.sandbox.control.advance({ seconds: 5 }),
	]);
	expect((await stage.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
	await other.sandbox.stop();
});

test("A customer with a past has paid every month of it, and nobody is told", async () => {
	const { stripe, sandbox } = stage;
	await stripe.prices.create({
		currency: "usd",
		unit_amount: 2999,
		product: String(shop.monthly.product),
		recurring: { interval: "month" },
		metadata: { plan: "past" },
	});
	const began = new Date(Math.floor(sandbox.now().getTime() / 1000) * 1000 - 100 * 86_400_000);
	const bought = {
		kind: "buy" as const,
		checkout: "pro",
		at: began,
		price: { plan: "past" },
		card: cards.good,
		session: {
			mode: "subscription" as const,
			success_url: `${site}/done`,
			discounts: [{ coupon: shop.coupon.id }],
		},
	};
	const left = {
		kind: "cancel" as const,
		checkout: "pro",
		at: new Date(began.getTime() + 65 * 86_400_000),
	};
	const [past] = await sandbox.writePast([
		{ email: "past@example.com", metadata: {}, acts: [bought, left] },
	]);
	const customer = past?.customer.id ?? "";
	const charges = (await stripe.charges.list({ customer })).data;
	expect(charges.map(({ amount }) => amount)).toEqual([2999, 2999, 100]);
	expect(charges.at(-1)?.created).toBe(began.getTime() / 1000);
	const [subscription] = (await stripe.subscriptions.list({ customer, status: "all" })).data;
	expect(subscription).toMatchObject({
		status: "canceled",
		canceled_at: left.at.getTime() / 1000,
		ended_at: subscription && periodOf(subscription)[1],
	});
	expect(await historyOf(customer)).toEqual([]);
});
