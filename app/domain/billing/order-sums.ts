import { formatMonth } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";

/** The totals of a month's orders; money in cents. */
export type MonthSums = {
	/** `YYYY-MM`. */
	month: string;
	orders: number;
	grossInCents: number;
	refundedInCents: number;
	disputedInCents: number;
};

/** The sums of each month in words, and under them those of all. Net is what was paid and not refunded. */
export function shownMonths(months: readonly MonthSums[]) {
	const lines = months.map((sums) => ({
		month: formatMonth(sums.month),
		...inWords(sums),
		isTotal: false,
	}));
	if (lines.length < 2) return lines;
	const sum = (field: keyof Omit<MonthSums, "month">) =>
		months.reduce((total, sums) => total + sums[field], 0);
	const all = {
		orders: sum("orders"),
		grossInCents: sum("grossInCents"),
		refundedInCents: sum("refundedInCents"),
		disputedInCents: sum("disputedInCents"),
	};
	return [...lines, { month: "All", ...inWords(all), isTotal: true }];
}

function inWords(sums: Omit<MonthSums, "month">) {
	const { orders, grossInCents, refundedInCents, disputedInCents } = sums;
	return {
		orders: orders.toLocaleString("en-US"),
		gross: formatPrice(grossInCents),
		refunded: formatPrice(refundedInCents),
		net: formatPrice(grossInCents - refundedInCents),
		disputed: formatPrice(disputedInCents),
	};
}
