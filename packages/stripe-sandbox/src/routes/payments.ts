import { refundCharge } from "../billing/giving-back.ts";
import { invalidRequest } from "../errors.ts";
import { mergeMetadata } from "../metadata.ts";
import { chargeObject } from "../objects/charge.ts";
import { disputeObject, refundObject } from "../objects/giving-back.ts";
import { paymentIntentObject, paymentMethodObject } from "../objects/payment.ts";
import { integer, metadata, oneOf, text } from "../parameters.ts";
import type { ChargeRecord, DisputeRecord } from "../records.ts";
import { required, requiredLocked } from "../requiring.ts";
import { listRoute, readRoute, route } from "../route.ts";
import { needLocked, type Transaction } from "../store.ts";

const byCustomer = { customer: text.optional() };
const byPayment = { charge: text.optional(), payment_intent: text.optional() };

const showCharge = (charge: ChargeRecord, tx: Transaction) => chargeObject(charge, tx.publicUrl);
const showDispute = (dispute: DisputeRecord, tx: Transaction) => disputeObject(dispute, tx.at);

export const paymentRoutes = [
	readRoute("/v1/payment_intents", "payment_intent", paymentIntentObject),
	listRoute("/v1/payment_intents", "payment_intent", byCustomer, paymentIntentObject),
	readRoute("/v1/payment_methods", "payment_method", paymentMethodObject),
	readRoute("/v1/charges", "charge", showCharge),
	listRoute(
		"/v1/charges",
		"charge",
		{ ...byCustomer, payment_intent: text.optional() },
		showCharge,
	),
	readRoute("/v1/refunds", "refund", refundObject),
	listRoute("/v1/refunds", "refund", byPayment, refundObject),
	readRoute("/v1/disputes", "dispute", showDispute),
	listRoute("/v1/disputes", "dispute", byPayment, showDispute),

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
];

/** The charge that a refund names, by itself or by its payment. */
async function chargeFor(
	tx: Transaction,
	named: { charge?: string | undefined; payment_intent?: string | undefined },
) {
	if (named.charge !== undefined) {
		return requiredLocked(tx, "charge", named.charge, "charge");
	}
	if (named.payment_intent === undefined) {
		throw invalidRequest(
			"One of the following params should be provided for this request: payment_intent or charge.",
		);
	}
	const intent = await required(tx, "payment_intent", named.payment_intent, "payment_intent");
	if (intent.status !== "succeeded" || intent.latest_charge === null) {
		throw invalidRequest(
			`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
			{ param: "payment_intent" },
		);
	}
	return needLocked(tx, "charge", intent.latest_charge);
}
