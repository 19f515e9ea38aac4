import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openForAll } from "./opening.ts";
import { cards, payWith, subscribe } from "./shopping.ts";
import { site } from "./stage.ts";

const { stage, shop } = openForAll();

/** A person buys a pack. */
async function buy(): Promise<{ intent: string; charge: string }> {
	const { stripe, sandbox } = stage;
	const session = await stripe.checkout.sessions.create({
		mode: "payment",
		line_items: [{ price: shop.pack.id, quantity: 1 }],
		success_url: site,
	});
	await payWith(sandbox, session, cards.good);
	const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
	const intent = done.payment_intent as Stripe.PaymentIntent;
	return { intent: intent.id, charge: String(intent.latest_charge) };
}

async function eventsAbout(charge: string): Promise<string[]> {
	const { data } = await stage.stripe.events.list({ limit: 100 });
	return data
		.filter(({ data }) => JSON.stringify(data.object).includes(charge))
		.map(({ type }) => type)
		.reverse();
}

describe("a refund", () => {
	test("gives all back, once", async () => {
		const { stripe } = stage;
		const { intent, charge } = await buy();
		const refund = await stripe.refunds.create({
			payment_intent: intent,
			reason: "requested_by_customer",
			metadata: { asked: "by button" },
		});
		expect(refund).toMatchObject({
			amount: 999,
			charge,
			payment_intent: intent,
			status: "succeeded",
			metadata: { asked: "by button" },
		});
		expect(await stripe.charges.retrieve(charge, { expand: ["refunds"] })).toMatchObject({
			refunded: true,
			amount_refunded: 999,
			refunds: { data: [{ id: refund.id }] },
		});
		await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
			code: "charge_already_refunded",
		});
		expect((await eventsAbout(charge)).slice(-2)).toEqual(["refund.created", "charge.refunded"]);
		expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
	});

	test("gives a part back, and never more than there is", async () => {
		const { stripe } = stage;
		const { intent, charge } = await buy();
		await stripe.refunds.create({ charge, amount: 400 });
		expect(await stripe.charges.retrieve(charge)).toMatchObject({
			refunded: false,
			amount_refunded: 400,
		});
		await expect(stripe.refunds.create({ charge, amount: 600 })).rejects.toThrow(
			"Refund amount ($6.00) is greater than unrefunded amount on charge ($5.99)",
		);
		await expect(stripe.refunds.create({ charge, amount: 0 })).rejects.toMatchObject({
			param: "amount",
		});
		await stripe.refunds.create({ payment_intent: intent });
		const { data } = await stripe.refunds.list({ payment_intent: intent });
		expect(data.map(({ amount }) => amount)).toEqual([599, 400]);
	});

	test("asked for twice at once gives back once", async () => {
		const { stripe } = stage;
		const { charge } = await buy();
		const answers = await Promise.allSettled(
			Array.from({ length: 5 }, () => stripe.refunds.create({ charge })),
		);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(999);
	});

	test("of nothing, or of what was never paid, is refused", async () => {
		const { stripe, sandbox } = stage;
		await expect(stripe.refunds.create({})).rejects.toThrow(/payment_intent or charge/u);
		await expect(stripe.refunds.create({ charge: "ch_no" })).rejects.toMatchObject({
			code: "resource_missing",
			param: "charge",
		});
		const session = await stripe.checkout.sessions.create({
			mode: "payment",
			line_items: [{ price: shop.pack.id, quantity: 1 }],
			success_url: site,
		});
		await payWith(sandbox, session, cards.declined);
		const open = await stripe.checkout.sessions.retrieve(session.id);
		await expect(
			stripe.refunds.create({ payment_intent: String(open.payment_intent) }),
		).rejects.toThrow(/does not have a successful charge/u);
	});

	test("from the dashboard is the same", async () => {
		const { sandbox, stripe } = stage;
		const { charge } = await buy();
		await sandbox.control.refund(charge, 100);
		expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(100);
	});

	test("reaches the payment of a subscription through its invoice", async () => {
		const { stripe } = stage;
		const { subscription } = await subscribe(stage, shop.monthly);
		const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice), {
			expand: ["payments.data.payment.payment_intent"],
		});
		const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
		expect(intent).toMatchObject({ object: "payment_intent", amount: 2999 });
		const refund = await stripe.refunds.create({ payment_intent: intent.id });
		expect(refund.amount).toBe(2999);
	});
});

describe("a dispute", () => {
	test("takes the money, and when it is lost it stays away", async () => {
		const { stripe, sandbox } = stage;
		const { charge, intent } = await buy();
		const before = (await stripe.balance.retrieve()).available[0]?.amount ?? 0;
		const opened = await sandbox.control.openDispute(charge);
		expect(await stripe.disputes.retrieve(opened.id)).toMatchObject({
			status: "needs_response",
			amount: 999,
			charge,
			payment_intent: intent,
			reason: "fraudulent",
		});
		expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
		await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
			code: "charge_disputed",
		});
		await sandbox.control.closeDispute(opened.id, "lost");
		const { data } = await stripe.disputes.list({ payment_intent: intent });
		expect(data).toMatchObject([{ id: opened.id, status: "lost" }]);
		expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(before - 999 - 1500);
		expect((await eventsAbout(charge)).slice(-4)).toEqual([
			"charge.dispute.created",
			"charge.dispute.funds_withdrawn",
			"charge.updated",
			"charge.dispute.closed",
		]);
	});

	test("that is won brings it back, and cannot be decided again", async () => {
		const { stripe, sandbox } = stage;
		const { charge } = await buy();
		const { id } = await sandbox.control.openDispute(charge, "product_not_received");
		await sandbox.control.closeDispute(id, "won");
		await sandbox.control.closeDispute(id, "lost");
		expect((await stripe.disputes.retrieve(id)).status).toBe("won");
		expect((await eventsAbout(charge)).slice(-2)).toEqual([
			"charge.dispute.closed",
			"charge.dispute.funds_reinstated",
		]);
		expect((await stripe.refunds.create({ charge })).amount).toBe(999);
	});

	test("of one charge is opened once", async () => {
		const { charge } = await buy();
		const answers = await Promise.allSettled([
			stage.sandbox.control.openDispute(charge),
			stage.sandbox.control.openDispute(charge),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	});
});
