import type Stripe from "stripe";
import type { Sandbox } from "../src/sandbox.ts";
import { type Stage, site } from "./stage.ts";

/** For tests: what a stage sells, and what a buyer does. */

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The catalogue of a small shop: a pack, a month, and the coupon for a first month at $1. */
export async function openShop(stripe: Stripe) {
	const product = await stripe.products.create({ name: "Pro" });
	const pack = await stripe.prices.create({
		currency: "usd",
		unit_amount: 999,
		product_data: { name: "Resume Pack" },
		lookup_key: "resume-pack",
	});
	const monthly = await stripe.prices.create({
		currency: "usd",
		unit_amount: 2999,
		product: product.id,
		recurring: { interval: "month" },
		lookup_key: "pro-monthly",
	});
	const coupon = await stripe.coupons.create({
		id: "first-month",
		name: "First month for $1",
		amount_off: 2899,
		currency: "usd",
		duration: "once",
	});
	return { pack, monthly, coupon };
}

export const cards = {
	good: "4242424242424242",
	declined: "4000000000000002",
	asks: "4000002500003155",
	failsLater: "4000000000000341",
};

/** Asks for a page as a browser would. */
export async function visit(sandbox: Sandbox, address: string): Promise<Response> {
	const response = await sandbox.handlePage(new Request(new URL(address, site)));
	if (!response) throw new Error(`${address} is not the sandbox's`);
	return response;
}

/** Posts a form as a page of the site would. */
export async function post(
	sandbox: Sandbox,
	address: string,
	fields: Record<string, string>,
	headers: Record<string, string> = { Origin: site },
): Promise<Response> {
	const body = new URLSearchParams(fields);
	const request = new Request(new URL(address, site), { method: "POST", body, headers });
	const response = await sandbox.handlePage(request);
	if (!response) throw new Error(`${address} is not the sandbox's`);
	return response;
}

/** Pays an open session on its page. */
export function payWith(
	sandbox: Sandbox,
	session: Stripe.Checkout.Session,
	card: string,
): Promise<Response> {
	return post(sandbox, session.url ?? "", { email: "ada@example.com", name: "Ada", card });
}

/** A new customer with a subscription that has begun. */
export async function subscribe(
	stage: Pick<Stage, "sandbox" | "stripe">,
	price: Stripe.Price,
	options: { card?: string; coupon?: Stripe.Coupon } = {},
): Promise<{ customer: Stripe.Customer; subscription: Stripe.Subscription }> {
	const customer = await stage.stripe.customers.create({ email: "ada@example.com" });
	const session = await stage.stripe.checkout.sessions.create({
		mode: "subscription",
		customer: customer.id,
		line_items: [{ price: price.id, quantity: 1 }],
		success_url: `${site}/done?session_id={CHECKOUT_SESSION_ID}`,
		...(options.coupon ? { discounts: [{ coupon: options.coupon.id }] } : {}),
	});
	const response = await payWith(stage.sandbox, session, options.card ?? cards.good);
	if (response.status !== 303) throw new Error(await response.text());
	const [subscription] = (await stage.stripe.subscriptions.list({ customer: customer.id })).data;
	if (!subscription) throw new Error("There is no subscription");
	return { customer, subscription };
}

/** The period that a subscription is in, in seconds. */
export function periodOf(subscription: Stripe.Subscription): [start: number, end: number] {
	const [item] = subscription.items.data;
	if (!item) throw new Error("There is no item");
	return [item.current_period_start, item.current_period_end];
}
