import { sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userPurchases, userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import {
	type BusinessRows,
	conversionDays,
	type MonthBounds,
	type MonthOfAccounts,
	type MonthOfPro,
} from "#app/domain/admin/business.ts";
import { plans } from "#app/domain/billing/plans.ts";

/* Counted from payments, which say for which time they were made: what is left out is left out of the past as well. */

const asRows = (bounds: readonly MonthBounds[]) =>
	sql`jsonb_to_recordset(${JSON.stringify(bounds)}::jsonb)
		as bounds(month text, begins timestamptz, ends timestamptz)`;

const firstOf = (bounds: readonly MonthBounds[]) => bounds[0]?.begins.toISOString() ?? null;

/** Customers with a paid month of Pro at both ends of each month, and those who had one at its beginning only. */
export async function findMonthsOfPro(
	connection: Connection,
	bounds: readonly MonthBounds[],
): Promise<MonthOfPro[]> {
	const { rows } = await connection.execute<MonthOfPro>(sql`
		with bounds as (select * from ${asRows(bounds)}),
		paid as materialized (
			select stripe_customer_id as customer, stripe_subscription_id as subscription,
				period_start, period_end, amount_in_cents - refunded_in_cents as kept
			from ${orders} where plan_id = ${plans.pro.id} and status in ('paid', 'partly refunded')
				-- A month is paid for when it begins.
				and paid_at >= ${firstOf(bounds)}::timestamptz - interval '3 months'
		),
		at_begin as (
			select distinct on (month, customer) month, customer, subscription
			from bounds join paid on period_start <= begins and period_end > begins
			order by month, customer, period_start desc
		),
		at_end as (
			select distinct on (month, customer) month, customer, kept
			from bounds join paid on period_start <= ends and period_end > ends
			order by month, customer, period_start desc
		),
		lost as (
			select month, count(*)::int as "left", count(*) filter (where exists (
				select 1 from ${userSubscriptions} s
				where s.stripe_subscription_id = at_begin.subscription and s.ended_unpaid))::int as unpaid
			from at_begin where not exists (
				select 1 from at_end where at_end.month = at_begin.month and at_end.customer = at_begin.customer)
			group by month
		)
		select bounds.month,
			(select count(*)::int from at_begin where at_begin.month = bounds.month) as "atBegin",
			count(at_end.customer)::int as "atEnd",
			coalesce(sum(at_end.kept), 0)::float8 as "recurringInCents",
			coalesce((select lost."left" from lost where lost.month = bounds.month), 0) as "left",
			coalesce((select unpaid from lost where lost.month = bounds.month), 0) as "leftUnpaid"
		from bounds left join at_end on at_end.month = bounds.month
		group by bounds.month order by bounds.month`);
	return rows;
}

/** People with a running pack that was paid for, at the end of each month. */
export async function findPackHolders(
	connection: Connection,
	bounds: readonly MonthBounds[],
): Promise<{ month: string; holders: number }[]> {
	const { rows } = await connection.execute<{ month: string; holders: number }>(sql`
		select month, count(distinct coalesce(p.user_id, p.id::text))::int as holders
		from ${asRows(bounds)} join ${userPurchases} p on p.granted_at <= ends and p.expires_at > ends
			and (p.closed_at is null or p.closed_at > ends) and p.origin = 'paid'
		group by month`);
	return rows;
}

/** Accounts by the month in which they were made, and what they first paid for within 30 days. */
export async function findMonthsOfAccounts(
	connection: Connection,
	bounds: readonly MonthBounds[],
): Promise<MonthOfAccounts[]> {
	const { rows } = await connection.execute<MonthOfAccounts>(sql`
		with firsts as (
			select distinct on (user_id) user_id, plan_id, paid_at from ${orders}
			where user_id is not null and paid_at >= ${firstOf(bounds)}::timestamptz
			order by user_id, paid_at
		)
		select to_char(date_trunc('month', u.created_at, 'UTC') at time zone 'UTC', 'YYYY-MM') as month,
			count(*)::int as accounts,
			count(*) filter (where plan_id = ${plans.pack.id})::int as pack,
			count(*) filter (where plan_id = ${plans.pro.id})::int as pro
		from ${user} u left join firsts on firsts.user_id = u.id
			and firsts.paid_at < u.created_at + ${conversionDays} * interval '1 day'
		where u.created_at >= ${firstOf(bounds)}::timestamptz
		group by 1`);
	return rows;
}

/** What went back of the payments of each month, by plan. */
export async function findRefundsByMonth(
	connection: Connection,
	bounds: readonly MonthBounds[],
): Promise<BusinessRows["refunds"]> {
	const { rows } = await connection.execute<BusinessRows["refunds"][number]>(sql`
		select to_char(date_trunc('month', paid_at, 'UTC') at time zone 'UTC', 'YYYY-MM') as month,
			plan_id as "planId", sum(refunded_in_cents)::float8 as "refundedInCents"
		from ${orders} where paid_at >= ${firstOf(bounds)}::timestamptz and refunded_in_cents > 0
		group by 1, 2`);
	return rows;
}
