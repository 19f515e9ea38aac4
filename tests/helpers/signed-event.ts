import { randomUUID } from "node:crypto";
import Stripe from "stripe";

/** What a shop's sandbox signs with (helpers/shop.ts). */
export const webhookSecret = "whsec_shop";

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** An event as the provider words it, about anything. */
export function eventBody(
	object: Record<string, unknown>,
	changes: Record<string, unknown> = {},
): string {
	return JSON.stringify({
		id: `evt_${randomUUID().replaceAll("-", "")}`,
		object: "event",
		api_version: "2025-09-30.clover",
		created: nowInSeconds(),
		livemode: false,
		pending_webhooks: 1,
		request: { id: null, idempotency_key: null },
		type: "customer.updated",
		data: { object },
		...changes,
	});
}

/** The header that comes with a body. */
export const signed = (body: string, secret = webhookSecret, at = nowInSeconds()) =>
	Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
