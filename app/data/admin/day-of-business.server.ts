import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { cancellations, orders } from "#app/data/base/schema/payments.server.ts";
import type { DayOfBusiness } from "#app/domain/admin/waiting.ts";

/** What came in from one instant up to and without another. */
export async function readDayOfBusiness(
	connection: Connection,
	from: Date,
	before: Date,
): Promise<DayOfBusiness> {
	const within = (
		column: string,
	) => sql`${sql.identifier(column)} >= ${from.toISOString()}::timestamptz
		and ${sql.identifier(column)} < ${before.toISOString()}::timestamptz`;
	const { rows } = await connection.execute<DayOfBusiness>(sql`
		select (select count(*)::int from ${user} where ${within("created_at")}) as accounts,
			(select count(*)::int from ${cancellations} where ${within("created_at")}) as cancellations,
			count(*)::int as orders, coalesce(sum(amount_in_cents), 0)::float8 as "paidInCents"
		from ${orders} where ${within("paid_at")}`);
	return rows[0] ?? { accounts: 0, orders: 0, paidInCents: 0, cancellations: 0 };
}
