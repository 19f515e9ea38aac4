import { addDays, addMonths } from "#app/domain/base/dates.ts";

/** For how many months Pro can be paused. */
export const pauseMonths = [1, 2, 3] as const;
export type PauseMonths = (typeof pauseMonths)[number];

/**
 * When the provider is told to collect again: a day before the renewal that ends the pause, so that it is surely
 * after the last free renewal and before the next paid one, whatever the length of the months.
 * @param periodEnd of the period that is paid for: the pause begins then
 */
export const collectsAgain = (periodEnd: Date, months: PauseMonths): Date =>
	addDays(addMonths(periodEnd, months), -1);

/**
 * The first renewal at which a payment is taken again.
 * @param anchor the moment from which the months of the subscription are counted
 * @param periodEnd of the present period
 * @param again from when on payments are collected
 */
export function renewalAfter(anchor: Date, periodEnd: Date, again: Date): Date {
	const from = again > periodEnd ? again : periodEnd;
	for (let months = 1; ; months++) {
		const renewal = addMonths(anchor, months);
		if (renewal >= from) return renewal;
	}
}
