import { invalidRequest } from "../errors.ts";
import { emit } from "../events.ts";
import { newId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { chargeObject } from "../objects/charge.ts";
import { disputeObject, refundObject } from "../objects/giving-back.ts";
import type { ChargeRecord, DisputeRecord, Metadata, RefundRecord } from "../records.ts";
import { needLocked, type Transaction } from "../store.ts";
import { book, disputeFee } from "./booking.ts";

/**
 * Gives back a charge or a part of it.
 * @param charge locked by the caller
 * @param amount null for all that is left
 * @throws ApiFault when there is nothing, or not so much, to give back
 */
export async function refundCharge(
	tx: Transaction,
	charge: ChargeRecord,
	wish: { amount: number | null; reason: RefundRecord["reason"]; metadata: Metadata },
): Promise<RefundRecord> {
	const left = charge.amount - charge.amount_refunded;
	if (charge.status !== "succeeded") {
		throw invalidRequest(`Charge ${charge.id} did not succeed and cannot be refunded.`, {
			param: "charge",
		});
	}
	const [dispute] = await tx.find("dispute", { charge: charge.id }, 1);
	if (dispute && dispute.status !== "won") {
		throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
			code: "charge_disputed",
		});
	}
	if (left === 0) {
		throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
			code: "charge_already_refunded",
		});
	}
	const amount = wish.amount ?? left;
	if (amount < 1) {
		throw invalidRequest("This value must be greater than or equal to 1.", {
			code: "parameter_invalid_integer",
			param: "amount",
		});
	}
	if (amount > left) {
		const money = (cents: number) => formatMoney(cents, charge.currency);
		throw invalidRequest(
			`Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
			{ param: "amount" },
		);
	}
	const refund = await tx.insert("refund", {
		id: newId("re_"),
		created: tx.at,
		amount,
		currency: charge.currency,
		charge: charge.id,
		payment_intent: charge.payment_intent,
		metadata: wish.metadata,
		reason: wish.reason,
		status: "succeeded",
	});
	await book(tx, "refund", refund, -amount);
	const given = await tx.save("charge", {
		...charge,
		amount_refunded: charge.amount_refunded + amount,
	});
	await emit(tx, "refund.created", refundObject(refund));
	await emit(tx, "charge.refunded", chargeObject(given, tx.publicUrl), {
		amount_refunded: charge.amount_refunded,
	});
	return refund;
}

/** The person told their bank that they did not want this: the money is gone until it is decided. */
export async function openDispute(
	tx: Transaction,
	charge: ChargeRecord,
	reason: string,
): Promise<DisputeRecord> {
	if (charge.status !== "succeeded" || charge.disputed) {
		throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { param: "charge" });
	}
	const disputed = await tx.save("charge", { ...charge, disputed: true });
	const dispute = await tx.insert("dispute", {
		id: newId("dp_"),
		created: tx.at,
		amount: charge.amount - charge.amount_refunded,
		currency: charge.currency,
		charge: charge.id,
		payment_intent: charge.payment_intent,
		reason,
		status: "needs_response",
		due_by: tx.at + 7 * 86_400,
		metadata: {},
	});
	await book(tx, "adjustment", dispute, -dispute.amount, disputeFee);
	const shown = disputeObject(dispute, tx.at);
	await emit(tx, "charge.dispute.created", shown);
	await emit(tx, "charge.dispute.funds_withdrawn", shown);
	await emit(tx, "charge.updated", chargeObject(disputed, tx.publicUrl), { disputed: false });
	return dispute;
}

/** The bank decides. A dispute that is closed stays as it is. */
export async function closeDispute(
	tx: Transaction,
	id: string,
	status: "won" | "lost",
): Promise<DisputeRecord> {
	const dispute = await needLocked(tx, "dispute", id);
	if (dispute.status !== "needs_response") return dispute;
	const closed = await tx.save("dispute", { ...dispute, status });
	const shown = disputeObject(closed, tx.at);
	await emit(tx, "charge.dispute.closed", shown, { status: dispute.status });
	if (status === "won") {
		await book(tx, "adjustment", closed, closed.amount);
		await emit(tx, "charge.dispute.funds_reinstated", shown);
	}
	return closed;
}
