import Stripe from "stripe";
import { afterEach, describe, expect, test } from "vitest";
import { noFaults } from "../src/settings.ts";
import { openForAll } from "./opening.ts";
import { cards, payWith, post, visit } from "./shopping.ts";
import { site } from "./stage.ts";

const { stage, shop, openSession } = openForAll();

describe("a pack", () => {
	test("is paid on the page, and everything says so", async () => {
		const { stripe, sandbox, receiver } = stage;
		const customer = await stripe.customers.create({ email: "grace@example.com" });
		const session = await openSession({
			customer: customer.id,
			client_reference_id: "person-1",
			metadata: { plan: "resume-pack" },
			payment_intent_data: { metadata: { person: "person-1" } },
		});
		expect(session.id).toMatch(/^cs_test_/u);
		expect(session.url).toBe(`${site}/dev/stripe/checkout/${session.id}`);
		expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 999 });

		const paid = await payWith(sandbox, session, cards.good);
		expect(paid.status).toBe(303);
		expect(paid.headers.get("Location")).toBe(`${site}/done?session_id=${session.id}`);

		const done = await stripe.checkout.sessions.retrieve(session.id, {
			expand: ["line_items", "payment_intent.latest_charge", "customer"],
		});
		expect(done).toMatchObject({
			status: "complete",
			payment_status: "paid",
			url: null,
			client_reference_id: "person-1",
			metadata: { plan: "resume-pack" },
			customer: { id: customer.id, email: "grace@example.com" },
			line_items: { data: [{ amount_total: 999, quantity: 1, price: { id: shop.pack.id } }] },
			payment_intent: {
				status: "succeeded",
				amount_received: 999,
				metadata: { person: "person-1" },
				latest_charge: { status: "succeeded", amount: 999, customer: customer.id },
			},
		});
		await sandbox.control.deliverPending();
		const about = receiver.events.filter((event) =>
			JSON.stringify(event.data.object).includes(customer.id),
		);
		expect(about.map(({ type }) => type).sort()).toEqual([
			"charge.succeeded",
			"checkout.session.completed",
			"customer.created",
			"payment_intent.created",
			"payment_intent.succeeded",
		]);
		const completed = about.find(({ type }) => type === "checkout.session.completed");
		expect(completed).toMatchObject({ livemode: false, api_version: Stripe.API_VERSION });
		expect(completed?.data.object).toMatchObject({ id: session.id, payment_status: "paid" });
	});

	test("pressed twice at once is paid once", async () => {
		const customer = await stage.stripe.customers.create({ email: "twice@example.com" });
		const session = await openSession({ customer: customer.id });
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => payWith(stage.sandbox, session, cards.good)),
		);
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
		const charges = await stage.stripe.charges.list({ customer: customer.id });
		expect(charges.data).toHaveLength(1);
	});

	test("of a person without a customer is paid as a guest", async () => {
		const session = await openSession();
		await payWith(stage.sandbox, session, cards.good);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id);
		expect(done.customer).toBeNull();
		expect(done.customer_details).toMatchObject({ email: "ada@example.com", name: "Ada" });
	});

	test("makes a customer where the session asks for one", async () => {
		const session = await openSession({ customer_creation: "always" });
		await payWith(stage.sandbox, session, cards.good);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id, {
			expand: ["customer"],
		});
		expect(done.customer).toMatchObject({ email: "ada@example.com", name: "Ada" });
	});

	test("comes with a paid invoice where the session asks for one", async () => {
		const customer = await stage.stripe.customers.create({ email: "books@example.com" });
		const session = await openSession({
			customer: customer.id,
			invoice_creation: { enabled: true },
		});
		await payWith(stage.sandbox, session, cards.good);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id, { expand: ["invoice"] });
		expect(done.invoice).toMatchObject({ status: "paid", amount_paid: 999, parent: null });
	});

	test("costs nothing with a coupon for all of it", async () => {
		const coupon = await stage.stripe.coupons.create({ percent_off: 100, max_redemptions: 1 });
		const session = await openSession({ discounts: [{ coupon: coupon.id }] });
		await payWith(stage.sandbox, session, cards.good);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id);
		expect(done).toMatchObject({
			amount_total: 0,
			payment_status: "no_payment_required",
			payment_intent: null,
		});
		await expect(openSession({ discounts: [{ coupon: coupon.id }] })).rejects.toMatchObject({
			code: "coupon_expired",
		});
	});
});

describe("a declined card", () => {
	test("leaves the session open, with the reason and what was typed", async () => {
		const session = await openSession();
		const answer = await payWith(stage.sandbox, session, cards.declined);
		expect(answer.status).toBe(402);
		const page = await answer.text();
		expect(page).toContain("Your card was declined.");
		expect(page).toContain('value="ada@example.com"');
		expect(page).toMatch(/value="4000000000000002" required checked/u);

		const open = await stage.stripe.checkout.sessions.retrieve(session.id, {
			expand: ["payment_intent"],
		});
		expect(open).toMatchObject({
			status: "open",
			payment_intent: {
				status: "requires_payment_method",
				last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
			},
		});
		await payWith(stage.sandbox, session, cards.good);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id, {
			expand: ["payment_intent"],
		});
		expect(done.payment_intent).toMatchObject({
			id: (open.payment_intent as Stripe.PaymentIntent).id,
			status: "succeeded",
			last_payment_error: null,
		});
	});

	test("begins no subscription", async () => {
		const customer = await stage.stripe.customers.create({ email: "poor@example.com" });
		const session = await openSession({
			mode: "subscription",
			customer: customer.id,
			line_items: [{ price: shop.monthly.id, quantity: 1 }],
		});
		expect((await payWith(stage.sandbox, session, cards.declined)).status).toBe(402);
		const { data } = await stage.stripe.subscriptions.list({
			customer: customer.id,
			status: "all",
		});
		expect(data).toEqual([]);
		expect((await payWith(stage.sandbox, session, cards.good)).status).toBe(303);
		const begun = await stage.stripe.subscriptions.list({ customer: customer.id });
		expect(begun.data).toMatchObject([{ status: "active" }]);
	});
});

describe("a card that asks", () => {
	test("is charged after the person has confirmed", async () => {
		const session = await openSession();
		const asked = await payWith(stage.sandbox, session, cards.asks);
		const page = `/dev/stripe/checkout/${session.id}/authenticate`;
		expect(asked.headers.get("Location")).toBe(page);
		expect(await (await visit(stage.sandbox, page)).text()).toContain("Complete authentication");
		const waiting = await stage.stripe.checkout.sessions.retrieve(session.id, {
			expand: ["payment_intent"],
		});
		expect(waiting.payment_intent).toMatchObject({ status: "requires_action" });

		const confirmed = await post(stage.sandbox, page, { answer: "complete" });
		expect(confirmed.headers.get("Location")).toBe(`${site}/done?session_id=${session.id}`);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id, {
			expand: ["payment_intent.latest_charge"],
		});
		expect(done.payment_intent).toMatchObject({
			status: "succeeded",
			next_action: null,
			latest_charge: {
				payment_method_details: { card: { three_d_secure: { result: "authenticated" } } },
			},
		});
	});

	test("is not charged when the person refuses, who can then pay otherwise", async () => {
		const session = await openSession();
		await payWith(stage.sandbox, session, cards.asks);
		const page = `/dev/stripe/checkout/${session.id}/authenticate`;
		const refused = await post(stage.sandbox, page, { answer: "fail" });
		expect(refused.status).toBe(402);
		expect(await refused.text()).toContain("unable to authenticate");
		expect((await visit(stage.sandbox, page)).headers.get("Location")).toBe(
			`/dev/stripe/checkout/${session.id}`,
		);
		await payWith(stage.sandbox, session, cards.good);
		const done = await stage.stripe.checkout.sessions.retrieve(session.id);
		expect(done.payment_status).toBe("paid");
	});
});

describe("a payment that takes days", () => {
	afterEach(() => stage.sandbox.control.setFaults(noFaults));

	test.each([
		["comes", cards.good, "paid", "succeeded"],
		["does not come", cards.failsLater, "unpaid", "failed"],
	])("completes the session unpaid, until it %s", async (_what, card, status, outcome) => {
		const { sandbox, stripe, receiver } = stage;
		await sandbox.control.setFaults({ settleDays: 3 });
		const customer = await stripe.customers.create({ email: "slow@example.com" });
		const session = await openSession({
			customer: customer.id,
			invoice_creation: { enabled: true },
		});
		expect((await payWith(sandbox, session, card)).status).toBe(303);
		const early = await stripe.checkout.sessions.retrieve(session.id, {
			expand: ["payment_intent"],
		});
		expect(early).toMatchObject({
			status: "complete",
			payment_status: "unpaid",
			invoice: null,
			payment_intent: { status: "processing", latest_charge: null },
		});
		await sandbox.control.advance({ days: 2 });
		expect((await stripe.charges.list({ customer: customer.id })).data).toEqual([]);
		await sandbox.control.advance({ days: 1 });
		const late = await stripe.checkout.sessions.retrieve(session.id, { expand: ["invoice"] });
		expect(late.payment_status).toBe(status);
		const invoice = late.invoice as Stripe.Invoice | null;
		expect(invoice?.status ?? null).toBe(status === "paid" ? "paid" : null);
		await sandbox.control.deliverPending();
		const types = receiver.events
			.filter(({ data }) => (data.object as { id?: string }).id === session.id)
			.map(({ type }) => type);
		expect(types.sort()).toEqual([
			`checkout.session.async_payment_${outcome}`,
			"checkout.session.completed",
		]);
	});
});

describe("a session that is over", () => {
	test("cannot be paid when the site has closed it", async () => {
		const session = await openSession();
		const expired = await stage.stripe.checkout.sessions.expire(session.id);
		expect(expired).toMatchObject({ status: "expired", url: null });
		const answer = await payWith(stage.sandbox, session, cards.good);
		expect(await answer.text()).toContain("This checkout has expired");
		await expect(stage.stripe.checkout.sessions.expire(session.id)).rejects.toThrow(
			/status of `expired`/u,
		);
	});

	test("says so when it is complete, and leads on", async () => {
		const session = await openSession();
		await payWith(stage.sandbox, session, cards.good);
		const page = await (await visit(stage.sandbox, session.url ?? "")).text();
		expect(page).toContain("You are all done here");
		expect(page).toContain(`href="${site}/done?session_id=${session.id}"`);
	});
});
