import type { ErrorKind } from "#app/domain/base/errors.ts";
import { freeAllowance } from "#app/domain/billing/plans.ts";
import {
	hasRunningPro,
	isPackRunning,
	isSubscriptionActive,
	type Pack,
	type ProGrant,
	packsToSpend,
	runningGrant,
	type Subscription,
} from "./entitlements.ts";

/**
 * Who may read a resume. One pure decision that every door of the site asks: page, data request, file,
 * download, search. It says what would be spent; `openResume` spends it.
 */

/** "open" is a published resume that the owner has opened to everyone. */
export type ResumeState = "missing" | "withdrawn" | "present" | "open";

export type AccessFacts = {
	/** Null without a session. */
	person: { emailConfirmed: boolean } | null;
	resume: ResumeState;
	subscription: Subscription | null;
	/** Pro that the owner has given; also what has ended or was taken back. */
	grants: readonly ProGrant[];
	/** All packs of the person, spent and expired ones too. */
	packs: readonly Pack[];
	/** The person's unlock of exactly this resume, with the pack that paid for it. */
	unlock: { source: "free" } | { source: "pack"; packId: string } | null;
	/** How many resumes the free allowance has opened for this person, ever. */
	freeUsed: number;
};

export type AccessGrant =
	/** Open to everyone. A download still asks for the plan, or says why there is none. */
	| { allowed: true; by: "everyone"; plan: "pro" | "pack" | DenialReason | "upgrade_required" }
	| { allowed: true; by: "subscription" }
	| { allowed: true; by: "grant"; until: Date }
	| { allowed: true; by: "unlock"; source: "free" | "pack"; until: Date | null }
	| { allowed: true; by: "pack"; packIds: readonly string[] }
	| { allowed: true; by: "free" };

export type DenialReason =
	| "not_found"
	| "withdrawn"
	| "authentication_required"
	| "email_unconfirmed"
	| "limit_reached"
	| "pack_exhausted"
	| "pack_expired"
	| "payment_past_due";

export type AccessDecision = AccessGrant | { allowed: false; reason: DenialReason };

type Step = (facts: AccessFacts, now: Date) => AccessDecision | null;

/** The access table of docs/access.md, in its order: the first step that answers decides. */
const steps = {
	resume: ({ resume }) => {
		if (resume === "missing") return deny("not_found");
		return resume === "withdrawn" ? deny("withdrawn") : null;
	},
	everyone: (facts, now) =>
		facts.resume === "open"
			? { allowed: true, by: "everyone", plan: planToDownload(facts, now) }
			: null,
	session: ({ person }) => (person ? null : deny("authentication_required")),
	email: ({ person }) => (person?.emailConfirmed ? null : deny("email_unconfirmed")),
	subscription: ({ subscription }, now) =>
		subscription && isSubscriptionActive(subscription, now)
			? { allowed: true, by: "subscription" }
			: null,
	grant: ({ grants }, now) => {
		const grant = runningGrant(grants, now);
		return grant && { allowed: true, by: "grant", until: grant.endsAt };
	},
	unlock: runningUnlock,
	pack: ({ packs }, now) => {
		const spendable = packsToSpend(packs, now);
		return spendable.length > 0
			? { allowed: true, by: "pack", packIds: spendable.map(({ id }) => id) }
			: null;
	},
	free: ({ freeUsed }) => (freeUsed < freeAllowance ? { allowed: true, by: "free" } : null),
	upgrade: (facts, now) => deny(reasonForUpgrade(facts, now)),
} satisfies Record<string, Step>;

export type AccessStep = keyof typeof steps;

/** The steps in the order in which they are asked. */
export const accessSteps = Object.keys(steps) as AccessStep[];

/**
 * Decides in the order of the access table in docs/access.md.
 * @param now the database's clock; every end is exclusive
 * @returns a grant that says by which right, or a denial with its reason. A grant by "pack" or "free"
 * is an intention: it costs one credit or the allowance and must be recorded before anything is shown.
 */
export function decideResumeAccess(facts: AccessFacts, now: Date): AccessDecision {
	return traceResumeAccess(facts, now).decision;
}

/** The decision, and which step of the table made it. */
export function traceResumeAccess(
	facts: AccessFacts,
	now: Date,
): { decision: AccessDecision; step: AccessStep } {
	for (const step of accessSteps) {
		const decision = (steps[step] as Step)(facts, now);
		if (decision) return { decision, step };
	}
	throw new Error("The last step answers every viewer");
}

/** Pro, paid for or given: it opens everything and spends nothing. */
const isPro = (decision: AccessGrant) => decision.by === "subscription" || decision.by === "grant";

/** True when a grant lets the person read at once, without spending anything. */
export function isReadableNow(decision: AccessDecision): boolean {
	return (
		decision.allowed && (isPro(decision) || decision.by === "unlock" || decision.by === "everyone")
	);
}

/** True when the words leave to everyone: no use of one person is recorded, or bounded. */
export function isEveryones(decision: AccessDecision): boolean {
	return decision.allowed && decision.by === "everyone";
}

/** "original" is the file as it came in. */
export const downloadFormats = ["pdf", "docx", "txt", "json", "original"] as const;

export type DownloadFormat = (typeof downloadFormats)[number];

/**
 * Downloading needs Pro, or a running pack that unlocked this resume. The free allowance is reading only.
 * Pro may take every format, a pack the PDF. Of a resume that is open to everyone a running pack takes the PDF
 * without a credit, as it does of a sample.
 */
export function decideDownload(
	decision: AccessDecision,
	format: DownloadFormat,
): { allowed: true } | { allowed: false; reason: DenialReason | "upgrade_required" | "unopened" } {
	if (!decision.allowed) return { allowed: false, reason: decision.reason };
	if (isPro(decision)) return { allowed: true };
	if (decision.by === "everyone") {
		const { plan } = decision;
		if (plan === "pro" || (plan === "pack" && format === "pdf")) return { allowed: true };
		return { allowed: false, reason: plan === "pack" ? "upgrade_required" : plan };
	}
	if (format === "pdf") {
		if (decision.by === "unlock" && decision.source === "pack") return { allowed: true };
		// A credit would open it, but a download never spends one.
		if (decision.by === "pack") return { allowed: false, reason: "unopened" };
	}
	return { allowed: false, reason: "upgrade_required" };
}

/**
 * Whether of all plans only Pro brings a download for which an upgrade is required: a pack brings the PDF of what its
 * credit opens, and nothing of what the free resume has opened.
 */
export const needsPro = (decision: AccessDecision, format: DownloadFormat): boolean =>
	format !== "pdf" || (decision.allowed && decision.by === "unlock");

const kindByReason: Record<DenialReason | "upgrade_required", ErrorKind> = {
	not_found: "not_found",
	withdrawn: "gone",
	authentication_required: "authentication_required",
	email_unconfirmed: "forbidden",
	limit_reached: "forbidden",
	pack_exhausted: "forbidden",
	pack_expired: "forbidden",
	payment_past_due: "forbidden",
	upgrade_required: "forbidden",
};

/** The kind of error (and so the status) that a denial answers with. */
export function kindOfDenial(reason: DenialReason | "upgrade_required"): ErrorKind {
	return kindByReason[reason];
}

/** Denials that an upgrade would lift open the upgrade dialog. */
export function isUpgradeMatter(reason: DenialReason | "upgrade_required"): boolean {
	return kindByReason[reason] === "forbidden" && reason !== "email_unconfirmed";
}

/** What a person may download of a resume that everyone may read. */
function planToDownload(facts: AccessFacts, now: Date) {
	const { person, packs } = facts;
	if (!person) return "authentication_required";
	if (!person.emailConfirmed) return "email_unconfirmed";
	if (hasRunningPro(facts, now)) return "pro";
	return packs.some((pack) => isPackRunning(pack, now)) ? "pack" : "upgrade_required";
}

function runningUnlock(facts: AccessFacts, now: Date): AccessDecision | null {
	const { unlock } = facts;
	if (!unlock) return null;
	if (unlock.source === "free") {
		return { allowed: true, by: "unlock", source: "free", until: null };
	}
	const pack = facts.packs.find((candidate) => candidate.id === unlock.packId);
	return pack && isPackRunning(pack, now)
		? { allowed: true, by: "unlock", source: "pack", until: pack.expiresAt }
		: null;
}

function reasonForUpgrade(facts: AccessFacts, now: Date): DenialReason {
	if (facts.subscription?.status === "past_due") return "payment_past_due";
	const paid = facts.packs.filter((pack) => pack.status === "succeeded");
	if (paid.some((pack) => pack.expiresAt > now)) return "pack_exhausted";
	if (paid.length > 0) return "pack_expired";
	return "limit_reached";
}

function deny(reason: DenialReason): AccessDecision {
	return { allowed: false, reason };
}
