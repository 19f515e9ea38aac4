import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { Customer } from "#app/data/billing/customers.server.ts";
import { findOrdersOfCustomer } from "#app/data/billing/orders.server.ts";
import { findUnfinishedClaims, keepPromises } from "#app/data/billing/promises.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Uses } from "#app/services.ts";

/** After this time a claimed refund was interrupted, and is finished here. */
const abandonedMinutes = 5;

/**
 * Writes what the payments of a customer have used up for their mailbox, and has refunds finished that were claimed and
 * then cut off. A second time changes nothing. After the account is gone nothing more is used up, but by what is paid
 * on a page that was open then.
 * @param email of the person, while there is one
 */
export async function writePromises(
	{ hashMailbox, jobs }: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	customer: Customer,
	email: string | null,
	now: Date,
): Promise<void> {
	const { customerId } = customer;
	const mailboxHash = email === null ? customer.mailboxHash : hashMailbox(email);
	if (mailboxHash !== null) await writeUses(transaction, customerId, mailboxHash, now);
	const abandoned = addDays(now, -abandonedMinutes / (24 * 60));
	for (const orderId of await findUnfinishedClaims(transaction, customerId, abandoned)) {
		await jobs.enqueue(
			"finish-refund",
			{ orderId },
			{
				key: `finish-refund:${orderId}:${now.toISOString().slice(0, 10)}`,
				transaction: jobTransaction(transaction),
			},
		);
	}
}

async function writeUses(
	transaction: Transaction,
	customerId: string,
	mailboxHash: string,
	now: Date,
): Promise<void> {
	const orders = [...(await findOrdersOfCustomer(transaction, customerId)).values()];
	await keepPromises(transaction, [
		...orders
			.filter(({ isDiscounted }) => isDiscounted)
			.map(({ id, paidAt }) => ({
				mailboxHash,
				kind: "first_month" as const,
				orderId: id,
				at: paidAt,
			})),
		...orders
			.filter(({ status }) => status === "disputed")
			.map(({ id }) => ({ mailboxHash, kind: "dispute" as const, orderId: id, at: now })),
	]);
}
