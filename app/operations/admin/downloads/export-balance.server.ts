import type { Admin } from "#app/data/admin/audit-log.server.ts";
import { findOrdersOfPayments } from "#app/data/billing/orders-list.server.ts";
import { parseOrdersQuery, periodOf } from "#app/domain/admin/orders-query.ts";
import { count } from "#app/domain/base/count.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { csvLine } from "#app/domain/intake/csv/write-rows.ts";
import type { BalanceLine } from "#app/integrations/payments/payments.ts";
import type { Uses } from "#app/services.ts";
import { type CsvExport, streamCsv } from "./stream-csv.server.ts";

type Needs = Uses<"database" | "payments">;
type Orders = Awaited<ReturnType<typeof findOrdersOfPayments>>;

/** What the provider calls a refund. */
const isRefund = ({ type }: BalanceLine) => type === "refund" || type === "payment_refund";

/** Writes the refunds of a time as the provider has booked them, for a bookkeeper. Amounts are cents. */
export const exportRefunds = (services: Needs, admin: Admin, params: URLSearchParams) =>
	exportBalance(services, admin, params, {
		list: "refunds",
		columns: ["Refund", "When", "Order", "Plan", "Currency", "Refunded (cents)", ...names],
		takes: isRefund,
		cells: (line, orders) => {
			const order = orderOf(line, orders);
			return [
				line.source ?? "",
				line.at.toISOString(),
				order ? receiptNumber(order.number) : "",
				order ? soldPlans[order.planId].name : "",
				line.currency.toUpperCase(),
				-line.amountInCents,
				line.paymentIntent ?? "",
				line.id,
			];
		},
	});

/** Writes every line of the balance in a time with its fee, for a bookkeeper. Amounts are cents. */
export const exportFees = (services: Needs, admin: Admin, params: URLSearchParams) =>
	exportBalance(services, admin, params, {
		list: "fees",
		columns: [
			"When",
			"Type",
			"Order",
			"Currency",
			"Amount (cents)",
			"Fee (cents)",
			"Net (cents)",
			"Source",
			...names,
		],
		takes: () => true,
		cells: (line, orders) => {
			const order = orderOf(line, orders);
			return [
				line.at.toISOString(),
				line.type,
				order ? receiptNumber(order.number) : "",
				line.currency.toUpperCase(),
				line.amountInCents,
				line.feeInCents,
				line.netInCents,
				line.source ?? "",
				line.paymentIntent ?? "",
				line.id,
			];
		},
	});

const names = ["Payment Intent", "Balance Transaction"] as const;

const orderOf = ({ paymentIntent }: BalanceLine, orders: Orders) =>
	paymentIntent === null ? undefined : orders.get(paymentIntent);

type Written = {
	list: "refunds" | "fees";
	columns: readonly string[];
	takes: (line: BalanceLine) => boolean;
	cells: (line: BalanceLine, orders: Orders) => (string | number)[];
};

async function exportBalance(
	services: Needs,
	admin: Admin,
	params: URLSearchParams,
	{ list, columns, takes, cells }: Written,
): Promise<CsvExport> {
	const { database, payments } = services;
	const query = parseOrdersQuery(params, admin.now);
	const { from, before } = periodOf(query);
	const lines = (await payments.readBalance(from, before)).filter(takes);
	const intents = lines.flatMap(({ paymentIntent }) => (paymentIntent ? [paymentIntent] : []));
	const orders = await findOrdersOfPayments(database, intents);
	return streamCsv(services, admin, {
		name: `${list}-${query.from}-${query.to}.csv`,
		head: csvLine(columns),
		// The provider gives them the newest first, and a bookkeeper reads them the oldest first: all have to be there.
		parts: (async function* () {
			yield lines;
		})(),
		cells: (line) => cells(line, orders),
		entry: (rows) => ({
			action: `${list}.exported`,
			subject: "log",
			label: `${count(rows, "line")}, ${query.from} to ${query.to}`,
		}),
	});
}
