/** Days and weeks of the calendar, in UTC: a day is `YYYY-MM-DD`, a week is its Monday (ISO 8601). */

const dayInMilliseconds = 86_400_000;

/** The day of an instant. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The day `days` days after a day; before it when negative. */
export function dayAfter(day: string, days: number): string {
	return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds));
}

/** The week that a day lies in. */
export function weekOf(day: string): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return dayAfter(day, weekday === 0 ? -6 : 1 - weekday);
}

/** The last `count` weeks, the oldest first; the last one is the week of `today`. */
export function lastWeeks(today: string, count: number): string[] {
	const week = weekOf(today);
	return Array.from({ length: count }, (_, index) => dayAfter(week, 7 * (index + 1 - count)));
}

/** "2026-W24": by the week of its Thursday, as ISO 8601 counts. */
export function weekNumber(week: string): string {
	const year = dayAfter(week, 3).slice(0, 4);
	const first = weekOf(`${year}-01-04`);
	const number = Math.round((Date.parse(week) - Date.parse(first)) / (7 * dayInMilliseconds)) + 1;
	return `${year}-W${String(number).padStart(2, "0")}`;
}

const monthAndDay = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** "Jun 8": for days that cannot be those of another year. */
export const shortDay = (day: string): string => monthAndDay.format(Date.parse(day));

/** "Jun 8 – Jun 14, 2026". */
export function weekRange(week: string): string {
	const sunday = dayAfter(week, 6);
	return `${shortDay(week)} – ${shortDay(sunday)}, ${sunday.slice(0, 4)}`;
}

/** Where the months begin among weeks: the index of the first Monday of each, with "Jun". */
export function monthStarts(weeks: readonly string[]): { index: number; label: string }[] {
	return weeks.flatMap((week, index) => {
		const before = weeks[index - 1];
		if (!before || before.slice(0, 7) === week.slice(0, 7)) return [];
		return [{ index, label: month.format(Date.parse(week)) }];
	});
}
