import type { Interval } from "../records.ts";

/**
 * The moment this many intervals after an anchor. Months are counted on the calendar, in UTC: a subscription
 * that began on January 31 is renewed on February 28, and on March 31 again.
 * @param anchor seconds
 */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
	if (interval === "day") return anchor + count * 86_400;
	if (interval === "week") return anchor + count * 7 * 86_400;
	const start = new Date(anchor * 1000);
	const months = start.getUTCMonth() + count * (interval === "year" ? 12 : 1);
	const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
	return (
		Date.UTC(
			start.getUTCFullYear(),
			months,
			Math.min(start.getUTCDate(), lastDay),
			start.getUTCHours(),
			start.getUTCMinutes(),
			start.getUTCSeconds(),
		) / 1000
	);
}
