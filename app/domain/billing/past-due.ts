import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import {
	isSubscriptionActive,
	type ProGrant,
	runningGrant,
	type Subscription,
} from "#app/domain/reader/entitlements.ts";
import { giftOpens } from "./gift-words.ts";
import { plans } from "./plans.ts";

/**
 * The line that a member reads on every page while a renewal is not paid, within its grace and after it.
 * Pro that was given and lasts longer keeps every resume open.
 * @returns null while nothing is due
 */
export function pastDueNotice(
	{ subscription, grants }: { subscription: Subscription | null; grants: readonly ProGrant[] },
	now: Date,
): string | null {
	if (subscription?.status !== "past_due") return null;
	const { graceUntil } = subscription;
	const { name } = plans.pro;
	const gift = runningGrant(grants, now);
	if (gift && gift.endsAt >= (graceUntil ?? now)) {
		return `Your last payment for ${name} failed. ${giftOpens(formatLongDate(gift.endsAt))}`;
	}
	if (!graceUntil || !isSubscriptionActive(subscription, now)) {
		return `Your last payment for ${name} failed, and your access has ended.`;
	}
	return `Your last payment for ${name} failed. Your access ends on ${formatMoment(graceUntil)}.`;
}
