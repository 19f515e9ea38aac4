import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import type { DayOfOrders } from "#app/domain/admin/overview.ts";

/**
 * What was paid on each day from an instant on, by the day of the payment. What was given back or is disputed
 * counts against the day on which it had been paid.
 */
export async function findOrderTotals(connection: Connection, from: Date): Promise<DayOfOrders[]> {
	const { rows } = await connection.execute<DayOfOrders>(sql`
		with recent as (
			select paid_at, amount_in_cents, refunded_in_cents, status, stripe_subscription_id
			from ${orders} where paid_at >= ${from.toISOString()}::timestamptz
		), first_payments as (
			select stripe_subscription_id, min(paid_at) as paid_at from ${orders}
			where stripe_subscription_id in (select stripe_subscription_id from recent)
			group by stripe_subscription_id
		)
		select (recent.paid_at at time zone 'UTC')::date::text as day,
			count(*)::int as orders,
			count(*) filter (where recent.stripe_subscription_id is null
				or recent.paid_at = first_payments.paid_at)::int as purchases,
			sum(amount_in_cents)::float8 as "grossInCents",
			sum(case when status = 'disputed' then 0 else amount_in_cents - refunded_in_cents end)::float8
				as "netInCents"
		from recent left join first_payments using (stripe_subscription_id)
		group by (recent.paid_at at time zone 'UTC')::date`);
	return rows;
}
