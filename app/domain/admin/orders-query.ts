import { z } from "zod";
import { addDays } from "#app/domain/base/dates.ts";
import { normaliseEmail } from "#app/domain/base/email.ts";
import type { OrderStatus } from "#app/domain/billing/orders.ts";
import { parseSoldPlan, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";
import { searchMinimum } from "./people-query.ts";

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

const daySchema = z.iso.date();

/** Never fails: what cannot be understood is what nobody has named. */
export function parseOrdersQuery(params: URLSearchParams, now: Date): OrdersQuery {
	const to = dayOr(params.get("to"), dayOf(now));
	const from = dayOr(params.get("from"), dayOf(addDays(startOf(to), -usualDays)));
	const earliest = dayOf(addDays(startOf(to), -maximumDays));
	const isBackwards = from > to;
	return {
		search: normaliseEmail(cleanText(params.get("q") ?? "", 254)),
		status: orderStatuses.find((status) => status === params.get("status")) ?? null,
		planId: parseSoldPlan(params.get("plan")),
		from: isBackwards ? to : from < earliest ? earliest : from,
		to,
	};
}

/** What a search looks for: the number of one receipt, or part of an address. */
export function readOrderSearch(
	search: string,
):
	| { by: "everything" }
	| { by: "number"; number: number }
	| { by: "email"; part: string }
	| { by: "too short" } {
	if (search === "") return { by: "everything" };
	const number = /^(?:of-)?0*(\d{1,15})$/u.exec(search)?.[1];
	if (number) return { by: "number", number: Number(number) };
	return search.length < searchMinimum ? { by: "too short" } : { by: "email", part: search };
}

/** The instants of a period of days: from the first one, up to and without the second. */
export function periodOf({ from, to }: Pick<OrdersQuery, "from" | "to">): {
	from: Date;
	before: Date;
} {
	return { from: startOf(from), before: addDays(startOf(to), 1) };
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

function dayOr(value: string | null, otherwise: string): string {
	const parsed = daySchema.safeParse(value);
	// The database knows no year 0, and its latest year is far away.
	return parsed.success && parsed.data >= "1970-01-01" ? parsed.data : otherwise;
}
