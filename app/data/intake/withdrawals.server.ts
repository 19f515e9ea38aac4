import { and, type Column, eq, isNull, sql } from "drizzle-orm";
import { findAddresses } from "#app/data/account/people.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	freeAllowances,
	packCredits,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { creditsLeft, lockPacks } from "#app/data/billing/purchases.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { Repaid } from "#app/domain/intake/withdrawal.ts";
import { rememberWithdrawn } from "./published-uploads.server.ts";

/* Taking a resume back, and what people had spent on it. */

export type HeldForWithdrawal = {
	title: string;
	company: string;
	isFeatured: boolean;
	openToEveryone: boolean;
	withdrawnAt: Date | null;
};

const heldColumns = {
	...pick(resumes, "title", "company", "isFeatured", "openToEveryone", "withdrawnAt"),
};

/**
 * A resume that nobody opens until the transaction ends: an opening that has begun is waited for, a later one
 * finds what this transaction has done.
 */
export async function holdForWithdrawal(
	transaction: Transaction,
	id: string,
): Promise<HeldForWithdrawal | null> {
	const [row] = await transaction
		.select(heldColumns)
		.from(resumes)
		.where(eq(resumes.id, id))
		// An unlock refers to the resume's key: only the strongest lock keeps one from being written.
		.for("update");
	return row ?? null;
}

/** Several of them, by their ids: in any other order two transactions wait for each other. */
export async function holdTogether(
	transaction: Transaction,
	ids: readonly string[],
): Promise<Map<string, HeldForWithdrawal>> {
	const rows = await transaction
		.select({ id: resumes.id, ...heldColumns })
		.from(resumes)
		.where(sql`${resumes.id} = any(${sql.param([...ids])}::uuid[])`)
		.orderBy(resumes.id)
		.for("update");
	return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Takes a resume out of the library, or with null puts it back. Its files are known by their hashes. */
export async function setWithdrawn(
	transaction: Transaction,
	id: string,
	withdrawn: { at: Date; reason: string | null } | null,
	now: Date,
): Promise<void> {
	await transaction
		.update(resumes)
		.set({
			withdrawnAt: withdrawn?.at ?? null,
			withdrawnReason: withdrawn?.reason ?? null,
			// A restored one is closed until the owner opens it again.
			openToEveryone: false,
			updatedAt: now,
		})
		.where(eq(resumes.id, id));
	await rememberWithdrawn(transaction, id, withdrawn?.at ?? null);
}

/** Who can spend a credit again, by the resume that it was spent on. */
export type Credits = Map<string, Repaid[]>;

/**
 * Gives back every credit that a pack which still runs has spent on resumes, and takes the unlocks away. A
 * disputed pack opens nothing; its ledger is put right for the day on which it may run again. All resumes of a
 * transaction at once, so that each pack changes once: a second change of a row locks its person.
 */
export async function returnPackCredits(
	transaction: Transaction,
	resumeIds: string[],
	now: Date,
): Promise<Credits> {
	const packs = (await lockPacks(transaction, { resumeIds }))
		.filter(({ status }) => status === "succeeded" || status === "disputed")
		.filter(({ expiresAt }) => expiresAt > now);
	const ofThem = (column: Column) =>
		sql`${column} = any(${sql.param(packs.map(({ id }) => id))}::uuid[])`;
	const onThem = (column: Column) => sql`${column} = any(${sql.param(resumeIds)}::uuid[])`;
	if (packs.length === 0) return new Map();
	const { purchaseId, resumeId, returnedAt } = packCredits;
	const returned = await transaction
		.update(packCredits)
		.set({ returnedAt: now, returnedFor: "withdrawal" })
		.where(and(onThem(resumeId), isNull(returnedAt), ofThem(purchaseId)))
		.returning({ purchaseId, resumeId });
	const unlocks = and(onThem(userResumeAccess.resumeId), ofThem(userResumeAccess.purchaseId));
	await transaction.delete(userResumeAccess).where(unlocks);
	const { id, userId, expiresAt, status } = userPurchases;
	const running = await transaction
		.update(userPurchases)
		.set({ resumesRemaining: creditsLeft, updatedAt: now })
		.where(and(ofThem(id), eq(status, "succeeded")))
		.returning({ id, userId, expiresAt });
	const repaid = new Map(
		running.flatMap((pack) =>
			pack.userId === null
				? []
				: [[pack.id, { userId: pack.userId, until: pack.expiresAt.toISOString() }] as const],
		),
	);
	const credits: Credits = new Map();
	for (const credit of returned) {
		const owner = repaid.get(credit.purchaseId);
		if (owner) credits.set(credit.resumeId, [...(credits.get(credit.resumeId) ?? []), owner]);
	}
	return credits;
}

/**
 * Gives the free allowance back to every user who spent it on a resume.
 * @param hashMailbox see `Services`: the allowance belongs to a mailbox
 */
export async function returnFreeAllowances(
	transaction: Transaction,
	resumeId: string,
	hashMailbox: (email: string) => string,
): Promise<Repaid[]> {
	const freed = await transaction
		.delete(userResumeAccess)
		.where(and(eq(userResumeAccess.resumeId, resumeId), eq(userResumeAccess.source, "free")))
		.returning({ userId: userResumeAccess.userId });
	const userIds = freed.map(({ userId }) => userId);
	const addresses = await findAddresses(transaction, userIds);
	const hashes = [...addresses.values()].map(hashMailbox);
	if (hashes.length > 0) {
		await transaction
			.delete(freeAllowances)
			.where(sql`${freeAllowances.mailboxHash} = any(${sql.param(hashes)}::text[])`);
	}
	return userIds.map((userId) => ({ userId, until: null }));
}

/** What a resume is called, and when it was withdrawn; null when there is none. */
export async function getResumeName(
	connection: Connection,
	id: string,
): Promise<Pick<HeldForWithdrawal, "title" | "company" | "withdrawnAt"> | null> {
	const [row] = await connection
		.select({ title: resumes.title, company: resumes.company, withdrawnAt: resumes.withdrawnAt })
		.from(resumes)
		.where(eq(resumes.id, id));
	return row ?? null;
}
