import { futureOf, type StateFacts } from "./subscription-state.ts";
import { noticesOf } from "./timeline.ts";

export type ChargeReminder = "price-rising" | "pause-ending" | "card-expiring";

/**
 * The reminders that a member gets before the next charge.
 * @param subscription with its next charge, and the card that pays
 * @param lastPayment for the present period; null when it is not known
 * @returns nothing for one that will not be charged, and before or after the days of notice
 */
export function chargeReminders(
	subscription: StateFacts & { cardExpiresAt: Date | null },
	lastPayment: { isDiscounted: boolean } | null,
	now: Date,
): ChargeReminder[] {
	const { status, cardExpiresAt, resumesAt } = subscription;
	const at = futureOf(subscription, now)?.chargedAt;
	if ((status !== "active" && !resumesAt) || !at || at <= now) return [];
	if (!noticesOf({ kind: "charge", at }).some(({ from }) => from <= now)) return [];
	return [
		...(resumesAt ? (["pause-ending"] as const) : []),
		...(lastPayment?.isDiscounted && !resumesAt ? (["price-rising"] as const) : []),
		...(cardExpiresAt && cardExpiresAt <= at ? (["card-expiring"] as const) : []),
	];
}
