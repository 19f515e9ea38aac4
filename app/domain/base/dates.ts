/** Dates as the site writes them: US English, always in UTC so that server and browser agree. */

const short = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	year: "numeric",
	timeZone: "UTC",
});
const long = new Intl.DateTimeFormat("en-US", {
	month: "long",
	day: "numeric",
	year: "numeric",
	timeZone: "UTC",
});
const monthAndYear = new Intl.DateTimeFormat("en-US", {
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});

/** "Dec 30, 2024": on cards and in the library. */
export const formatShortDate = (date: Date | string): string => short.format(new Date(date));

/** "December 30, 2024": on account pages. */
export const formatLongDate = (date: Date | string): string => long.format(new Date(date));

/**
 * "December 2024".
 * @param month `YYYY-MM`
 */
export const formatMonth = (month: string): string =>
	monthAndYear.format(new Date(`${month}-01T00:00:00Z`));

const moment = new Intl.DateTimeFormat("en-US", {
	month: "long",
	day: "numeric",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: "UTC",
});

/** "December 30, 2024 at 14:05 UTC": in security mails and lists of sessions. */
export const formatMoment = (date: Date | string): string => `${moment.format(new Date(date))} UTC`;

const dayInMilliseconds = 86_400_000;

/** The instant `days` days of 24 hours after `date`. */
export const addDays = (date: Date, days: number): Date =>
	new Date(date.getTime() + days * dayInMilliseconds);

/** The same instant of another month, or of its last day where it has no such day; in UTC. */
export function addMonths(date: Date, months: number): Date {
	const moved = new Date(date);
	moved.setUTCDate(1);
	moved.setUTCMonth(moved.getUTCMonth() + months);
	const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
	moved.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
	return moved;
}
