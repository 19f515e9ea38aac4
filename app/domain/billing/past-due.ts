import { formatMoment } from "#app/domain/base/dates.ts";
import { isSubscriptionActive, type Subscription } from "#app/domain/reader/entitlements.ts";
import { plans } from "./plans.ts";

/**
 * The line that a member reads on every page while a renewal is not paid, within its grace and after it.
 * @returns null while nothing is due
 */
export function pastDueNotice(subscription: Subscription | null, now: Date): string | null {
	if (subscription?.status !== "past_due") return null;
	const { graceUntil } = subscription;
	const { name } = plans.pro;
	if (!graceUntil || !isSubscriptionActive(subscription, now)) {
		return `Your last payment for ${name} failed, and your access has ended.`;
	}
	return `Your last payment for ${name} failed. Your access ends on ${formatMoment(graceUntil)}.`;
}
