import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { afterPlace } from "#app/data/base/list-place.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { walkList } from "#app/data/base/walk-list.server.ts";
import { containsPattern } from "#app/data/library/resume-conditions.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import type { OrdersFilter } from "#app/domain/admin/orders-query.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { MonthSums } from "#app/domain/billing/order-sums.ts";
import type { Order } from "./orders.server.ts";

/** Every payment as the owner sees it. */

const orderColumns = {
	...pick(orders, "id", "number", "userId"),
	email: user.email,
	...pick(orders, "planId", "status", "amountInCents", "refundedInCents", "paidAt"),
};

/** A page of the orders, the newest first. A receipt's number is found in whatever period. */
export async function findOrdersPage(
	connection: Connection,
	filter: OrdersFilter,
	{ after, limit }: { after: ListPlace | null; limit: number },
) {
	return connection
		.select(orderColumns)
		.from(orders)
		.leftJoin(user, eq(user.id, orders.userId))
		.where(and(matches(filter), afterPlace(orders.paidAt, orders.id, after)))
		.orderBy(desc(orders.paidAt), desc(orders.id))
		.limit(limit);
}

/** All orders of a filter, the newest first, in parts. */
export function walkOrders(connection: Connection, filter: OrdersFilter): AsyncGenerator<Order[]> {
	return walkList(
		async (after, limit): Promise<Order[]> =>
			connection
				.select()
				.from(orders)
				.where(and(matches(filter), afterPlace(orders.paidAt, orders.id, after)))
				.orderBy(desc(orders.paidAt), desc(orders.id))
				.limit(limit),
		({ paidAt, id }) => ({ at: paidAt, id }),
	);
}

/** The number and the plan of each payment's order, by the payment. */
export async function findOrdersOfPayments(
	connection: Connection,
	paymentIntents: readonly string[],
): Promise<Map<string, Pick<Order, "number" | "planId">>> {
	const rows = await connection
		.select({ number: orders.number, planId: orders.planId, intent: orders.stripePaymentIntent })
		.from(orders)
		.where(sql`${orders.stripePaymentIntent} = any(${sql.param([...paymentIntents])}::text[])`);
	return new Map(rows.map(({ intent, ...order }) => [intent, order]));
}

/** What came in with the orders of a filter, month by month, the newest first. */
export async function sumOrdersByMonth(
	connection: Connection,
	filter: OrdersFilter,
): Promise<MonthSums[]> {
	// The month is written out once for each group and not for each order.
	const { rows } = await connection.execute<MonthSums>(sql`
		select to_char(month at time zone 'UTC', 'YYYY-MM') as month, orders,
			gross as "grossInCents", refunded as "refundedInCents", disputed as "disputedInCents"
		from (
			select date_trunc('month', ${orders.paidAt}, 'UTC') as month, count(*)::int as orders,
				sum(${orders.amountInCents})::float8 as gross,
				sum(${orders.refundedInCents})::float8 as refunded,
				coalesce(sum(${orders.amountInCents} - ${orders.refundedInCents})
					filter (where ${orders.status} = 'disputed'), 0)::float8 as disputed
			from ${orders} where ${matches(filter)} group by 1
		) months order by months.month desc`);
	return rows;
}

function matches(filter: OrdersFilter) {
	const { status, planId, number, providerId, emailPart, from, before } = filter;
	if (number !== undefined) return eq(orders.number, number);
	if (providerId) {
		const { stripePaymentIntent, stripeCustomerId } = orders;
		return sql`${providerId} in (lower(${stripePaymentIntent}), lower(${stripeCustomerId}))`;
	}
	const conditions: (SQL | undefined)[] = [
		gte(orders.paidAt, from),
		lt(orders.paidAt, before),
		status ? eq(orders.status, status) : undefined,
		planId ? eq(orders.planId, planId) : undefined,
	];
	if (emailPart) {
		conditions.push(
			sql`${orders.userId} in (select ${user.id} from ${user}
				where ${user.email} like ${containsPattern(emailPart)})`,
		);
	}
	return and(...conditions);
}
