import type { Order } from "#app/data/billing/orders.server.ts";
import type { ProGrantRow } from "#app/data/billing/pro-grants.server.ts";
import type { findPromises } from "#app/data/billing/promises.server.ts";
import type { findPacks, LedgerLine } from "#app/data/billing/purchases.server.ts";
import type { SubscriptionRow } from "#app/data/billing/subscriptions.server.ts";
import type {
	GrantLine,
	OrderLine,
	PackLine,
	PersonFile,
	SubscriptionLine,
} from "#app/domain/admin/person-file.ts";
import { formatLongDate, formatMoment, formatShortDate } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { paysForPresentPeriod, receiptNumber } from "#app/domain/billing/orders.ts";
import { describePause, type Period } from "#app/domain/billing/pack-end.ts";
import { holdOf } from "#app/domain/billing/plan-view.ts";
import { soldPlans } from "#app/domain/billing/plans.ts";
import { isLive } from "#app/domain/billing/subscription-mapping.ts";
import { futureOf } from "#app/domain/billing/subscription-state.ts";
import {
	isGrantRunning,
	isGrantStanding,
	isPackRunning,
	isSubscriptionActive,
} from "#app/domain/reader/entitlements.ts";

/** Rows about a person as the dashboard draws them. */

/** @param paid the orders of the person */
export function subscriptionLine(
	row: SubscriptionRow,
	paid: readonly Order[],
	now: Date,
): SubscriptionLine {
	const { currentPeriodStart, currentPeriodEnd, graceUntil, canceledAt, resumesAt } = row;
	const canEnd = isLive({ status: row.stripeStatus });
	const future = futureOf(row, now);
	const present = paid.find((order) => paysForPresentPeriod(order, row));
	return {
		id: row.stripeSubscriptionId,
		status: row.status,
		providerStatus: row.stripeStatus,
		period: `${formatLongDate(currentPeriodStart)} to ${formatMoment(currentPeriodEnd)}`,
		graceUntil: graceUntil && formatMoment(graceUntil),
		hasAccess: isSubscriptionActive(row, now),
		hold: holdOf(row, present?.status ?? null, now),
		pausedUntil: future?.chargedAt && resumesAt ? formatMoment(future.chargedAt) : null,
		told: canceledAt && formatMoment(canceledAt),
		endedUnpaid: row.endedUnpaid,
		canEnd,
		canCancel: canEnd && canceledAt === null && row.status !== "past_due",
	};
}

export function grantLine(grant: ProGrantRow, now: Date): GrantLine {
	return {
		id: grant.id,
		from: formatShortDate(grant.startsAt),
		until: formatMoment(grant.endsAt),
		reason: grant.reason,
		state: grantState(grant, now),
		canRevoke: isGrantStanding(grant, now),
	};
}

/** Rewards of one contribution run one after the other: all but the first begin later. */
export function grantState(grant: ProGrantRow, now: Date): GrantLine["state"] {
	if (grant.revokedAt) return "taken back";
	if (!isGrantStanding(grant, now)) return "ended";
	return isGrantRunning(grant, now) ? "running" : "begins later";
}

type Pack = Awaited<ReturnType<typeof findPacks>>[number];

export function packLine(
	pack: Pack,
	ledger: readonly LedgerLine[],
	periods: readonly Period[],
	now: Date,
): PackLine {
	const { id, origin, status, resumesRemaining, grantedAt, expiresAt } = pack;
	const isRunning = isPackRunning(pack, now);
	return {
		id,
		origin,
		state: status === "succeeded" ? (isRunning ? "running" : "expired") : status,
		left: resumesRemaining,
		granted: formatShortDate(grantedAt),
		expires: [formatMoment(expiresAt), isRunning ? describePause(expiresAt, periods, now) : null]
			.filter(Boolean)
			.join(", "),
		// A disputed one would open again if the dispute is won.
		canRevoke: isRunning || (status === "disputed" && expiresAt > now),
		credits: ledger
			.filter(({ purchaseId }) => purchaseId === id)
			.map(({ resumeId, title, spentAt, returnedAt }) => ({
				resumeId,
				title,
				spent: formatShortDate(spentAt),
				returned: returnedAt && formatShortDate(returnedAt),
			})),
	};
}

export function orderLine(
	order: Pick<
		Order,
		| "id"
		| "number"
		| "userId"
		| "planId"
		| "status"
		| "amountInCents"
		| "refundedInCents"
		| "paidAt"
	> & { email: string | null },
): OrderLine {
	const { refundedInCents } = order;
	return {
		id: order.id,
		number: receiptNumber(order.number),
		when: formatMoment(order.paidAt),
		userId: order.userId,
		email: order.email,
		plan: soldPlans[order.planId].name,
		amount: formatPrice(order.amountInCents),
		refunded: refundedInCents > 0 ? formatPrice(refundedInCents) : null,
		status: order.status,
	};
}

export function eventLine(event: {
	id: string;
	type: string;
	receivedAt: Date;
	processedAt: Date | null;
	parkedAt: Date | null;
	error: string | null;
}): PersonFile["events"][number] {
	const { id, type, receivedAt, processedAt, parkedAt, error } = event;
	const waiting = parkedAt ? `set aside: ${error ?? "no reason was kept"}` : "waiting";
	return {
		id,
		type,
		when: formatMoment(receivedAt),
		state: processedAt ? "done" : waiting,
	};
}

const promiseNames = {
	guarantee: "Money-back guarantee",
	first_month: "Cheaper first month",
	dispute: "Dispute",
} as const;

type Promised = Awaited<ReturnType<typeof findPromises>>[number];

/** "Dispute: June 15, 2026, OF-000012 (disputed)". */
export function promiseLine({ kind, at, number, status }: Promised): string {
	return `${promiseNames[kind]}: ${formatShortDate(at)}, ${receiptNumber(number)} (${status})`;
}
