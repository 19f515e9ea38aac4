import { isSubscriptionActive, type Subscription } from "#app/domain/reader/entitlements.ts";

/** What the state of a subscription depends on. */
export type StateFacts = Subscription & {
	/** The provider's own word. */
	stripeStatus: string;
	/** Set while it is told to end, and when it has ended. */
	canceledAt: Date | null;
};

/** `active`, `ends` with its period, `past_due` within or after its grace, `on_hold`, `ended`. */
export type ShownState = "active" | "ends" | "past_due" | "on_hold" | "ended";

/** What becomes of a subscription: when it is charged, ends, or loses its access because nobody paid. */
export type SubscriptionFuture = {
	state: ShownState;
	chargedAt: Date | null;
	endsAt: Date | null;
	graceEndsAt: Date | null;
};

/** The state of a subscription and the dates that follow from it; null for one that came to nothing. */
export function futureOf(subscription: StateFacts, now: Date): SubscriptionFuture | null {
	const state = stateOf(subscription, now);
	if (!state) return null;
	const { currentPeriodEnd, canceledAt, stripeStatus, graceUntil, resumesAt } = subscription;
	const isOnHold = state === "on_hold";
	const isEnding = state === "ends" || (isOnHold && canceledAt !== null);
	// Of those on hold, only what the provider calls running is renewed.
	const renews = isOnHold ? !isEnding && runs(stripeStatus) : state === "active";
	const hasGrace = state === "past_due" && isSubscriptionActive(subscription, now);
	return {
		state,
		chargedAt: renews ? (resumesAt ?? currentPeriodEnd) : null,
		endsAt: isEnding ? currentPeriodEnd : null,
		graceEndsAt: hasGrace ? graceUntil : null,
	};
}

/**
 * Whether a pause has begun: it makes whole periods free, so that nobody has paid for the present one. Inactive alone
 * does not say so, because a disputed payment closes a period that was paid for as well.
 * @param hasPayment there is a payment for the present period, whatever became of it
 */
export const hasPauseBegun = (
	{ status }: Pick<Subscription, "status">,
	hasPayment: boolean,
): boolean => status === "inactive" && !hasPayment;

/**
 * When a pause begins that has not begun; null for any other, and without one.
 * @param hasPayment see `hasPauseBegun`
 */
export function pauseStart(subscription: StateFacts, hasPayment: boolean, now: Date): Date | null {
	const { resumesAt, currentPeriodEnd } = subscription;
	const isPausing = resumesAt && futureOf(subscription, now)?.chargedAt;
	return isPausing && !hasPauseBegun(subscription, hasPayment) ? currentPeriodEnd : null;
}

function stateOf(
	{ status, stripeStatus, currentPeriodEnd }: StateFacts,
	now: Date,
): ShownState | null {
	if (status === "canceled") return currentPeriodEnd > now ? "ends" : "ended";
	if (status !== "inactive") return status;
	// A first payment that nobody made in time: it never came to anything.
	return stripeStatus === "incomplete_expired" ? null : "on_hold";
}

/** The provider keeps charging for it, whatever happened to the last payment. */
const runs = (stripeStatus: string) => stripeStatus === "active" || stripeStatus === "trialing";
