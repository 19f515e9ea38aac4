import { addDays } from "#app/domain/base/dates.ts";
import type { SubscriptionStatus } from "#app/domain/reader/entitlements.ts";

/** How many days before a charge the payer is told what is new about it. Card schemes ask for seven. */
const noticeDays = 7;

export type ChargeReminder = "price-rising" | "card-expiring";

/**
 * The reminders that a member gets before the next charge.
 * @param subscription with the end of its period, when it is charged, and the card that pays
 * @param lastPayment for the present period; null when it is not known
 * @returns nothing for one that will not be charged, and before or after the days of notice
 */
export function chargeReminders(
	subscription: {
		status: SubscriptionStatus;
		currentPeriodEnd: Date;
		cardExpiresAt: Date | null;
	},
	lastPayment: { isDiscounted: boolean } | null,
	now: Date,
): ChargeReminder[] {
	const { status, currentPeriodEnd, cardExpiresAt } = subscription;
	const isNear = currentPeriodEnd > now && noticeStart(currentPeriodEnd) <= now;
	if (status !== "active" || !isNear) return [];
	return [
		...(lastPayment?.isDiscounted ? (["price-rising"] as const) : []),
		...(cardExpiresAt && cardExpiresAt <= currentPeriodEnd ? (["card-expiring"] as const) : []),
	];
}

/** From when on a charge is near enough for a reminder. */
export const noticeStart = (charge: Date): Date => addDays(charge, -noticeDays);

/** Until when a charge is near enough for a reminder. */
export const noticeEnd = (now: Date): Date => addDays(now, noticeDays);
