import { addDays } from "#app/domain/base/dates.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import { type OrderStatus, readReceiptNumber } from "#app/domain/billing/orders.ts";
import { parseSoldPlan, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { endOfDay, parseDay, startOfDay } from "./chosen-days.ts";
import { readSearchText, searchMinimum } from "./people-query.ts";

/** What the owner asks of the list of orders, as it stands in the address. */
export type OrdersQuery = {
	search: string;
	status: OrderStatus | null;
	planId: SoldPlanId | null;
	/** Days as `YYYY-MM-DD`, both included. */
	from: string;
	to: string;
};

export const orderStatuses = ["paid", "partly refunded", "refunded", "disputed"] as const;

/** A period without a first day begins this many days ago. */
const usualDays = 365;
/** A longer one is cut at its beginning: its sums are made again each time. */
const maximumDays = 3 * 366;

/** Never fails: what cannot be understood is what nobody has named. */
export function parseOrdersQuery(params: URLSearchParams, now: Date): OrdersQuery {
	const to = parseDay(params.get("to")) ?? dayOf(now);
	const from = parseDay(params.get("from")) ?? dayOf(addDays(startOfDay(to), -usualDays));
	const earliest = dayOf(addDays(startOfDay(to), -maximumDays));
	const isBackwards = from > to;
	return {
		search: readSearchText(params),
		status: orderStatuses.find((status) => status === params.get("status")) ?? null,
		planId: parseSoldPlan(params.get("plan")),
		from: isBackwards ? to : from < earliest ? earliest : from,
		to,
	};
}

/** What a search looks for: the number of one receipt, a payment or a customer of the provider, or part of an address. */
function readOrderSearch(
	search: string,
):
	| { by: "everything" }
	| { by: "number"; number: number }
	| { by: "provider"; providerId: string }
	| { by: "email"; part: string }
	| { by: "too short" } {
	if (search === "") return { by: "everything" };
	const number = /^\d{1,15}$/u.test(search) ? Number(search) : readReceiptNumber(search);
	if (number !== null) return { by: "number", number };
	if (/^(?:pi|cus)_\w+$/u.test(search)) return { by: "provider", providerId: search };
	return search.length < searchMinimum ? { by: "too short" } : { by: "email", part: search };
}

/** What the rows of a list are looked for by. */
export type OrdersFilter = Pick<OrdersQuery, "status" | "planId"> & {
	number?: number;
	/** Of a payment or a customer, in lower case. */
	providerId?: string;
	/** In lower case. */
	emailPart?: string;
	from: Date;
	before: Date;
};

/** The filter that a query means, for the list, its sums and its export; null when the search has too few characters. */
export function filterOf(query: OrdersQuery): OrdersFilter | null {
	const search = readOrderSearch(query.search);
	if (search.by === "too short") return null;
	const { status, planId } = query;
	return {
		...{ status, planId, ...periodOf(query) },
		...(search.by === "number" && { number: search.number }),
		...(search.by === "provider" && { providerId: search.providerId }),
		...(search.by === "email" && { emailPart: search.part }),
	};
}

/** The instants of a period of days: from the first one, up to and without the second. */
export function periodOf({ from, to }: Pick<OrdersQuery, "from" | "to">): {
	from: Date;
	before: Date;
} {
	return { from: startOfDay(from), before: endOfDay(to) };
}
