import { lockPerson } from "#app/data/account/passwords.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import { endsGuarantee } from "#app/data/billing/guarantee.server.ts";
import { countRead } from "#app/data/billing/purchases.server.ts";
import { personKey, recordView } from "#app/data/library/views.server.ts";
import { getResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import {
	recordReading,
	spendFreeAllowance,
	spendPackCredit,
} from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	type AccessDecision,
	type AccessGrant,
	type DenialReason,
	decideResumeAccess,
} from "#app/domain/reader/access.ts";
import { isAsAnnounced, type OpeningCost, type Spending } from "#app/domain/reader/opening-cost.ts";
import type { Services, Uses } from "#app/services.ts";
import { decideAccess, loadAccessFacts } from "./decide-access.server.ts";
import { isReadableBody } from "./read-original.server.ts";
import { type FairUseRefusal, recordUse } from "./record-use.server.ts";

export type OpenResult =
	| {
			success: true;
			data: { by: AccessGrant["by"] | "failure" };
	  }
	| { success: false; reason: DenialReason | "check_failed" | "unreadable" }
	| CostsNow
	| FairUseRefusal;

/** It would spend something else than its page has announced: nothing is spent. */
type CostsNow = { success: false; reason: "costs_now"; spends: Spending };

/**
 * Opens a resume for a person: decides, spends what the decision says, and notes the reading, in one
 * transaction. This is the only place where a credit or the free allowance is spent.
 * @param person null without a session
 * @param now the instant of the request
 * @param options.announced what the person was told that it spends: nothing else is spent; null for a page that did
 * not say it
 * @returns by which right it opened, or why not. When the check itself fails, a signed-in person may
 * read a few resumes an hour (docs/access.md, the last row) and nothing is written.
 */
export async function openResume(
	services: Services,
	person: Person | null,
	resumeId: string,
	now: Date,
	{ announced = null }: { announced?: OpeningCost | null } = {},
): Promise<OpenResult> {
	let result: OpenResult;
	try {
		result = await openOnce(services, person, resumeId, now, announced);
	} catch (error) {
		return services.failOpen.tryAcquire(person, resumeId, now, error)
			? { success: true, data: { by: "failure" } }
			: { success: false, reason: "check_failed" };
	}
	if (result.success && person) {
		services.background.run("record-view", async () => {
			// A view counts once a day and user, as in the resume's own figures.
			const isFirst = await recordView(services.database, resumeId, personKey(person.id), now);
			if (isFirst) services.useCounter.count("open");
		});
	}
	return result;
}

/** What no transaction should wait for comes first: the provider, and the reading of a file. */
async function openOnce(
	services: Uses<"database" | "files" | "log" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
	announced: OpeningCost | null,
): Promise<OpenResult> {
	const decision = await decideAccess(services, person, resumeId, now);
	if (await wouldBuyNothing(services, resumeId, decision)) {
		return { success: false, reason: "unreadable" };
	}
	return services.database.transaction((transaction) =>
		openWithin(transaction, person, resumeId, now, announced),
	);
}

async function openWithin(
	transaction: Transaction,
	person: Person | null,
	resumeId: string,
	now: Date,
	announced: OpeningCost | null,
): Promise<OpenResult> {
	// A refund or a withdrawal may take what the decision saw; the next try reads what is left.
	for (let attempt = 0; attempt < 3; attempt++) {
		const decision = await decideBeforeSpending(transaction, person, resumeId, now);
		// Nothing is opened by it: no right decides, and no reading is this person's.
		if (decision.allowed && decision.by === "everyone") {
			return { success: true, data: { by: decision.by } };
		}
		if (!decision.allowed) return { success: false, reason: decision.reason };
		if (!person) throw new Error("A grant without a person");
		const opening = { person, resumeId, now, announced };
		const outcome = await recordAndSpend(transaction, decision, opening);
		if (outcome === "lost") continue;
		if (outcome !== "spent") return outcome;
		await recordReading(transaction, {
			userId: person.id,
			resumeId,
			source: sourceOf(decision),
			now,
		});
		return { success: true, data: { by: decision.by } };
	}
	throw new Error("The rights of one person kept changing while a resume was opened");
}

/**
 * Decides, and once more where it would spend something: what one person spends is decided one after the other, so that
 * of two openings at once the second is judged by what the first has left. The lock is the one that swaps and payments
 * take first as well.
 */
async function decideBeforeSpending(
	transaction: Transaction,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<AccessDecision> {
	const decide = async () =>
		decideResumeAccess(await loadAccessFacts(transaction, person, resumeId), now);
	const decision = await decide();
	if (!person || !spends(decision)) return decision;
	// A pack is locked before the reading is added, which locks the user as well.
	await lockPerson(transaction, person.id);
	return decide();
}

/** Whether opening by this decision spends a credit or the free allowance. */
const spends = (decision: AccessDecision): boolean =>
	decision.allowed && (decision.by === "pack" || decision.by === "free");

/** Whether a credit or the free allowance would be spent on what nobody can read. */
async function wouldBuyNothing(
	services: Uses<"database" | "files" | "log">,
	resumeId: string,
	decision: AccessDecision,
): Promise<boolean> {
	if (!spends(decision)) return false;
	const body = await getResumeBody(services.database, resumeId);
	return body !== null && !(await isReadableBody(services, body));
}

type Opening = { person: Person; resumeId: string; now: Date; announced: OpeningCost | null };
type Spent = "spent" | "lost" | FairUseRefusal;

/**
 * Records the use and spends what the grant says, where it was announced. The use comes first. Each try has a savepoint
 * of its own, so that a lost race leaves nothing behind, not even a use.
 */
async function recordAndSpend(
	transaction: Transaction,
	grant: AccessGrant,
	{ person, resumeId, now, announced }: Opening,
): Promise<Spent | CostsNow> {
	const about = { userId: person.id, resumeId, now };
	const use = { ...about, kind: "reading" } as const;
	if (grant.by !== "free" && grant.by !== "pack") {
		return (await recordUse(transaction, use)) ?? "spent";
	}
	if (grant.by === "free") {
		if (!isAsAnnounced("free", announced)) return costsNow("free");
		return inSavepoint(
			transaction,
			async (inner) =>
				(await recordUse(inner, use)) ??
				spendFreeAllowance(inner, { ...about, mailboxHash: person.mailboxHash }),
		);
	}
	for (const packId of grant.packIds) {
		// Asked only for a page that has said it.
		const cost = announced ? await costOfCredit(transaction, person, packId, now) : "pack";
		if (!isAsAnnounced(cost, announced)) return costsNow(cost);
		const outcome = await inSavepoint(
			transaction,
			async (inner) =>
				(await recordUse(inner, use)) ?? spendPackCredit(inner, { ...about, packId }),
		);
		if (outcome !== "lost") return outcome;
	}
	return "lost";
}

const costsNow = (spends: Spending): CostsNow => ({ success: false, reason: "costs_now", spends });

async function costOfCredit(
	transaction: Transaction,
	person: Person,
	packId: string,
	now: Date,
): Promise<"pack" | "guarantee"> {
	const read = await countRead(transaction, packId);
	return (await endsGuarantee(transaction, person, { id: packId, read }, now))
		? "guarantee"
		: "pack";
}

class NotSpent extends Error {}

async function inSavepoint(
	transaction: Transaction,
	attempt: (inner: Transaction) => Promise<"spent" | "unlocked" | "empty" | FairUseRefusal>,
): Promise<Spent> {
	try {
		return await transaction.transaction(async (inner) => {
			const outcome = await attempt(inner);
			if (outcome === "unlocked" || outcome === "empty") throw new NotSpent();
			return outcome;
		});
	} catch (error) {
		if (error instanceof NotSpent) return "lost";
		throw error;
	}
}

/** The history calls Pro one thing, whether it was paid for or given. */
function sourceOf(decision: Exclude<AccessGrant, { by: "everyone" }>) {
	if (decision.by === "unlock") return decision.source;
	return decision.by === "grant" ? "subscription" : decision.by;
}
