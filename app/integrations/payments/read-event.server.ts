import type Stripe from "stripe";
import { z } from "zod";
import type { ProviderEvent } from "./payments.ts";
import { idOf } from "./provider-ids.ts";

/** The events that the site needs, as docs/payments.md names them under "Going live". The sandbox posts no others. */
export const enabledEvents: readonly string[] = [
	"checkout.session.*",
	"customer.subscription.*",
	"customer.deleted",
	"invoice.*",
	"charge.*",
	"refund.*",
];

const signatureToleranceSeconds = 300;
const lastMoment = Date.UTC(9999, 11, 31) / 1000;

/** As the provider writes names and ids; the database takes no NUL. */
const name = z.string().regex(/^[!-~]{1,255}$/u);
const eventSchema = z.object({
	id: name,
	type: name,
	createdAt: z
		.number()
		.int()
		.min(0)
		.max(lastMoment)
		.transform((seconds) => new Date(seconds * 1000)),
	isLive: z.boolean(),
	customerId: name.nullable(),
	paymentIntent: name.nullable(),
});

/** The event in a body, when one of the secrets has signed it within five minutes, before or after now. */
export function readEvent(
	stripe: Stripe,
	secrets: readonly string[],
	body: string,
	signature: string | null,
): ProviderEvent | null {
	if (!isTimely(signature ?? "")) return null;
	for (const secret of secrets) {
		try {
			const event = stripe.webhooks.constructEvent(
				body,
				signature ?? "",
				secret,
				signatureToleranceSeconds,
			);
			return eventSchema.parse({
				id: event.id,
				type: event.type,
				createdAt: event.created,
				isLive: event.livemode,
				...aboutOf(event.data.object),
			});
		} catch {
			// Another signature, one that cannot be read, or a body that is no event: none of ours.
		}
	}
	return null;
}

/** The library refuses only what is too old: not a time to come, and not one that is no number. */
function isTimely(signature: string): boolean {
	const times = signature.split(",").filter((part) => part.startsWith("t="));
	const [seconds] = times.map((part) => part.slice(2));
	if (times.length !== 1 || !seconds || !/^\d{1,12}$/u.test(seconds)) return false;
	return Math.abs(Date.now() / 1000 - Number(seconds)) <= signatureToleranceSeconds + 1;
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
