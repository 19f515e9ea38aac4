import { and, asc, eq, gt } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { orders, stripeCustomers } from "#app/data/base/schema/payments.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";

export type Customer = {
	customerId: string;
	/** Null when the account is gone, or the customer was deleted at the provider. */
	userId: string | null;
	/** Of the last sync with a person; null before the first. */
	mailboxHash: string | null;
	version: number;
};

const columns = {
	customerId: stripeCustomers.customerId,
	userId: stripeCustomers.userId,
	mailboxHash: stripeCustomers.mailboxHash,
	version: stripeCustomers.version,
};

export async function getCustomer(
	connection: Connection,
	customerId: string,
): Promise<Customer | null> {
	const [row] = await connection
		.select(columns)
		.from(stripeCustomers)
		.where(eq(stripeCustomers.customerId, customerId));
	return row ?? null;
}

/** The customer of a user at the provider; null for a user without one. */
export async function getCustomerId(
	connection: Connection,
	userId: string,
): Promise<string | null> {
	const [row] = await customerOf(connection, userId);
	return row?.customerId ?? null;
}

const customerOf = statement((connection, userId: Later<string>) =>
	connection
		.select({ customerId: stripeCustomers.customerId })
		.from(stripeCustomers)
		.where(eq(stripeCustomers.userId, userId)),
);

/**
 * Makes a customer the one of a person.
 * @returns false when the person has one, or the customer is known already
 */
export async function addCustomer(
	connection: Connection,
	customerId: string,
	userId: string,
): Promise<boolean> {
	const rows = await connection
		.insert(stripeCustomers)
		.values({ customerId, userId })
		.onConflictDoNothing()
		.returning({ customerId: stripeCustomers.customerId });
	return rows.length > 0;
}

/** The person will be another customer from now on; what was paid as this one stays where it is. */
export async function leaveCustomer(transaction: Transaction, customerId: string): Promise<void> {
	await transaction
		.update(stripeCustomers)
		.set({ userId: null })
		.where(eq(stripeCustomers.customerId, customerId));
}

/** The customer of a payment that we know. */
export async function findCustomerOfPayment(
	connection: Connection,
	paymentIntent: string,
): Promise<string | null> {
	const [row] = await connection
		.select({ customerId: orders.stripeCustomerId })
		.from(orders)
		.where(eq(orders.stripePaymentIntent, paymentIntent));
	return row?.customerId ?? null;
}

/**
 * Acquires the right to write a customer's state: the rows are locked until the transaction ends.
 * @param version that was known before the state was read
 * @returns false when another sync has written meanwhile: then the state may be old
 */
export async function claimCustomer(
	transaction: Transaction,
	customerId: string,
	version: number,
	now: Date,
): Promise<boolean> {
	const rows = await transaction
		.update(stripeCustomers)
		.set({ version: version + 1, syncedAt: now })
		.where(and(eq(stripeCustomers.customerId, customerId), eq(stripeCustomers.version, version)))
		.returning({ customerId: stripeCustomers.customerId });
	return rows.length > 0;
}

/** The next customers in the order of their ids, also those whose account is gone. */
export async function findCustomersAfter(
	connection: Connection,
	after: string,
	count: number,
): Promise<string[]> {
	const rows = await connection
		.select({ customerId: stripeCustomers.customerId })
		.from(stripeCustomers)
		.where(gt(stripeCustomers.customerId, after))
		.orderBy(asc(stripeCustomers.customerId))
		.limit(count);
	return rows.map(({ customerId }) => customerId);
}
