import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders, stripeCustomers, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";

export type Customer = {
	customerId: string;
	/** Null when the account is gone, or the customer was deleted at the provider. */
	userId: string | null;
	/** Of an account that is gone, while a payment page of it may still be paid. */
	mailboxHash: string | null;
	version: number;
};

const columns = {
	...pick(stripeCustomers, "customerId", "userId", "mailboxHash", "version"),
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
export const getCustomerId = firstOf(
	(connection, userId: Later<string>) =>
		connection
			.select({ customerId: stripeCustomers.customerId })
			.from(stripeCustomers)
			.where(eq(stripeCustomers.userId, userId)),
	(row) => row?.customerId ?? null,
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

/** What was sold to a customer says what has happened since: its row is needed. */
const hasBought = sql`exists (select 1 from ${orders}
		where ${orders.stripeCustomerId} = ${stripeCustomers.customerId})
	or exists (select 1 from ${userSubscriptions}
		where ${userSubscriptions.stripeCustomerId} = ${stripeCustomers.customerId})`;

/**
 * Parts the customers of a person from the account, which is being deleted: one that has bought nothing is forgotten.
 * A sync that has read before begins again.
 * @param mailboxHash while a payment page may still be paid: then the customer stays, and the mailbox with it
 */
export async function partCustomers(
	transaction: Transaction,
	userId: string,
	mailboxHash: string | null,
): Promise<void> {
	const isTheirs = or(
		eq(stripeCustomers.userId, userId),
		// Deleted at the provider, and paid with before.
		sql`${stripeCustomers.customerId} in (
			select ${orders.stripeCustomerId} from ${orders} where ${orders.userId} = ${userId})`,
	);
	if (mailboxHash === null) {
		const gone = await transaction
			.delete(stripeCustomers)
			.where(and(isTheirs, sql`not (${hasBought})`))
			.returning({ customerId: stripeCustomers.customerId });
		for (const { customerId } of gone) {
			// Nobody will act on them.
			await transaction
				.update(stripeEvents)
				.set({ processedAt: sql`now()` })
				.where(and(eq(stripeEvents.customerId, customerId), isNull(stripeEvents.processedAt)));
		}
	}
	await transaction.update(stripeCustomers).set({ userId: null, mailboxHash }).where(isTheirs);
}

/** Nothing that is paid can use up a promise any more without the account itself. */
export async function forgetMailbox(transaction: Transaction, customerId: string): Promise<void> {
	await transaction
		.update(stripeCustomers)
		.set({ mailboxHash: null })
		.where(eq(stripeCustomers.customerId, customerId));
}

/** Forgets a customer without an account who has bought nothing, when no event has told of it since an instant. */
export async function forgetCustomer(
	transaction: Transaction,
	customerId: string,
	since: Date,
): Promise<void> {
	await transaction.delete(stripeCustomers).where(
		and(
			eq(stripeCustomers.customerId, customerId),
			isNull(stripeCustomers.userId),
			sql`not (${hasBought})`,
			sql`not exists (select 1 from ${stripeEvents}
				where ${stripeEvents.customerId} = ${customerId}
				and ${stripeEvents.receivedAt} >= ${since.toISOString()}::timestamptz)`,
		),
	);
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
 * @param known as it was before the state was read
 * @returns false when another sync has written meanwhile, so that the state may be old, or the account was deleted
 */
export async function claimCustomer(
	transaction: Transaction,
	{ customerId, userId, mailboxHash, version }: Customer,
	now: Date,
): Promise<boolean> {
	const rows = await transaction
		.update(stripeCustomers)
		.set({ version: version + 1, syncedAt: now })
		.where(
			and(
				eq(stripeCustomers.customerId, customerId),
				eq(stripeCustomers.version, version),
				sql`${stripeCustomers.userId} is not distinct from ${userId}`,
				sql`${stripeCustomers.mailboxHash} is not distinct from ${mailboxHash}`,
			),
		)
		.returning({ customerId: stripeCustomers.customerId });
	return rows.length > 0;
}

/** The next customers in the order of their ids, also those whose account is gone. */
export async function findCustomersAfter(
	connection: Connection,
	after: string | null,
	limit: number,
): Promise<{ id: string }[]> {
	return connection
		.select({ id: stripeCustomers.customerId })
		.from(stripeCustomers)
		.where(after === null ? undefined : gt(stripeCustomers.customerId, after))
		.orderBy(asc(stripeCustomers.customerId))
		.limit(limit);
}
