import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { findAddresses } from "#app/data/account/people.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	freeAllowances,
	packCredits,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
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

/**
 * A resume that nobody opens until the transaction ends: an opening that has begun is waited for, a later one
 * finds what this transaction has done.
 */
export async function holdForWithdrawal(
	transaction: Transaction,
	id: string,
): Promise<HeldForWithdrawal | null> {
	const [row] = await transaction
		.select({
			title: resumes.title,
			company: resumes.company,
			isFeatured: resumes.isFeatured,
			openToEveryone: resumes.openToEveryone,
			withdrawnAt: resumes.withdrawnAt,
		})
		.from(resumes)
		.where(eq(resumes.id, id))
		// An unlock refers to the resume's key: only the strongest lock keeps one from being written.
		.for("update");
	return row ?? null;
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

/**
 * Gives back every credit that a pack which still runs has spent on a resume, and takes the unlocks away. A
 * disputed pack opens nothing; its ledger is put right for the day on which it may run again.
 * @returns those who can spend it again now
 */
export async function returnPackCredits(
	transaction: Transaction,
	resumeId: string,
	now: Date,
): Promise<Repaid[]> {
	const spent = transaction
		.select({ id: packCredits.purchaseId })
		.from(packCredits)
		.where(and(eq(packCredits.resumeId, resumeId), isNull(packCredits.returnedAt)));
	// In one order, so that two withdrawals do not wait for each other.
	const held = await transaction
		.select({ id: userPurchases.id })
		.from(userPurchases)
		.where(
			and(
				inArray(userPurchases.id, spent),
				inArray(userPurchases.status, ["succeeded", "disputed"]),
				gt(userPurchases.expiresAt, now),
			),
		)
		.orderBy(userPurchases.id)
		.for("update");
	const packs = held.map(({ id }) => id);
	if (packs.length === 0) return [];
	const ofThem = sql.param(packs);
	await transaction
		.update(packCredits)
		.set({ returnedAt: now, returnedFor: "withdrawal" })
		.where(
			and(
				eq(packCredits.resumeId, resumeId),
				isNull(packCredits.returnedAt),
				sql`${packCredits.purchaseId} = any(${ofThem}::uuid[])`,
			),
		);
	await transaction
		.delete(userResumeAccess)
		.where(
			and(
				eq(userResumeAccess.resumeId, resumeId),
				sql`${userResumeAccess.purchaseId} = any(${ofThem}::uuid[])`,
			),
		);
	const repaid = await transaction
		.update(userPurchases)
		.set({ resumesRemaining: sql`${userPurchases.resumesRemaining} + 1`, updatedAt: now })
		.where(
			and(sql`${userPurchases.id} = any(${ofThem}::uuid[])`, eq(userPurchases.status, "succeeded")),
		)
		.returning({ userId: userPurchases.userId, expiresAt: userPurchases.expiresAt });
	return repaid.flatMap(({ userId, expiresAt }) =>
		userId === null ? [] : [{ userId, until: expiresAt.toISOString() }],
	);
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
