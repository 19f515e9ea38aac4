import { refundCharge } from "../billing/giving-back.ts";
import { invalidRequest, noSuch } from "../errors.ts";
import { listPage } from "../lists.ts";
import { mergeMetadata } from "../metadata.ts";
import { chargeObject } from "../objects/charge.ts";
import { disputeObject, refundObject } from "../objects/giving-back.ts";
import { paymentIntentObject, paymentMethodObject } from "../objects/payment.ts";
import { integer, metadata, oneOf, pageParameters, text } from "../parameters.ts";
import { route } from "../route.ts";
import { needLocked, type Transaction } from "../store.ts";

const byCustomer = { ...pageParameters, customer: text.optional() };
const byPayment = {
	...pageParameters,
	charge: text.optional(),
	payment_intent: text.optional(),
};

/** The fields that were given, as a filter. */
function given<Fields extends Record<string, string | undefined>>(fields: Fields) {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export const paymentRoutes = [
	route("GET", "/v1/payment_intents/:id", {}, async ({ tx, id }) => {
		const intent = await tx.get("payment_intent", id);
		if (!intent) throw noSuch("payment_intent", id);
		return paymentIntentObject(intent);
	}),

	route("GET", "/v1/payment_intents", byCustomer, ({ tx, parameters: { customer, ...page } }) =>
		listPage(
			tx,
			"payment_intent",
			page,
			{ url: "/v1/payment_intents", filter: given({ customer }) },
			paymentIntentObject,
		),
	),

	route("GET", "/v1/payment_methods/:id", {}, async ({ tx, id }) => {
		const method = await tx.get("payment_method", id);
		if (!method) throw noSuch("PaymentMethod", id);
		return paymentMethodObject(method);
	}),

	route("GET", "/v1/charges/:id", {}, async ({ tx, id }) => {
		const charge = await tx.get("charge", id);
		if (!charge) throw noSuch("charge", id);
		return chargeObject(charge, tx.publicUrl);
	}),

	route(
		"GET",
		"/v1/charges",
		{ ...byCustomer, payment_intent: text.optional() },
		({ tx, parameters: { customer, payment_intent, ...page } }) =>
			listPage(
				tx,
				"charge",
				page,
				{ url: "/v1/charges", filter: given({ customer, payment_intent }) },
				(charge) => chargeObject(charge, tx.publicUrl),
			),
	),

	route(
		"POST",
		"/v1/refunds",
		{
			charge: text.optional(),
			payment_intent: text.optional(),
			amount: integer.optional(),
			reason: oneOf(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
			metadata: metadata.optional(),
		},
		async ({ tx, parameters }) => {
			const charge = await chargeFor(tx, parameters);
			const refund = await refundCharge(tx, charge, {
				amount: parameters.amount ?? null,
				reason: parameters.reason ?? null,
				metadata: mergeMetadata({}, parameters.metadata),
			});
			return refundObject(refund);
		},
	),

	route("GET", "/v1/refunds/:id", {}, async ({ tx, id }) => {
		const refund = await tx.get("refund", id);
		if (!refund) throw noSuch("refund", id);
		return refundObject(refund);
	}),

	route(
		"GET",
		"/v1/refunds",
		byPayment,
		({ tx, parameters: { charge, payment_intent, ...page } }) =>
			listPage(
				tx,
				"refund",
				page,
				{ url: "/v1/refunds", filter: given({ charge, payment_intent }) },
				refundObject,
			),
	),

	route("GET", "/v1/disputes/:id", {}, async ({ tx, id }) => {
		const dispute = await tx.get("dispute", id);
		if (!dispute) throw noSuch("dispute", id);
		return disputeObject(dispute, tx.at);
	}),

	route(
		"GET",
		"/v1/disputes",
		byPayment,
		({ tx, parameters: { charge, payment_intent, ...page } }) =>
			listPage(
				tx,
				"dispute",
				page,
				{ url: "/v1/disputes", filter: given({ charge, payment_intent }) },
				(dispute) => disputeObject(dispute, tx.at),
			),
	),
];

/** The charge that a refund names, by itself or by its payment. */
async function chargeFor(
	tx: Transaction,
	named: { charge?: string | undefined; payment_intent?: string | undefined },
) {
	if (named.charge !== undefined) {
		const charge = await tx.lock("charge", named.charge);
		if (!charge) throw noSuch("charge", named.charge, "charge");
		return charge;
	}
	if (named.payment_intent === undefined) {
		throw invalidRequest(
			"One of the following params should be provided for this request: payment_intent or charge.",
		);
	}
	const intent = await tx.get("payment_intent", named.payment_intent);
	if (!intent) throw noSuch("payment_intent", named.payment_intent, "payment_intent");
	if (intent.status !== "succeeded" || intent.latest_charge === null) {
		throw invalidRequest(
			`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
			{ param: "payment_intent" },
		);
	}
	return needLocked(tx, "charge", intent.latest_charge);
}
