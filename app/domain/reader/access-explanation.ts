import { count } from "#app/domain/base/count.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { freeAllowance } from "#app/domain/billing/plans.ts";
import {
	type AccessDecision,
	type AccessFacts,
	type AccessStep,
	accessSteps,
	type DenialReason,
	decideDownload,
	traceResumeAccess,
} from "./access.ts";
import {
	awaitsRenewal,
	isGrantRunning,
	isPackRunning,
	packsToSpend,
	type Subscription,
} from "./entitlements.ts";

/** One step of the access table, for one person and one resume. */
export type ExplainedStep = {
	/** Its row in docs/access.md. */
	number: number;
	question: string;
	/** What is there about this person and this resume. */
	found: string;
	/** A step that passed on, the one that decided, or one that was not reached. */
	state: "passed" | "decides" | "not reached";
};

export type AccessExplanation = {
	decision: AccessDecision;
	/** The decision in a sentence. */
	answer: string;
	/** Whether each format could be downloaded now. */
	downloads: { format: string; answer: string }[];
	steps: ExplainedStep[];
};

/**
 * Why a person may read a resume or not, step by step. It decides nothing itself: the steps are those of
 * `decideResumeAccess`, walked by the same code.
 */
export function explainResumeAccess(facts: AccessFacts, now: Date): AccessExplanation {
	const { decision, step: deciding } = traceResumeAccess(facts, now);
	const place = accessSteps.indexOf(deciding);
	return {
		decision,
		answer: sentenceOf(decision),
		downloads: formats.map((format) => {
			const download = decideDownload(decision, format);
			return { format, answer: download.allowed ? "yes" : `no: ${download.reason}` };
		}),
		steps: accessSteps.map((step, index) => ({
			number: index + 1,
			question: questions[step],
			found: found[step](facts, now),
			state: index < place ? "passed" : index === place ? "decides" : "not reached",
		})),
	};
}

const formats = ["pdf", "docx", "txt", "json", "original"] as const;

const questions: Record<AccessStep, string> = {
	resume: "Is the resume there?",
	everyone: "Is it open to everyone?",
	session: "Is anyone signed in?",
	email: "Is the address confirmed?",
	subscription: "Is there an active subscription?",
	grant: "Was Pro given, and does it still run?",
	unlock: "Was this resume unlocked, and does the unlock still run?",
	pack: "Is there a running pack with something left in it?",
	free: "Is the free allowance unused?",
	upgrade: "Otherwise: why is it closed?",
};

const found: Record<AccessStep, (facts: AccessFacts, now: Date) => string> = {
	resume: ({ resume }) =>
		({
			missing: "There is no such resume.",
			withdrawn: "It was withdrawn.",
			present: "It is in the library.",
			open: "It is in the library.",
		})[resume],
	everyone: ({ resume }) =>
		resume === "open" ? "The owner has opened it to everyone." : "It is not marked so.",
	session: ({ person }) => (person ? "Asked as this person, signed in." : "Nobody is signed in."),
	email: ({ person }) => {
		if (!person) return "There is no address without a session.";
		return person.emailConfirmed ? "It is confirmed." : "It is not confirmed.";
	},
	subscription: ({ subscription }, now) =>
		subscription ? describeSubscription(subscription, now) : "There never was one.",
	grant: ({ grants }, now) =>
		listOr("None was ever given.", grants, (grant) => {
			if (grant.revokedAt) return `taken back on ${formatMoment(grant.revokedAt)}`;
			if (isGrantRunning(grant, now)) return `runs until ${formatMoment(grant.endsAt)}`;
			return grant.endsAt <= now
				? `ended on ${formatMoment(grant.endsAt)}`
				: `begins on ${formatMoment(grant.startsAt)}`;
		}),
	unlock: (facts, now) => describeUnlock(facts, now),
	pack: ({ packs }, now) => {
		const next = packsToSpend(packs, now)[0];
		return listOr("There never was one.", packs, (pack) => {
			const left = `${pack.resumesRemaining} left${pack.isRefunding ? ", being refunded" : ""}`;
			if (pack.status !== "succeeded") return `${pack.status}`;
			if (!isPackRunning(pack, now)) return `ended on ${formatMoment(pack.expiresAt)}, ${left}`;
			const runs = `runs until ${formatMoment(pack.expiresAt)}, ${left}`;
			return pack === next ? `${runs} (would be spent next)` : runs;
		});
	},
	free: ({ freeUsed }) =>
		`${freeUsed} of ${count(freeAllowance, "free resume")} used, by this account or another one of the same mailbox.`,
	upgrade: ({ subscription, packs }, now) => {
		if (subscription?.status === "past_due") return "A renewal was not paid.";
		const paid = packs.filter(({ status }) => status === "succeeded");
		if (paid.length === 0) return "There is no valid pack, bought or given.";
		return paid.some((pack) => isPackRunning(pack, now)) ? "A pack runs." : "Every pack has ended.";
	},
};

function describeSubscription(subscription: Subscription, now: Date): string {
	const { status, currentPeriodEnd, graceUntil } = subscription;
	const end = formatMoment(currentPeriodEnd);
	const period = `its period ${currentPeriodEnd > now ? "ends" : "ended"} on ${end}`;
	if (awaitsRenewal(subscription, now)) {
		return `Status active, ${period}, and no renewal is known: opening asks the payment provider first.`;
	}
	if (status !== "past_due") return `Status ${status}, ${period}.`;
	const grace = graceUntil ? `grace until ${formatMoment(graceUntil)}` : "no grace";
	return `Status past_due, ${grace}.`;
}

function describeUnlock({ unlock, packs }: AccessFacts, now: Date): string {
	if (!unlock) return "This person has not unlocked it.";
	if (unlock.source === "free") return "Unlocked with the free allowance. It stays open.";
	const pack = packs.find(({ id }) => id === unlock.packId);
	if (!pack) return "Unlocked with a pack that is not this person's.";
	if (pack.status !== "succeeded") return `Unlocked with a pack that was ${pack.status}.`;
	return isPackRunning(pack, now)
		? `Unlocked with a pack that runs until ${formatMoment(pack.expiresAt)}.`
		: `Unlocked with a pack that ended on ${formatMoment(pack.expiresAt)}.`;
}

function listOr<Item>(none: string, items: readonly Item[], line: (item: Item) => string): string {
	return items.length === 0 ? none : `${items.length}: ${items.map(line).join("; ")}.`;
}

function sentenceOf(decision: AccessDecision): string {
	if (!decision.allowed) return `Closed: ${decision.reason} (${reasons[decision.reason]}).`;
	switch (decision.by) {
		case "everyone":
			return "Open to everyone, with or without an account; nothing is spent.";
		case "subscription":
			return "Open by the subscription; nothing is spent.";
		case "grant":
			return `Open by Pro that was given, until ${formatMoment(decision.until)}; nothing is spent.`;
		case "unlock":
			return decision.until
				? `Opened before, and open until ${formatMoment(decision.until)}. Nothing is spent.`
				: "Opened before, and it stays open. Nothing is spent.";
		case "pack":
			return "Would open by spending one credit of a pack.";
		case "free":
			return "Would open by spending the free allowance.";
	}
}

const reasons: Record<DenialReason, string> = {
	not_found: "there is no such resume",
	withdrawn: "the resume was withdrawn",
	authentication_required: "nobody is signed in",
	email_unconfirmed: "the address is not confirmed",
	limit_reached: "the free allowance is used and there is no plan",
	pack_exhausted: "nothing is left in the running pack",
	pack_expired: "every pack has ended",
	payment_past_due: "a renewal was not paid",
};
