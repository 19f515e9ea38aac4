import Stripe from "stripe";
import { billingAddresses, pageAfter } from "#app/domain/billing/plan-forms.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { keepCatalogue } from "./kept-catalogue.server.ts";
import { askOnce, digestOf } from "./keyed-call.server.ts";
import type { CheckoutRequest, Payments } from "./payments.ts";
import { readBalance } from "./read-balance.server.ts";
import { toCheckout } from "./read-checkout.server.ts";
import { readCustomerState } from "./read-customer.server.ts";
import { readEvent } from "./read-event.server.ts";
import { isMissing, type StripeCatalogue } from "./stripe-catalogue.server.ts";

/** Longest that the site waits for one answer; the SDK tries twice more. */
const timeoutMilliseconds = 8_000;

/**
 * Payments by Stripe, on its official SDK. The sandbox speaks the same, so this is the only way that
 * payments are made.
 * @param options.webhookSecrets two while one is being replaced
 * @param options.address where the sandbox listens; without it, Stripe itself
 */
export function createStripePayments(options: {
	secretKey: string;
	webhookSecrets: readonly string[];
	publicUrl: string;
	brandName: () => string;
	/** Stripe Tax counts the tax that is in each price, by the address that the buyer gives. */
	hasTax?: boolean;
	address?: { host: string; port: number; protocol: "http" };
}): Payments {
	const { publicUrl, brandName, hasTax = false } = options;
	const stripe = new Stripe(options.secretKey, {
		timeout: timeoutMilliseconds,
		maxNetworkRetries: 2,
		telemetry: false,
		appInfo: { name: brandName() },
		...options.address,
	});
	const catalogue = keepCatalogue(stripe, { brandName, hasTax });
	let portal: Promise<string> | undefined;

	return {
		isLive: /^(?:sk|rk)_live_/u.test(options.secretKey),

		async createCustomer({ userId, email, after }) {
			// Under a key that was used the answer is the same, also when its customer is gone.
			const customer = await askOnce(`customer:${digestOf([userId, email, after])}`, (options) =>
				stripe.customers.create({ email, metadata: { user_id: userId } }, options),
			);
			return customer.id;
		},

		async setCustomerEmail(customerId, email) {
			try {
				await stripe.customers.update(customerId, { email });
			} catch (error) {
				if (!isMissing(error)) throw error;
			}
		},

		async startCheckout(asked) {
			const start = async () => {
				const request = checkoutRequest(await catalogue.load(), asked, { publicUrl, hasTax });
				// A key must not be used again for another request, such as one at a new price.
				return askOnce(`checkout:${digestOf([asked.key, request])}`, (options) =>
					stripe.checkout.sessions.create(request, options),
				);
			};
			const session = await start().catch((error: unknown) => {
				if (!isInvalid(error)) throw error;
				// The price or the coupon may have been put away at the provider.
				catalogue.forget();
				return start();
			});
			if (!session.url) throw new Error(`The checkout ${session.id} has no address`);
			return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
		},

		async getCheckout(id) {
			try {
				const expand = ["payment_intent", "subscription", "line_items"];
				return toCheckout(await stripe.checkout.sessions.retrieve(id, { expand }));
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},

		async expireCheckout(id) {
			try {
				await stripe.checkout.sessions.expire(id);
				return true;
			} catch (error) {
				if (!isInvalid(error)) throw error;
				if ((await stripe.checkout.sessions.retrieve(id)).status === "open") throw error;
				return false;
			}
		},

		async readCustomer(customerId) {
			return catalogue.read((known) => readCustomerState(stripe, known, customerId));
		},

		async openPortal(customer, returnUrl) {
			portal ??= findPortal(stripe, publicUrl);
			const configuration = await portal.catch((error: unknown) => {
				portal = undefined;
				throw error;
			});
			try {
				const session = await stripe.billingPortal.sessions.create({
					customer,
					return_url: returnUrl,
					configuration,
				});
				return session.url;
			} catch (error) {
				if (isMissing(error, "customer")) return null;
				throw error;
			}
		},

		async setCanceling(subscriptionId, isCanceling) {
			await stripe.subscriptions.update(
				subscriptionId,
				await endingOf(stripe, subscriptionId, isCanceling),
			);
		},

		async setPause(subscriptionId, collectsAgain) {
			await stripe.subscriptions.update(subscriptionId, {
				pause_collection: collectsAgain
					? { behavior: "void", resumes_at: Math.floor(collectsAgain.getTime() / 1000) }
					: "",
			});
		},

		async restart(subscriptionId) {
			try {
				await stripe.subscriptions.update(subscriptionId, {
					pause_collection: "",
					billing_cycle_anchor: { type: "now" },
					proration_behavior: "none",
					payment_behavior: "error_if_incomplete",
				});
				return true;
			} catch (error) {
				if (error instanceof Stripe.errors.StripeCardError) return false;
				throw error;
			}
		},

		async endNow(subscriptionId) {
			try {
				await stripe.subscriptions.cancel(subscriptionId);
			} catch (error) {
				if (isMissing(error)) return;
				if (!isInvalid(error)) throw error;
				const { status } = await stripe.subscriptions.retrieve(subscriptionId);
				if (status !== "canceled" && status !== "incomplete_expired") throw error;
			}
		},

		async refund(paymentIntent, key, amountInCents) {
			const request: Stripe.RefundCreateParams = {
				payment_intent: paymentIntent,
				metadata: { key },
				...(amountInCents !== undefined && { amount: amountInCents }),
			};
			await askOnce(
				key,
				(options) => stripe.refunds.create(request, options),
				async () => {
					for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent })) {
						if (refund.metadata?.key === key) return refund;
					}
				},
			);
		},

		readBalance: (from, before) => readBalance(stripe, from, before),

		readEvent: (body, signature) => readEvent(stripe, options.webhookSecrets, body, signature),
	};
}

/** What is bought, by whom, at the prices of today, and where it leads back to. */
function checkoutRequest(
	{ prices, firstMonthCoupon }: StripeCatalogue,
	{ planId, customerId, userId, isDiscounted }: CheckoutRequest,
	{ publicUrl, hasTax }: { publicUrl: string; hasTax: boolean },
): Stripe.Checkout.SessionCreateParams {
	const isPack = planId === plans.pack.id;
	const metadata = { plan_id: planId, user_id: userId };
	return {
		mode: isPack ? "payment" : "subscription",
		customer: customerId,
		client_reference_id: userId,
		line_items: [{ price: prices[planId], quantity: 1 }],
		success_url: `${publicUrl}${pageAfter(planId)}?session_id={CHECKOUT_SESSION_ID}`,
		cancel_url: `${publicUrl}${billingAddresses.checkout(planId)}?left`,
		metadata,
		...(isPack ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
		...(isDiscounted && { discounts: [{ coupon: firstMonthCoupon }] }),
		...(hasTax && {
			automatic_tax: { enabled: true },
			billing_address_collection: "required",
			tax_id_collection: { enabled: true },
			// Where tax is counted for renewals, and who an invoice is for.
			customer_update: { address: "auto", name: "auto" },
		}),
	};
}

const isInvalid = (error: unknown): boolean =>
	error instanceof Stripe.errors.StripeInvalidRequestError;

/** The portal lets a subscription end at an instant; only taking that instant away undoes it. */
async function endingOf(
	stripe: Stripe,
	subscriptionId: string,
	isCanceling: boolean,
): Promise<Stripe.SubscriptionUpdateParams> {
	if (isCanceling) return { cancel_at_period_end: true };
	const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId);
	return cancel_at !== null && !cancel_at_period_end
		? { cancel_at: "" }
		: { cancel_at_period_end: false };
}

/** Our portal's rules, made once and found again: cards, invoices, and the end of a subscription. */
async function findPortal(stripe: Stripe, publicUrl: string): Promise<string> {
	let earlier = 0;
	for await (const found of stripe.billingPortal.configurations.list({ limit: 100 })) {
		if (found.metadata?.site !== publicUrl) continue;
		if (found.active) return found.id;
		earlier++;
	}
	const request: Stripe.BillingPortal.ConfigurationCreateParams = {
		business_profile: {
			privacy_policy_url: `${publicUrl}/privacy`,
			terms_of_service_url: `${publicUrl}/terms`,
		},
		features: {
			payment_method_update: { enabled: true },
			invoice_history: { enabled: true },
			subscription_cancel: { enabled: true, mode: "at_period_end" },
		},
		metadata: { site: publicUrl },
	};
	const made = await askOnce(`portal:${digestOf([request, earlier])}`, (options) =>
		stripe.billingPortal.configurations.create(request, options),
	);
	return made.id;
}
