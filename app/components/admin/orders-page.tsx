import { Form, Link, useNavigation } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { type OrdersQuery, orderStatuses } from "#app/domain/admin/orders-query.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { listAddress } from "#app/domain/admin/people-query.ts";
import type { OrderLine } from "#app/domain/admin/person-file.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { OrderSums, type ShownMonth } from "./order-sums.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { PageTurner } from "./page-turner.tsx";

type OrdersPageProps = {
	query: OrdersQuery;
	/** Why the search could not be made. */
	problem: string | null;
	orders: readonly OrderLine[];
	/** Null when they could not be made. */
	months: readonly ShownMonth[] | null;
	next: string | null;
	isFirst: boolean;
};

/** Every payment, the newest first, and what came in by month. */
export function OrdersPage({ query, problem, orders, months, next, isFirst }: OrdersPageProps) {
	const { search, status, planId, from, to } = query;
	const address = (before: string | null) =>
		listAddress("/admin/orders", { q: search, status, plan: planId, from, to, before });
	return (
		<>
			<h1 className="text-2xl">Orders</h1>
			<OrdersFilter key={address(null)} query={query} problem={problem} />
			{orders.length > 0 ? (
				<OrdersTable orders={orders} label="Orders" />
			) : (
				<p className="admin-empty">{problem ?? "No order fits."}</p>
			)}
			<PageTurner first={isFirst ? null : address(null)} next={next && address(next)} />
			{months === null ? (
				<p className="mt-8 text-quiet">{adminMessages.orders.sumsFailed}</p>
			) : months.length > 0 ? (
				<OrderSums months={months} />
			) : null}
		</>
	);
}

function OrdersFilter({ query, problem }: { query: OrdersQuery; problem: string | null }) {
	const busy = useNavigation().state === "loading";
	return (
		<Form className="admin-filter">
			<Field
				label="Order number, or part of the email address"
				name="q"
				defaultValue={query.search}
				autoCapitalize="none"
				spellCheck={false}
				error={problem ?? undefined}
			/>
			<label className="admin-select">
				Status
				<select name="status" defaultValue={query.status ?? ""}>
					<option value="">All</option>
					{orderStatuses.map((status) => (
						<option key={status} value={status}>
							{sentenceCase(status)}
						</option>
					))}
				</select>
			</label>
			<label className="admin-select">
				Plan
				<select name="plan" defaultValue={query.planId ?? ""}>
					<option value="">All</option>
					{Object.values(soldPlans).map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</label>
			<Field label="From" name="from" type="date" defaultValue={query.from} />
			<Field label="To" name="to" type="date" defaultValue={query.to} />
			<Button type="submit" variant="secondary" busy={busy}>
				Find
			</Button>
			<Link to="/admin/orders" className="link-quiet">
				Clear
			</Link>
		</Form>
	);
}
