/** How many backups are kept: the newest of so many days, weeks and months. */
export type Rotation = { days: number; weeks: number; months: number };

export const rotation: Rotation = { days: 7, weeks: 4, months: 6 };

const dayInMilliseconds = 86_400_000;

/**
 * Chooses the backups to keep: the newest of each of the last days, weeks and months that have one. Days
 * without a backup do not count, so that a site that stood still for a month loses nothing. The newest is
 * always kept.
 * @param times when each backup was made, in any order
 * @returns those that may go, the oldest first
 */
export function chooseOutdated(times: readonly Date[], rule: Rotation = rotation): Date[] {
	const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
	const kept = new Set([
		...newestFirst.slice(0, 1),
		...newestOfEach(newestFirst, rule.days, (time) => time.toISOString().slice(0, 10)),
		...newestOfEach(newestFirst, rule.weeks, (time) => String(weekOf(time))),
		...newestOfEach(newestFirst, rule.months, (time) => time.toISOString().slice(0, 7)),
	]);
	return newestFirst.filter((time) => !kept.has(time)).reverse();
}

function newestOfEach(
	newestFirst: readonly Date[],
	count: number,
	periodOf: (time: Date) => string,
): Date[] {
	const newest = new Map<string, Date>();
	for (const time of newestFirst) {
		const period = periodOf(time);
		if (!newest.has(period)) newest.set(period, time);
	}
	return [...newest.values()].slice(0, count);
}

/** Weeks begin on Monday; the epoch was a Thursday. */
const weekOf = (time: Date): number => Math.floor((time.getTime() / dayInMilliseconds + 3) / 7);
