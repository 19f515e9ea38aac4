import { OrdersPage } from "#app/components/admin/orders-page.tsx";
import { privateMeta } from "#app/components/base/page-meta.ts";
import { findOrdersPage, sumOrdersByMonth } from "#app/data/billing/orders-list.server.ts";
import { listPageSize, pageOf, readPlace } from "#app/domain/admin/list-place.ts";
import { filterOf, parseOrdersQuery } from "#app/domain/admin/orders-query.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { searchMinimum } from "#app/domain/admin/people-query.ts";
import { shownMonths } from "#app/domain/billing/order-sums.ts";
import { orderLine } from "#app/operations/admin/describe-rights.server.ts";
import { getAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/orders";

export const meta = () => privateMeta("Orders");

export async function loader({ request, context }: Route.LoaderArgs) {
	const { now } = getAdmin(context);
	const { database, log } = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const query = parseOrdersQuery(searchParams, now);
	const after = readPlace(searchParams);
	const filter = filterOf(query);
	const isFirst = after === null;
	if (!filter) {
		const problem = adminMessages.people.searchTooShort(searchMinimum);
		return { query, problem, orders: [], months: [], next: null, isFirst };
	}
	const rows = await findOrdersPage(database, filter, { after, limit: listPageSize + 1 });
	const { page, next } = pageOf(rows, ({ paidAt, id }) => ({ at: paidAt, id }));
	// The list stands without its sums: over very many orders they may take longer than a page may.
	const months = await sumOrdersByMonth(database, filter).then(shownMonths, (error: unknown) => {
		log.error({ error }, "The sums of the orders failed");
		return null;
	});
	return {
		query,
		problem: null,
		orders: page.map(orderLine),
		months,
		next,
		isFirst,
	};
}

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
	return <OrdersPage {...loaderData} />;
}
