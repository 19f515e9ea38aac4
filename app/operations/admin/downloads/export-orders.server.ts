import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { walkOrders } from "#app/data/billing/orders-list.server.ts";
import { filterOf, parseOrdersQuery } from "#app/domain/admin/orders-query.ts";
import { count } from "#app/domain/base/count.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import type { Uses } from "#app/services.ts";
import { type CsvExport, streamCsv } from "./stream-csv.server.ts";

const columns = [
	"Order",
	"Paid",
	"Status",
	"Plan",
	"Currency",
	"Amount (cents)",
	"Tax in it (cents)",
	"Refunded (cents)",
	"Period Start",
	"Period End",
	"Payment Intent",
	"Customer",
	"Subscription",
] as const;

/**
 * Writes the orders that a filter leaves as a file of comma-separated values for a bookkeeper, the newest first:
 * amounts in cents, the provider's ids, and no names or addresses.
 * @param params the address of the list
 */
export async function exportOrders(
	services: Uses<"database">,
	admin: Admin,
	params: URLSearchParams,
): Promise<CsvExport> {
	const query = parseOrdersQuery(params, admin.now);
	const filter = filterOf(query);
	// As the list: it asks for more characters.
	async function* noOrders(): ReturnType<typeof walkOrders> {}
	const day = (date: Date | null) => date?.toISOString() ?? "";
	return streamCsv(services, admin, {
		name: `orders-${query.from}-${query.to}.csv`,
		head: csvLine(columns),
		parts: filter ? walkOrders(services.database, filter) : noOrders(),
		cells: (order) => [
			receiptNumber(order.number),
			order.paidAt.toISOString(),
			order.status,
			soldPlans[order.planId].name,
			order.currency.toUpperCase(),
			order.amountInCents,
			order.taxInCents,
			order.refundedInCents,
			day(order.periodStart),
			day(order.periodEnd),
			order.stripePaymentIntent,
			order.stripeCustomerId,
			order.stripeSubscriptionId ?? "",
		],
		entry: (rows) => ({
			action: "orders.exported",
			subject: "log",
			label: `${count(rows, "order")}, ${query.from} to ${query.to}`,
		}),
	});
}
