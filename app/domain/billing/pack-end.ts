import { count } from "#app/domain/base/count.ts";
import { plans } from "./plans.ts";

/** A time from its start to its end, which is exclusive. */
export type Period = { start: Date; end: Date };

/** A payment of Pro, and when its subscription was ended; what was given back or is disputed counts nothing. */
export type ProPayment = {
	status: string;
	periodStart: Date | null;
	periodEnd: Date | null;
	/** When the subscription ended for good; null while it runs. */
	endedAt: Date | null;
};

const length = plans.pack.days * 86_400_000;

/**
 * The times for which Pro is paid, apart from each other and in order. A period that was told to end goes on to
 * its end; one that was ended at once is cut there. Grace after a failed renewal is not paid.
 */
export function paidPeriods(payments: readonly ProPayment[]): Period[] {
	const periods: Period[] = [];
	const paid = payments.flatMap(({ status, periodStart: start, periodEnd, endedAt }) => {
		if (status !== "paid" && status !== "partly refunded") return [];
		if (!start || !periodEnd) return [];
		const end = endedAt && endedAt < periodEnd ? endedAt : periodEnd;
		return end > start ? [{ start, end }] : [];
	});
	for (const { start, end } of paid.sort((a, b) => a.start.getTime() - b.start.getTime())) {
		const last = periods.at(-1);
		if (!last || last.end < start) periods.push({ start, end });
		else if (last.end < end) last.end = end;
	}
	return periods;
}

/**
 * When a pack ends: 30 days of 24 hours from when it was granted, in which the times of paid Pro do not count. A
 * function of these facts alone, so that the order in which they become known changes nothing.
 * @param periods as `paidPeriods` gives them
 */
export function packEnd(grantedAt: Date, periods: readonly Period[]): Date {
	let end = grantedAt.getTime() + length;
	for (const period of periods) {
		if (period.end <= grantedAt) continue;
		if (period.start.getTime() >= end) break;
		end += period.end.getTime() - Math.max(period.start.getTime(), grantedAt.getTime());
	}
	return new Date(end);
}

/**
 * How many milliseconds of a pack are left, and whether its time is paused now.
 * @param expiresAt its end by `packEnd`
 */
export function packTimeLeft(
	expiresAt: Date,
	periods: readonly Period[],
	now: Date,
): { left: number; isPaused: boolean } {
	let left = expiresAt.getTime() - now.getTime();
	let isPaused = false;
	for (const { start, end } of periods) {
		if (end <= now || start >= expiresAt) continue;
		if (start <= now) isPaused = true;
		left -= end.getTime() - Math.max(start.getTime(), now.getTime());
	}
	return { left: Math.max(0, left), isPaused: isPaused && left > 0 };
}

/** Whole days that are left, a begun one too. */
export const daysOf = (milliseconds: number): number => Math.ceil(milliseconds / 86_400_000);

/** "paused while Pro runs, 20 days left"; null while the time of the pack runs. */
export function describePause(
	expiresAt: Date,
	periods: readonly Period[],
	now: Date,
): string | null {
	const { left, isPaused } = packTimeLeft(expiresAt, periods, now);
	return isPaused
		? `paused while ${plans.pro.name} runs, ${count(daysOf(left), "day")} left`
		: null;
}
