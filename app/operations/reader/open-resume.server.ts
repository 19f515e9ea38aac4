import { askTogether, type Transaction } from "#app/data/base/database.server.ts";
import { getResumeState } from "#app/data/library/resumes.server.ts";
import { personKey, recordView } from "#app/data/library/views.server.ts";
import { getResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import {
	getRights,
	getUnlock,
	recordReading,
	spendFreeAllowance,
	spendPackCredit,
} from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import {
	type AccessFacts,
	type AccessGrant,
	type DenialReason,
	decideResumeAccess,
} from "#app/domain/reader/access.ts";
import { awaitsRenewal, runningGrant } from "#app/domain/reader/entitlements.ts";
import { refreshLapsed } from "#app/operations/billing/refresh-lapsed.server.ts";
import type { Services, Uses } from "#app/services.ts";
import { isReadableBody } from "./read-original.server.ts";
import { type FairUseRefusal, recordUse } from "./record-use.server.ts";

export type OpenResult =
	| {
			success: true;
			data: { by: AccessGrant["by"] | "failure" };
	  }
	| { success: false; reason: DenialReason | "check_failed" | "unreadable" }
	| FairUseRefusal;

/**
 * Opens a resume for a person: decides, spends what the decision says, and notes the reading, in one
 * transaction. This is the only place where a credit or the free allowance is spent.
 * @param person null without a session
 * @param now the instant of the request
 * @returns by which right it opened, or why not. When the check itself fails, a signed-in person may
 * read a few resumes an hour (docs/access.md, the last row) and nothing is written.
 */
export async function openResume(
	services: Services,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<OpenResult> {
	let result: OpenResult;
	try {
		result = await openOnce(services, person, resumeId, now);
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

/** Decides by what is stored, and again after asking the provider when a renewal is due. */
async function openOnce(
	services: Uses<"clock" | "database" | "files" | "hashMailbox" | "jobs" | "log" | "payments">,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<OpenResult> {
	const open = (refreshes: boolean) =>
		services.database.transaction((transaction) =>
			openWithin(transaction, person, resumeId, now, refreshes),
		);
	if (await wouldBuyNothing(services, person, resumeId, now)) {
		return { success: false, reason: "unreadable" };
	}
	const result = await open(person !== null);
	if (result !== "lapsed") return result;
	if (person) await refreshLapsed(services, person, now);
	const second = await open(false);
	if (second === "lapsed") throw new Error("A subscription lapsed twice");
	return second;
}

/** @param refreshes whether to ask the provider for a missing renewal before anything is spent */
async function openWithin(
	transaction: Transaction,
	person: Person | null,
	resumeId: string,
	now: Date,
	refreshes: boolean,
): Promise<OpenResult | "lapsed"> {
	// A simultaneous opening may spend what the decision saw; the next try reads what is left.
	for (let attempt = 0; attempt < 3; attempt++) {
		const facts = await loadAccessFacts(transaction, person, resumeId);
		const decision = decideResumeAccess(facts, now);
		// Nothing is opened by it: no right decides, and no reading is this person's.
		if (decision.allowed && decision.by === "everyone") {
			return { success: true, data: { by: decision.by } };
		}
		if (refreshes && mayHaveRenewed(facts, now)) return "lapsed";
		if (!decision.allowed) return { success: false, reason: decision.reason };
		if (!person) throw new Error("A grant without a person");
		const refusal = await recordUse(transaction, {
			userId: person.id,
			resumeId,
			kind: "reading",
			now,
		});
		if (refusal) return refusal;
		const spent = await spend(transaction, person, resumeId, decision, now);
		if (!spent) continue;
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

/** Whether a credit or the free allowance would be spent on an unreadable file. */
async function wouldBuyNothing(
	services: Uses<"database" | "files" | "log">,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<boolean> {
	const { database } = services;
	const decision = decideResumeAccess(await loadAccessFacts(database, person, resumeId), now);
	if (!decision.allowed || (decision.by !== "pack" && decision.by !== "free")) return false;
	const body = await getResumeBody(database, resumeId);
	const hasFile = body?.files.some(({ origin }) => origin === "original");
	return body && hasFile ? !(await isReadableBody(services, body)) : false;
}

/** Whether a missing renewal would decide. Granted Pro never needs the provider. */
function mayHaveRenewed({ subscription, grants }: AccessFacts, now: Date): boolean {
	return (
		subscription !== null && awaitsRenewal(subscription, now) && runningGrant(grants, now) === null
	);
}

/** Everything that the decision asks for, read in one transaction or from the pool. */
export async function loadAccessFacts(
	connection: Transaction | Services["database"],
	person: Person | null,
	resumeId: string,
): Promise<AccessFacts> {
	if (!person) {
		return {
			person: null,
			resume: await getResumeState(connection, resumeId),
			subscription: null,
			grants: [],
			packs: [],
			unlock: null,
			freeUsed: 0,
		};
	}
	const [resume, rights, unlock] = await askTogether(connection, (together) => [
		getResumeState(together, resumeId),
		getRights(together, person.id, person.mailboxHash),
		getUnlock(together, person.id, resumeId),
	]);
	return { person: { emailConfirmed: person.emailConfirmed }, resume, ...rights, unlock };
}

// Each try has a savepoint of its own, so that a lost race leaves nothing behind.
async function spend(
	transaction: Transaction,
	person: Person,
	resumeId: string,
	grant: AccessGrant,
	now: Date,
): Promise<boolean> {
	if (grant.by !== "free" && grant.by !== "pack") return true;
	if (grant.by === "free") {
		return inSavepoint(transaction, (inner) =>
			spendFreeAllowance(inner, {
				userId: person.id,
				resumeId,
				mailboxHash: person.mailboxHash,
				now,
			}),
		);
	}
	for (const packId of grant.packIds) {
		const spent = await inSavepoint(transaction, (inner) =>
			spendPackCredit(inner, { userId: person.id, resumeId, packId, now }),
		);
		if (spent) return true;
	}
	return false;
}

class NotSpent extends Error {}

async function inSavepoint(
	transaction: Transaction,
	attempt: (inner: Transaction) => Promise<"spent" | "unlocked" | "empty">,
): Promise<boolean> {
	try {
		await transaction.transaction(async (inner) => {
			if ((await attempt(inner)) !== "spent") throw new NotSpent();
		});
		return true;
	} catch (error) {
		if (error instanceof NotSpent) return false;
		throw error;
	}
}

/** The history calls Pro one thing, whether it was paid for or given. */
function sourceOf(decision: Exclude<AccessGrant, { by: "everyone" }>) {
	if (decision.by === "unlock") return decision.source;
	return decision.by === "grant" ? "subscription" : decision.by;
}
