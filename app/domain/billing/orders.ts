import { addDays } from "#app/domain/base/dates.ts";
import { guarantee } from "./plans.ts";

/** A payment, as the person sees it. */
export type OrderStatus = "paid" | "refunded" | "partly refunded" | "disputed";

export type PaymentFacts = {
	amountInCents: number;
	refundedInCents: number;
	dispute: "none" | "open" | "lost" | "won";
};

/** A dispute outweighs a refund: the bank takes the money back in any case. */
export function orderStatus({
	amountInCents,
	refundedInCents,
	dispute,
}: PaymentFacts): OrderStatus {
	if (dispute === "open" || dispute === "lost") return "disputed";
	if (refundedInCents === 0) return "paid";
	return refundedInCents >= amountInCents ? "refunded" : "partly refunded";
}

/** The status as its person reads it: of a dispute that is over, who has the money. */
export const shownStatus = (order: { status: OrderStatus; isDisputeLost: boolean }): string =>
	order.isDisputeLost ? "returned by your bank" : order.status;

/** Until when the person can take the money back alone; the end is exclusive. */
export const guaranteeEnd = (paidAt: Date): Date => addDays(paidAt, guarantee.days);

/** Whether a payment is the one for the period that its subscription is in. */
export function paysForPresentPeriod(
	order: { stripeSubscriptionId: string | null; periodStart: Date | null },
	subscription: { stripeSubscriptionId: string; currentPeriodStart: Date },
): boolean {
	return (
		order.stripeSubscriptionId === subscription.stripeSubscriptionId &&
		order.periodStart?.getTime() === subscription.currentPeriodStart.getTime()
	);
}

/** "OF-000042": the number of a receipt. */
export const receiptNumber = (number: number): string => `OF-${String(number).padStart(6, "0")}`;

/** The number that a person means by "OF-000042", "of 42" or "#42"; null of "of42", which may begin an address. */
export function readReceiptNumber(text: string): number | null {
	const digits = /^(?:of[\s-]+|of(?=\d{6})|#\s*)(\d{1,15})$/iu.exec(text)?.[1];
	return digits ? Number(digits) : null;
}
