import { findLostPacks } from "#app/data/billing/orders.server.ts";
import { readHold } from "#app/data/billing/subscriptions.server.ts";
import { findReturned } from "#app/data/billing/swaps.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { hasRead } from "#app/data/reader/reading-history.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { isProHeld } from "#app/domain/billing/checkout-rules.ts";
import type { DenialReason } from "#app/domain/reader/access.ts";
import { type ClosedDoor, denialCause } from "#app/domain/reader/denial-cause.ts";
import type { Uses } from "#app/services.ts";
import { loadAccessFacts } from "./decide-access.server.ts";

/**
 * Why a resume is closed to a person, by their own rights.
 * @returns null for what has nothing to do with a plan, and for a resume that they have not read before and
 * could open: there the preview says what that costs
 */
export async function explainDenial(
	{ database }: Uses<"database">,
	person: Person | null,
	resumeId: string,
	reason: string,
	now: Date,
): Promise<ClosedDoor | null> {
	if (!person || !isPlanMatter(reason)) return null;
	const wasOpen = await hasRead(database, person.id, resumeId);
	if (reason === "unopened" && !wasOpen) return null;
	const facts = await loadAccessFacts(database, person, resumeId);
	const returned = (await findReturned(database, person.id, [resumeId])).get(resumeId);
	const hold = await readHold(database, person.id, facts.subscription, now);
	const isDisputed = facts.packs.some(({ status }) => status === "disputed");
	const lost = isDisputed ? await findLostPacks(database, person.id) : undefined;
	const cause = denialCause(reason, facts, now, { wasOpen, returned, hold, ...(lost && { lost }) });
	const name = await getResumeName(database, resumeId);
	if (!cause || !name) return null;
	return {
		cause,
		resume: { id: resumeId, ...name },
		...(reason === "unopened" && { canOpen: true as const }),
		...(isProHeld(facts, now) && { isHeld: true as const }),
	};
}

type PlanReason = DenialReason | "unopened";

const planReasons = new Set<string>([
	"limit_reached",
	"pack_exhausted",
	"pack_expired",
	"payment_past_due",
	"unopened",
] satisfies PlanReason[]);

const isPlanMatter = (reason: string): reason is PlanReason => planReasons.has(reason);
