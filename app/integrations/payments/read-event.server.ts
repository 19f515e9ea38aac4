import type Stripe from "stripe";
import type { ProviderEvent } from "./payments.ts";
import { idOf } from "./provider-ids.ts";

const signatureToleranceSeconds = 300;

/** The event in a body, when one of the secrets has signed it and not too long ago. */
export function readEvent(
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
