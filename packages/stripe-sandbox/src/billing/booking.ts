import { newId } from "../ids.ts";
import type { BalanceTransactionRecord, ChargeRecord } from "../records.ts";
import type { Transaction } from "../store.ts";

/** What a dispute costs, in cents. It does not come back when the dispute is won. */
export const disputeFee = 1500;

/** Books what came in or went out. @param amount negative for what went out */
export function book(
	tx: Transaction,
	type: BalanceTransactionRecord["type"],
	about: { id: string; currency: string },
	amount: number,
	fee = 0,
): Promise<BalanceTransactionRecord> {
	return tx.insert("balance_transaction", {
		id: newId("txn_"),
		created: tx.at,
		type,
		amount,
		fee,
		currency: about.currency,
		source: about.id,
	});
}

/** A card costs 2.9 % and 30 cents, which a refund does not bring back. */
export function bookCharge(tx: Transaction, charge: ChargeRecord) {
	return book(tx, "charge", charge, charge.amount, Math.round(charge.amount * 0.029) + 30);
}
