import { and, asc, eq, or, sql } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { orders, type PromiseKind, promises } from "#app/data/base/schema/payments.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";

/** A person as promises know them: by the mailbox, and by the account, whose address may change. */
export type Promised = { id: string; mailboxHash: string };

const isOf = ({ id, mailboxHash }: Promised | { [key in keyof Promised]: Later<string> }) =>
	or(eq(promises.mailboxHash, mailboxHash), eq(orders.userId, id));

/** The order that used up the money-back guarantee; null while it is unused. */
export async function findGuarantee(
	connection: Connection,
	{ id, mailboxHash }: Promised,
): Promise<string | null> {
	const [row] = await guaranteeOf(connection, id, mailboxHash);
	return row?.orderId ?? null;
}

const guaranteeOf = statement((connection, id: Later<string>, mailboxHash: Later<string>) =>
	connection
		.select({ orderId: promises.orderId })
		.from(promises)
		.innerJoin(orders, eq(orders.id, promises.orderId))
		.where(and(eq(promises.kind, "guarantee"), isOf({ id, mailboxHash })))
		.limit(1),
);

/**
 * Claims the guarantee of a person for an order. Of simultaneous claims the first counts: one waits for the other.
 * @returns whether it is this order's
 */
export async function claimGuarantee(
	transaction: Transaction,
	person: Promised,
	orderId: string,
	at: Date,
): Promise<boolean> {
	// The mailbox is unique in the database; an account may have changed its own meanwhile.
	await holdName(transaction, `guarantee:${person.id}`);
	const known = await findGuarantee(transaction, person);
	if (known !== null) return known === orderId;
	const { mailboxHash } = person;
	const rows = await transaction
		.insert(promises)
		.values({ mailboxHash, kind: "guarantee", orderId, at })
		.onConflictDoNothing()
		.returning({ id: promises.id });
	return rows.length > 0 || (await findGuarantee(transaction, person)) === orderId;
}

/** Releases a claim whose money cannot be refunded. */
export async function releaseGuarantee(connection: Connection, orderId: string): Promise<void> {
	await connection
		.delete(promises)
		.where(and(eq(promises.kind, "guarantee"), eq(promises.orderId, orderId)));
}

/** Writes what a mailbox has had; each order has each kind once. */
export async function keepPromises(
	transaction: Transaction,
	had: readonly { mailboxHash: string; kind: PromiseKind; orderId: string; at: Date }[],
): Promise<void> {
	if (had.length > 0)
		await transaction
			.insert(promises)
			.values([...had])
			.onConflictDoNothing();
}

/** Whether the mailbox has had the cheaper first month, with this account or an earlier one. */
export async function hadFirstMonth(connection: Connection, person: Promised): Promise<boolean> {
	const { id, mailboxHash } = person;
	const { rows } = await connection.execute<{ had: boolean }>(sql`
		select exists (select 1 from ${orders} where ${orders.userId} = ${id} and ${orders.isDiscounted})
			or exists (select 1 from ${promises} where ${promises.mailboxHash} = ${mailboxHash}
				and ${promises.kind} = 'first_month') as had`);
	return rows[0]?.had ?? false;
}

/** Everything that a person's mailbox has had, the oldest first, with what became of each order. */
export async function findPromises(connection: Connection, person: Promised) {
	return connection
		.select({
			kind: promises.kind,
			at: promises.at,
			orderId: orders.id,
			number: orders.number,
			status: orders.status,
		})
		.from(promises)
		.innerJoin(orders, eq(orders.id, promises.orderId))
		.where(isOf(person))
		.orderBy(asc(promises.at), asc(orders.number));
}

/** Orders of a customer whose guarantee was claimed before an instant and whose money has not gone back. */
export async function findUnfinishedClaims(
	connection: Connection,
	customerId: string,
	before: Date,
): Promise<string[]> {
	const rows = await connection
		.select({ orderId: orders.id })
		.from(promises)
		.innerJoin(orders, eq(orders.id, promises.orderId))
		.where(
			and(
				eq(promises.kind, "guarantee"),
				eq(orders.stripeCustomerId, customerId),
				sql`${orders.status} <> 'refunded'`,
				sql`${promises.at} < ${before.toISOString()}::timestamptz`,
			),
		);
	return rows.map(({ orderId }) => orderId);
}
