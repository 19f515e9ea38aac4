import { addDays } from "#app/domain/base/dates.ts";
import { freeAllowance, plans } from "#app/domain/billing/plans.ts";

/** A person's rights as rows of the database, and when they count. The end of every right is exclusive. */

export type SubscriptionStatus = "active" | "canceled" | "past_due" | "ended" | "inactive";

export type Subscription = {
	/**
	 * Ours, not the provider's: canceled means "will end at the period's end"; inactive was never paid for
	 * or is paused.
	 */
	status: SubscriptionStatus;
	currentPeriodEnd: Date;
	/** Set while a renewal has failed: until then access goes on. */
	graceUntil: Date | null;
	/** Paused: when it goes on; null or missing otherwise. */
	resumesAt?: Date | null;
	/** When the provider was asked last; missing where that does not matter. */
	syncedAt?: Date | null;
};

export type Pack = {
	id: string;
	status: "succeeded" | "refunded" | "disputed" | "revoked";
	resumesRemaining: number;
	expiresAt: Date;
	/** When it was paid. */
	grantedAt: Date;
	/** When a refund, a dispute or the owner closed it before its end. */
	closedAt?: Date | null;
	/** Its money was asked back and has not gone back yet: it opens nothing more. */
	isRefunding?: boolean;
};

/** Pro that the owner has given, beside whatever is paid for. */
export type ProGrant = {
	startsAt: Date;
	endsAt: Date;
	revokedAt: Date | null;
};

/** Active or canceled with the period still running, or past due and within the grace period. */
export function isSubscriptionActive(subscription: Subscription, now: Date): boolean {
	if (subscription.status === "past_due") {
		return subscription.graceUntil !== null && subscription.graceUntil > now;
	}
	const isPaid = subscription.status === "active" || subscription.status === "canceled";
	const late = isRenewedLate(subscription) ? renewalHours / 24 : 0;
	return isPaid && addDays(subscription.currentPeriodEnd, late) > now;
}

/** So much later the next period may begin, or the provider's clock may be behind ours. */
export const renewalHours = 1;

/** Asked after the end of its period, the provider still called it active. A pause begins in time. */
const isRenewedLate = ({ status, currentPeriodEnd, resumesAt, syncedAt }: Subscription): boolean =>
	status === "active" && !resumesAt && syncedAt != null && syncedAt >= currentPeriodEnd;

/** A renewing subscription whose period is over: the next one has begun, and its event has not arrived yet. */
export function awaitsRenewal(
	{ status, currentPeriodEnd }: Pick<Subscription, "status" | "currentPeriodEnd">,
	now: Date,
): boolean {
	return status === "active" && currentPeriodEnd <= now;
}

/** A grant stands until its end, unless it was taken back: it runs, or begins later. */
export function isGrantStanding(grant: ProGrant, now: Date): boolean {
	return grant.revokedAt === null && grant.endsAt > now;
}

/** A grant that stands runs from its start on. */
export function isGrantRunning(grant: ProGrant, now: Date): boolean {
	return isGrantStanding(grant, now) && grant.startsAt <= now;
}

/** The times for which Pro was given, the first on top. Grants that touch are one time, which is known by its first. */
export function grantedTimes<Grant extends ProGrant>(grants: readonly Grant[]): Grant[] {
	const times: Grant[] = [];
	const standing = grants.filter(({ revokedAt }) => revokedAt === null);
	for (const grant of standing.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
		const last = times.at(-1);
		if (!last || grant.startsAt > last.endsAt) times.push(grant);
		else if (grant.endsAt > last.endsAt) times.splice(-1, 1, { ...last, endsAt: grant.endsAt });
	}
	return times;
}

/** The time for which given Pro runs, with all that follows without a gap; null when none runs. */
export const runningGrant = <Grant extends ProGrant>(
	grants: readonly Grant[],
	now: Date,
): Grant | null => grantedTimes(grants).find((time) => isGrantRunning(time, now)) ?? null;

/** Pro, paid for or given. */
export function hasRunningPro(
	{ subscription, grants }: { subscription: Subscription | null; grants: readonly ProGrant[] },
	now: Date,
): boolean {
	const isPaid = subscription !== null && isSubscriptionActive(subscription, now);
	return isPaid || runningGrant(grants, now) !== null;
}

/** A running pack still opens what it opened, even with no credits left. */
export function isPackRunning(pack: Pick<Pack, "status" | "expiresAt">, now: Date): boolean {
	return pack.status === "succeeded" && pack.expiresAt > now;
}

/** A spendable pack unlocks one more resume. */
export function isPackSpendable(pack: Pack, now: Date): boolean {
	return isPackRunning(pack, now) && !pack.isRefunding && pack.resumesRemaining > 0;
}

/** Of the spendable packs the one that expires first; of equal ones the older, then the smaller id. */
export function packToSpend(packs: readonly Pack[], now: Date): Pack | null {
	return packsToSpend(packs, now)[0] ?? null;
}

/** Every spendable pack in the order in which they are spent. */
export function packsToSpend(packs: readonly Pack[], now: Date): Pack[] {
	return packs
		.filter((pack) => isPackSpendable(pack, now))
		.sort(
			(a, b) =>
				a.expiresAt.getTime() - b.expiresAt.getTime() ||
				a.grantedAt.getTime() - b.grantedAt.getTime() ||
				(a.id < b.id ? -1 : 1),
		);
}

/** Credits left over all packs. */
export function creditsLeft(packs: readonly Pack[], now: Date): number {
	return packs
		.filter((pack) => isPackSpendable(pack, now))
		.reduce((sum, pack) => sum + pack.resumesRemaining, 0);
}

/** What the interface calls a person's plan. */
export type PlanSummary =
	| {
			plan: "pro";
			freeLeft: number;
			endsAt: Date;
			willRenew: boolean;
			/** A pause begins at the end. */
			willPause?: true;
			pastDue: boolean;
			/** Given by the owner: nothing was paid for it. */
			isGiven: boolean;
	  }
	| { plan: "pack"; freeLeft: number; creditsLeft: number; expiresAt: Date }
	| { plan: "free"; freeLeft: number };

/**
 * The plan that a person is on now. A pack shows as long as it runs, also with nothing left in it.
 * @param freeUsed how many resumes the free allowance has opened
 */
export function summarisePlan(
	rights: {
		subscription: Subscription | null;
		grants: readonly ProGrant[];
		packs: readonly Pack[];
		freeUsed: number;
	},
	now: Date,
): PlanSummary {
	const { subscription } = rights;
	const freeLeft = Math.max(0, freeAllowance - rights.freeUsed);
	if (subscription && isSubscriptionActive(subscription, now)) {
		return {
			plan: "pro",
			freeLeft,
			endsAt: subscription.graceUntil ?? subscription.currentPeriodEnd,
			willRenew: subscription.status === "active",
			...(subscription.status === "active" && subscription.resumesAt && { willPause: true }),
			pastDue: subscription.status === "past_due",
			isGiven: false,
		};
	}
	const grant = runningGrant(rights.grants, now);
	if (grant) {
		const { endsAt } = grant;
		return { plan: "pro", freeLeft, endsAt, willRenew: false, pastDue: false, isGiven: true };
	}
	const running = rights.packs.filter((pack) => isPackRunning(pack, now));
	if (running.length > 0) {
		const next = packToSpend(running, now);
		const last = running.reduce((a, b) => (a.expiresAt > b.expiresAt ? a : b));
		return {
			plan: "pack",
			freeLeft,
			creditsLeft: creditsLeft(running, now),
			expiresAt: (next ?? last).expiresAt,
		};
	}
	return { plan: "free", freeLeft };
}

/** A pack that was refunded, disputed or taken back has closed before its end. */
export function endOfPack({ expiresAt, closedAt }: Pick<Pack, "expiresAt" | "closedAt">): Date {
	return closedAt && closedAt < expiresAt ? closedAt : expiresAt;
}

/** The end of a pack that was paid at `grantedAt`. */
export function packExpiry(grantedAt: Date): Date {
	return addDays(grantedAt, plans.pack.days);
}
