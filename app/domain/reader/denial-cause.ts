import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import type { SubscriptionHold } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { AccessFacts, DenialReason } from "./access.ts";
import {
	awaitsRenewal,
	endOfPack,
	isGrantRunning,
	isPackRunning,
	isSubscriptionActive,
	type Pack,
	type Subscription,
} from "./entitlements.ts";

/** What the page of a resume says that a viewer's plan keeps closed. */
export type ClosedDoor = {
	cause: string;
	resume: { id: string; title: string; company: string };
	/** Something else that they have would open it again: the preview says what that costs. */
	canOpen?: true;
	/** Pro is theirs and opens nothing for now: it is not sold a second time. */
	isHeld?: true;
};

type Facts = Pick<AccessFacts, "subscription" | "grants" | "packs"> &
	Partial<Pick<AccessFacts, "unlock">>;

/** A credit that came back to its pack, which closed what it had opened. */
export type ReturnedCredit = { at: Date; of: "swap" | "withdrawal" };

/** What is known of the resume, beside the person's rights. */
type Known = {
	/** It was open to the person before: then only what had opened it has closed it. */
	wasOpen?: boolean;
	/** The last credit that came back of it. */
	returned?: ReturnedCredit | null | undefined;
	/** Why their subscription is on hold: `holdOf` tells a pause that has begun from one that is booked for later. */
	hold?: SubscriptionHold | null;
	/** The packs whose disputed payment the bank has returned. */
	lost?: ReadonlySet<string | null>;
};

/** Something that opened resumes and does so no more: when it ended, and the sentence of it. */
type Ended = { at: Date; sentence: string };

/**
 * Why a resume is closed to this person, from their own rights: "Your Resume Pack ended on December 22, 2026."
 * @param reason of the denial; "unopened" for one that they could open again
 * @returns null when the reason has nothing to do with a plan
 */
export function denialCause(
	reason: DenialReason | "unopened",
	facts: Facts,
	now: Date,
	known: Known = {},
): string | null {
	const closed = () => lastEnded(facts, now, known);
	switch (reason) {
		case "pack_exhausted": {
			const empty = describeEmptyPack(facts.packs, now);
			const last = known.returned && closed();
			// It has not stayed open, though the pack runs.
			return last && last.at === known.returned?.at ? `${last.sentence} ${empty}` : empty;
		}
		case "payment_past_due":
			return describeUnpaid(facts);
		case "pack_expired":
		case "limit_reached":
			return closed()?.sentence ?? "You have used your free resume.";
		case "unopened":
			return closed()?.sentence ?? null;
		default:
			return null;
	}
}

function describeEmptyPack(packs: readonly Pack[], now: Date): string {
	const [last] = packs.filter((pack) => isPackRunning(pack, now)).sort(byEnd);
	if (last?.isRefunding) {
		return `Your ${plans.pack.name} is being refunded, so it opens no more resumes.`;
	}
	const until = last ? ` until ${formatMoment(last.expiresAt)}` : "";
	return `Your ${plans.pack.name} has no resumes left to open. What it opened stays open${until}.`;
}

function describeUnpaid({ subscription }: Pick<Facts, "subscription">): string {
	const end = subscription?.graceUntil;
	const access = end ? `your access ended on ${formatLongDate(end)}` : "your access has ended";
	return `The renewal of ${plans.pro.name} could not be charged, so ${access}.`;
}

/**
 * What closed a resume: of all that could have opened it what ended last. Pro opens every resume, a pack only what it
 * has unlocked; of a resume that was never open any pack is what the person no longer has.
 */
function lastEnded(facts: Facts, now: Date, known: Known): Ended | null {
	const { wasOpen, returned } = known;
	const { subscription, grants, packs, unlock } = facts;
	const { pro } = plans;
	const packId = unlock?.source === "pack" ? unlock.packId : null;
	const ofIt = wasOpen || returned || packId ? packs.filter(({ id }) => id === packId) : packs;
	const ended: Ended[] = ofIt.flatMap((pack) => describePack(pack, now, known.lost) ?? []);
	if (returned) ended.push({ at: returned.at, sentence: describeReturned(returned) });
	for (const grant of grants) {
		if (isGrantRunning(grant, now) || grant.startsAt > now) continue;
		const at = grant.revokedAt ?? grant.endsAt;
		ended.push({ at, sentence: `Your complimentary ${pro.name} ended ${on(at)}.` });
	}
	if (subscription && !isSubscriptionActive(subscription, now)) {
		ended.push(...describeSubscription(subscription, known.hold ?? null, now));
	}
	return ended.sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}

/** Nothing of one that never came to anything. */
function describeSubscription(
	subscription: Subscription,
	hold: SubscriptionHold | null,
	now: Date,
): Ended[] {
	const { status, currentPeriodEnd, resumesAt, graceUntil } = subscription;
	const { name } = plans.pro;
	if (status === "past_due") {
		return [{ at: graceUntil ?? now, sentence: describeUnpaid({ subscription }) }];
	}
	// The next period is free: the event of it has not arrived yet.
	const isPaused = hold === "paused" || awaitsRenewal(subscription, now);
	if (isPaused && resumesAt) {
		const sentence = `Your ${name} is paused until ${formatMoment(resumesAt)}. “My Subscription” has the button that ends the pause.`;
		return [{ at: now, sentence }];
	}
	if (status !== "inactive") {
		return [{ at: currentPeriodEnd, sentence: `Your ${name} ended ${on(currentPeriodEnd)}.` }];
	}
	return hold ? [{ at: now, sentence: describeHold(hold) }] : [];
}

function describeHold(hold: SubscriptionHold): string {
	const { name } = plans.pro;
	switch (hold) {
		case "disputed":
			return `The payment for your ${name} is disputed, so it opens nothing until that is settled.`;
		case "refunded":
			return `The payment for your ${name} was refunded, which closed what it opened.`;
		default:
			return `Your ${name} is on hold. “My Subscription” explains why.`;
	}
}

function describeReturned({ at, of }: ReturnedCredit): string {
	const { name } = plans.pack;
	return of === "swap"
		? `You swapped this resume ${on(at)}, and its credit went back to your ${name}.`
		: `This resume was out of the library for a while, and its credit went back to your ${name} ${on(at)}.`;
}

function describePack(pack: Pack, now: Date, lost?: Known["lost"]): Ended | null {
	if (isPackRunning(pack, now)) return null;
	const { name } = plans.pack;
	const at = endOfPack(pack);
	switch (pack.status) {
		case "succeeded":
			return { at, sentence: `Your ${name} ended ${on(at)}.` };
		case "refunded":
			return { at, sentence: `Your ${name} was refunded ${on(at)}, which closed what it opened.` };
		case "disputed":
			return {
				at,
				sentence: lost?.has(pack.id)
					? `Your bank returned the payment for your ${name} to you, which closed what it opened.`
					: `The payment for your ${name} is disputed, so it closed ${on(at)}.`,
			};
		case "revoked":
			return { at, sentence: `Your ${name} was taken back ${on(at)}.` };
	}
}

const on = (date: Date): string => `on ${formatLongDate(date)}`;

const byEnd = (a: Pack, b: Pack): number => b.expiresAt.getTime() - a.expiresAt.getTime();
