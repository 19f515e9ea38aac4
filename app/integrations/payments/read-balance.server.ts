import type Stripe from "stripe";
import type { BalanceLine } from "./payments.ts";
import { idOf } from "./provider-ids.ts";

/** Reads what changed the balance in a time, the oldest first. */
export async function readBalance(
	stripe: Stripe,
	from: Date,
	before: Date,
): Promise<BalanceLine[]> {
	const seconds = (date: Date) => Math.ceil(date.getTime() / 1000);
	const lines: BalanceLine[] = [];
	const transactions = stripe.balanceTransactions.list({
		created: { gte: seconds(from), lt: seconds(before) },
		limit: 100,
		expand: ["data.source"],
	});
	for await (const transaction of transactions) lines.push(toLine(transaction));
	return lines.reverse();
}

function toLine(transaction: Stripe.BalanceTransaction): BalanceLine {
	const { id, type, created, amount, fee, net, currency, source } = transaction;
	const about = typeof source === "object" ? source : null;
	const intent = about && "payment_intent" in about ? about.payment_intent : null;
	return {
		id,
		type,
		at: new Date(created * 1000),
		amountInCents: amount,
		feeInCents: fee,
		netInCents: net,
		currency,
		source: typeof source === "string" ? source : (source?.id ?? null),
		paymentIntent: idOf(intent),
	};
}
