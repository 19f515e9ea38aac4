import Stripe from "stripe";
import { parseSoldPlan, plans } from "../../domain/plans.ts";
import type { CheckoutState, Payments, ProviderEvent } from "./payments.ts";
import { idOf, readCustomerState } from "./read-customer.server.ts";
import { isMissing, readCatalogue, type StripeCatalogue } from "./stripe-catalogue.server.ts";

/** Longest that the site waits for one answer; the SDK tries twice more. */
const timeoutMilliseconds = 8_000;
const signatureToleranceSeconds = 300;

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
	brandName: string;
	address?: { host: string; port: number; protocol: "http" };
}): Payments {
	const { publicUrl } = options;
	const stripe = new Stripe(options.secretKey, {
		timeout: timeoutMilliseconds,
		maxNetworkRetries: 2,
		telemetry: false,
		appInfo: { name: options.brandName },
		...options.address,
	});
	let catalogue: Promise<StripeCatalogue> | undefined;
	const loadCatalogue = () => {
		catalogue ??= readCatalogue(stripe, options.brandName).catch((error: unknown) => {
			catalogue = undefined;
			throw error;
		});
		return catalogue;
	};
	let portal: Promise<string> | undefined;

	return {
		isLive: /^(?:sk|rk)_live_/u.test(options.secretKey),

		async createCustomer({ userId, email }) {
			const customer = await stripe.customers.create(
				{ email, metadata: { user_id: userId } },
				{ idempotencyKey: `customer:${userId}:${email}` },
			);
			return customer.id;
		},

		async setCustomerEmail(customerId, email) {
			await stripe.customers.update(customerId, { email });
		},

		async startCheckout({ planId, customerId, userId, isDiscounted, key }) {
			const { prices, firstMonthCoupon } = await loadCatalogue();
			const isPack = planId === plans.pack.id;
			const success = isPack ? "/purchase/success" : "/subscription/success";
			const metadata = { plan_id: planId, user_id: userId };
			const session = await stripe.checkout.sessions.create(
				{
					mode: isPack ? "payment" : "subscription",
					customer: customerId,
					client_reference_id: userId,
					line_items: [{ price: prices[planId], quantity: 1 }],
					success_url: `${publicUrl}${success}?session_id={CHECKOUT_SESSION_ID}`,
					cancel_url: `${publicUrl}/pricing`,
					metadata,
					...(isPack ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
					...(isDiscounted && { discounts: [{ coupon: firstMonthCoupon }] }),
				},
				{ idempotencyKey: key },
			);
			if (!session.url) throw new Error(`The checkout ${session.id} has no address`);
			return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
		},

		async getCheckout(id) {
			try {
				return toCheckout(await stripe.checkout.sessions.retrieve(id));
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
				if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
				throw error;
			}
		},

		async readCustomer(customerId) {
			return readCustomerState(stripe, await loadCatalogue(), customerId);
		},

		async openPortal(customer, returnUrl) {
			portal ??= findPortal(stripe, publicUrl);
			const configuration = await portal.catch((error: unknown) => {
				portal = undefined;
				throw error;
			});
			const session = await stripe.billingPortal.sessions.create({
				customer,
				return_url: returnUrl,
				configuration,
			});
			return session.url;
		},

		async setCanceling(subscriptionId, isCanceling) {
			await stripe.subscriptions.update(
				subscriptionId,
				await endingOf(stripe, subscriptionId, isCanceling),
			);
		},

		async endNow(subscriptionId) {
			try {
				await stripe.subscriptions.cancel(subscriptionId);
			} catch (error) {
				// It has ended already.
				if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
			}
		},

		async refund(paymentIntent, key) {
			await stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: key });
		},

		readEvent: (body, signature) => readEvent(stripe, options.webhookSecrets, body, signature),
	};
}

function toCheckout(session: Stripe.Checkout.Session): CheckoutState {
	return {
		id: session.id,
		status: stateOf(session.status),
		isPaid: session.payment_status === "paid",
		planId: parseSoldPlan(session.metadata?.plan_id),
		userId: session.client_reference_id,
		customerId: idOf(session.customer),
	};
}

function stateOf(status: string | null): CheckoutState["status"] {
	return status === "open" || status === "complete" ? status : "expired";
}

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
	for await (const found of stripe.billingPortal.configurations.list({ active: true })) {
		if (found.metadata?.site === publicUrl) return found.id;
	}
	const made = await stripe.billingPortal.configurations.create(
		{
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
		},
		{ idempotencyKey: `portal:${publicUrl}` },
	);
	return made.id;
}

function readEvent(
	stripe: Stripe,
	secrets: readonly string[],
	body: string,
	signature: string | null,
): ProviderEvent | null {
	for (const secret of secrets) {
		try {
			const event = stripe.webhooks.constructEvent(
				body,
				signature ?? "",
				secret,
				signatureToleranceSeconds,
			);
			return {
				id: event.id,
				type: event.type,
				createdAt: new Date(event.created * 1000),
				isLive: event.livemode,
				...aboutOf(event.data.object),
			};
		} catch {
			// Another signature, one that cannot be read, or a body that is no event: none of ours.
		}
	}
	return null;
}

/** Whom an event is about: the object itself, the customer it names, or the payment it belongs to. */
function aboutOf(object: object): Pick<ProviderEvent, "customerId" | "paymentIntent"> {
	const {
		object: kind,
		id,
		customer,
		payment_intent,
	} = object as {
		object?: string;
		id?: string;
		customer?: string | { id?: string } | null;
		payment_intent?: string | { id?: string } | null;
	};
	return {
		customerId: kind === "customer" ? (id ?? null) : idOf(customer),
		paymentIntent: idOf(payment_intent),
	};
}
