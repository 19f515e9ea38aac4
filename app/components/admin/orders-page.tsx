import { listAddress } from "#app/domain/admin/list-place.ts";
import { type OrdersQuery, orderStatuses } from "#app/domain/admin/orders-query.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { OrderLine } from "#app/domain/admin/person-file.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { ExportButton } from "./export-button.tsx";
import { ListFilter } from "./list-filter.tsx";
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

const statuses = orderStatuses.map((value) => ({ value, label: sentenceCase(value) }));
const planOptions = Object.values(soldPlans).map(({ id, name }) => ({ value: id, label: name }));

/** Every payment, the newest first, and what came in by month. */
export function OrdersPage({ query, problem, orders, months, next, isFirst }: OrdersPageProps) {
	const { search, status, planId, from, to } = query;
	const period = { from, to };
	const filter = { q: search, status, plan: planId, ...period };
	const address = (after: string | null) => listAddress("/admin/orders", { ...filter, after });
	return (
		<>
			<h1 className="text-2xl">Orders</h1>
			<div className="mt-2 flex flex-wrap gap-2">
				<ExportButton action={listAddress("/admin/exports/orders", filter)} label="Export orders" />
				<ExportButton
					action={listAddress("/admin/exports/refunds", period)}
					label="Export refunds"
				/>
				<ExportButton action={listAddress("/admin/exports/fees", period)} label="Export fees" />
			</div>
			<p className="mt-2 text-sm text-quiet">
				For the bookkeeper, as CSV: the orders that the filter leaves; all refunds and fees of its
				days, as the payment provider has booked them.
			</p>
			<ListFilter
				list="/admin/orders"
				fields={[
					{
						kind: "email",
						label: "Order number, or part of the email address",
						name: "q",
						value: search,
						error: problem,
					},
					{ kind: "choice", label: "Status", name: "status", value: status, options: statuses },
					{ kind: "choice", label: "Plan", name: "plan", value: planId, options: planOptions },
					{ kind: "date", label: "From", name: "from", value: from },
					{ kind: "date", label: "To", name: "to", value: to },
				]}
			/>
			{orders.length > 0 ? (
				<OrdersTable orders={orders} label="Orders" />
			) : (
				<p className="admin-empty">{problem ?? "No order matches."}</p>
			)}
			<PageTurner address={address} next={next} isFirst={isFirst} />
			{months === null ? (
				<p className="mt-8 text-quiet">{adminMessages.orders.sumsFailed}</p>
			) : months.length > 0 ? (
				<OrderSums months={months} />
			) : null}
		</>
	);
}
