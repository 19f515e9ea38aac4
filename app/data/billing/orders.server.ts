import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { firstOf, type Later, statement } from "#app/data/base/statement.server.ts";
import type { OrderStatus } from "#app/domain/billing/orders.ts";

export type Order = typeof orders.$inferSelect;

/** What an order was before a sync, by its payment. */
export async function findOrdersOfCustomer(
	transaction: Transaction,
	customerId: string,
): Promise<Map<string, Order>> {
	const rows = await transaction
		.select()
		.from(orders)
		.where(eq(orders.stripeCustomerId, customerId));
	return new Map(rows.map((row) => [row.stripePaymentIntent, row]));
}

/**
 * Writes the order of a payment as the provider has it now. The customer is claimed meanwhile, so that nobody
 * else does. An insert that ends as an update would use up a number of the receipts each time.
 */
export async function keepOrder(
	transaction: Transaction,
	order: Omit<typeof orders.$inferInsert, "id" | "number" | "createdAt"> & { status: OrderStatus },
	now: Date,
): Promise<Order> {
	const [known] = await transaction
		.update(orders)
		.set({
			status: order.status,
			refundedInCents: order.refundedInCents ?? 0,
			taxInCents: order.taxInCents ?? 0,
			purchaseId: order.purchaseId ?? null,
			cardBrand: order.cardBrand ?? null,
			cardLastFour: order.cardLastFour ?? null,
			disputeDueBy: order.disputeDueBy ?? null,
			isDisputeLost: order.isDisputeLost ?? false,
		})
		.where(eq(orders.stripePaymentIntent, order.stripePaymentIntent))
		.returning();
	if (known) return known;
	const [row] = await transaction
		.insert(orders)
		.values({ ...order, createdAt: now })
		.returning();
	if (!row) throw new Error(`The order of ${order.stripePaymentIntent} was not written`);
	return row;
}

/** A person's orders, the newest first. */
export const findOrders = statement((connection, userId: Later<string>) =>
	connection
		.select()
		.from(orders)
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.paidAt), desc(orders.number)),
);

/** An order, if it is this person's. */
export async function getOrder(
	connection: Connection,
	userId: string,
	orderId: string,
): Promise<Order | null> {
	const [row] = await connection
		.select()
		.from(orders)
		.where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
	return row ?? null;
}

/** The first payment that was ever made for a subscription. */
export const getFirstOrder = firstOf(
	(connection, stripeSubscriptionId: Later<string>) =>
		connection
			.select()
			.from(orders)
			.where(eq(orders.stripeSubscriptionId, stripeSubscriptionId))
			.orderBy(asc(orders.paidAt), asc(orders.number))
			.limit(1),
	(row): Order | null => row ?? null,
);

/** The first payment that was ever made for each of a person's subscriptions. */
export const findFirstOrders = statement((connection, userId: Later<string>) =>
	connection
		.selectDistinctOn([orders.stripeSubscriptionId], { id: orders.id })
		.from(orders)
		.where(and(eq(orders.userId, userId), isNotNull(orders.stripeSubscriptionId)))
		.orderBy(orders.stripeSubscriptionId, asc(orders.paidAt), asc(orders.number)),
);

/** An order of any customer, for the email about it. */
export async function getOrderById(connection: Connection, orderId: string): Promise<Order | null> {
	const [row] = await connection.select().from(orders).where(eq(orders.id, orderId));
	return row ?? null;
}

/** The packs of a person whose money their bank has returned to them. */
export async function findLostPacks(
	connection: Connection,
	userId: string,
): Promise<Set<string | null>> {
	const rows = await connection
		.select({ id: orders.purchaseId })
		.from(orders)
		.where(and(eq(orders.userId, userId), orders.isDisputeLost, isNotNull(orders.purchaseId)));
	return new Set(rows.map(({ id }) => id));
}

/** The payment of a pack; null for one that was given. */
export async function findOrderOfPack(
	connection: Connection,
	purchaseId: string,
): Promise<Order | null> {
	const [row] = await connection.select().from(orders).where(eq(orders.purchaseId, purchaseId));
	return row ?? null;
}
