import { and, type Column, eq, sql } from "drizzle-orm";
import { askTogether, type Connection, type Transaction } from "#app/data/base/database.server.ts";
import {
	freeAllowances,
	packCredits,
	readingHistory,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { firstOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { findGivenPro } from "#app/data/billing/pro-grants.server.ts";
import { isRefunding, lockPack } from "#app/data/billing/purchases.server.ts";
import { countingFirst } from "#app/data/billing/subscriptions.server.ts";
import { stateColumns, stateOf } from "#app/data/library/resumes.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { ResumeState } from "#app/domain/reader/access.ts";
import type { Pack, ProGrant, Subscription } from "#app/domain/reader/entitlements.ts";

/** A person's rights: what they are, and the few statements that may spend them. */

export type Rights = {
	subscription: (Subscription & { stripeStatus: string; canceledAt: Date | null }) | null;
	/** Also those that have ended or were taken back. */
	grants: ProGrant[];
	packs: Pack[];
	freeUsed: number;
};

/**
 * @param mailboxHash of the person's mailbox, see `hashMailbox`: the free allowance belongs to a mailbox
 */
export async function getRights(
	connection: Connection,
	userId: string,
	mailboxHash: string,
): Promise<Rights> {
	const [[subscription], packs, [free], grants] = await askTogether(connection, (together) => [
		subscriptionOf(together, userId),
		packsOf(together, userId),
		freeUseOf(together, userId, mailboxHash),
		findGivenPro(together, userId),
	]);
	return { subscription: subscription ?? null, grants, packs, freeUsed: free?.used ? 1 : 0 };
}

const subscriptionOf = statement((connection, userId: Later<string>) =>
	connection
		.select({
			...pick(userSubscriptions, "status", "stripeStatus", "currentPeriodEnd", "graceUntil"),
			...pick(userSubscriptions, "resumesAt", "canceledAt", "syncedAt"),
		})
		.from(userSubscriptions)
		.where(eq(userSubscriptions.userId, userId))
		.orderBy(...countingFirst)
		.limit(1),
);

const packsOf = statement((connection, userId: Later<string>) =>
	connection
		.select({
			...pick(userPurchases, "id", "status", "resumesRemaining", "expiresAt", "grantedAt"),
			closedAt: userPurchases.closedAt,
			isRefunding,
		})
		.from(userPurchases)
		.where(eq(userPurchases.userId, userId)),
);

// By the mailbox, and by the account itself: an address may change, the allowance is one.
const freeUseOf = statement((connection, userId: Later<string>, mailboxHash: Later<string>) =>
	connection
		.select({
			used: sql<boolean>`exists (select 1 from ${freeAllowances} where ${freeAllowances.mailboxHash} = ${mailboxHash})
				or exists (select 1 from ${userResumeAccess}
					where ${userResumeAccess.userId} = ${userId} and ${userResumeAccess.source} = 'free')`,
		})
		.from(sql`(select 1) as one`),
);

export type Unlock = { source: "free" } | { source: "pack"; packId: string };

/** The person's unlock of one resume, whether or not it still runs. */
export const getUnlock = firstOf(
	(connection, userId: Later<string>, resumeId: Later<string>) =>
		connection
			.select({ source: userResumeAccess.source, packId: userResumeAccess.purchaseId })
			.from(userResumeAccess)
			.where(and(eq(userResumeAccess.userId, userId), eq(userResumeAccess.resumeId, resumeId))),
	(row) => (row ? toUnlock(row.source, row.packId) : null),
);

function toUnlock(source: "free" | "pack" | null, packId: string | null): Unlock | null {
	if (source === null) return null;
	return packId ? { source: "pack", packId } : { source: "free" };
}

/** What the access decision asks about the resume of a row. */
export type Asked = { resume: ResumeState; unlock: Unlock | null };

/** The columns for it of a row that was joined by `isUnlockOf`. @see toAsked */
export const askedColumns = {
	...stateColumns,
	source: userResumeAccess.source,
	packId: userResumeAccess.purchaseId,
};

type AskedRow = {
	withdrawnAt: Date | null;
	openToEveryone: boolean;
	source: "free" | "pack" | null;
	packId: string | null;
};

export const toAsked = <Row extends AskedRow>({
	withdrawnAt,
	openToEveryone,
	source,
	packId,
	...row
}: Row) => ({
	...row,
	resume: stateOf({ withdrawnAt, openToEveryone }),
	unlock: toUnlock(source, packId),
});

/** Joins a person's unlock to a row about them and a resume. */
export const isUnlockOf = (row: { userId: Column; resumeId: Column }) =>
	and(eq(userResumeAccess.userId, row.userId), eq(userResumeAccess.resumeId, row.resumeId));

/**
 * Spends one credit of a pack on a resume. Both statements are conditional, so that simultaneous
 * openings can neither overspend nor pay twice, nor spend what is being refunded.
 * @returns "spent"; "unlocked" when a running unlock was there already, or the resume has just been withdrawn
 * (nothing spent); "empty" when the pack had nothing left (nothing written, the caller's savepoint must be
 * rolled back)
 */
export async function spendPackCredit(
	transaction: Transaction,
	spend: { userId: string; resumeId: string; packId: string; now: Date },
): Promise<"spent" | "unlocked" | "empty"> {
	const { userId, resumeId, packId } = spend;
	const now = spend.now.toISOString();
	const taken = await transaction.execute(sql`
		insert into ${userResumeAccess} as unlock (user_id, resume_id, source, purchase_id, accessed_at)
		select ${userId}::text, id, 'pack', ${packId}::uuid, ${now}::timestamptz ${fromPublished(resumeId)}
		on conflict (user_id, resume_id) do update
			set source = 'pack', purchase_id = excluded.purchase_id, accessed_at = excluded.accessed_at
			where ${isDead(now)}`);
	if (!taken.rowCount) return "unlocked";
	await lockPack(transaction, packId);
	const paid = await transaction.execute(sql`
		update ${userPurchases} set resumes_remaining = resumes_remaining - 1, updated_at = ${now}::timestamptz
		where id = ${packId}::uuid and user_id = ${userId} and status = 'succeeded'
			and resumes_remaining > 0 and expires_at > ${now}::timestamptz and not ${isRefunding}`);
	if (!paid.rowCount) return "empty";
	await transaction
		.insert(packCredits)
		.values({ purchaseId: packId, resumeId, spentAt: spend.now });
	return "spent";
}

/**
 * Spends the free allowance of a mailbox on a resume.
 * @returns "spent"; "unlocked" when a running unlock was there already; "empty" when the allowance is
 * used (in both cases the caller's savepoint must be rolled back)
 */
export async function spendFreeAllowance(
	transaction: Transaction,
	spend: { userId: string; resumeId: string; mailboxHash: string; now: Date },
): Promise<"spent" | "unlocked" | "empty"> {
	const now = spend.now.toISOString();
	const allowed = await transaction
		.insert(freeAllowances)
		.values({ mailboxHash: spend.mailboxHash, usedAt: spend.now })
		.onConflictDoNothing()
		.returning({ usedAt: freeAllowances.usedAt });
	if (allowed.length === 0) return "empty";
	const taken = await transaction.execute(sql`
		insert into ${userResumeAccess} as unlock (user_id, resume_id, source, purchase_id, accessed_at)
		select ${spend.userId}::text, id, 'free', null, ${now}::timestamptz ${fromPublished(spend.resumeId)}
		on conflict (user_id, resume_id) do update
			set source = 'free', purchase_id = null, accessed_at = excluded.accessed_at
			where ${isDead(now)}`);
	return taken.rowCount ? "spent" : "unlocked";
}

/** Notes that a person opened a resume; grants nothing. */
export async function recordReading(
	connection: Connection,
	reading: {
		userId: string;
		resumeId: string;
		source: "free" | "pack" | "subscription";
		now: Date;
	},
): Promise<void> {
	const { userId, resumeId, source, now } = reading;
	await connection
		.insert(readingHistory)
		.values({ userId, resumeId, source, firstOpenedAt: now, lastOpenedAt: now })
		.onConflictDoUpdate({
			target: [readingHistory.userId, readingHistory.resumeId],
			set: { source, lastOpenedAt: now },
		});
}

// A withdrawal that is under way is waited for; what it has taken back is no longer unlocked. The caller
// then finds "unlocked", looks again and sees why.
function fromPublished(resumeId: string) {
	return sql`from ${resumes} where id = ${resumeId}::uuid and withdrawn_at is null for key share`;
}

// An unlock whose pack has ended, was refunded or is disputed no longer opens anything and may move on.
function isDead(now: string) {
	return sql`unlock.source = 'pack' and exists (
		select 1 from ${userPurchases} old where old.id = unlock.purchase_id
			and (old.status <> 'succeeded' or old.expires_at <= ${now}::timestamptz))`;
}

/** How many payments of a person are kept; a pack or subscription whose order is not known counts for one. */
export async function countPayments(connection: Connection, userId: string): Promise<number> {
	const given =
		(await connection.$count(userSubscriptions, eq(userSubscriptions.userId, userId))) +
		(await connection.$count(
			userPurchases,
			and(eq(userPurchases.userId, userId), eq(userPurchases.origin, "paid")),
		));
	return Math.max(await connection.$count(orders, eq(orders.userId, userId)), given);
}

/** Every unlock of a person, whether or not it still runs, by the resume that it opens. */
export async function findUnlocks(
	connection: Connection,
	userId: string,
): Promise<{ resumeId: string; unlock: Unlock }[]> {
	const rows = await connection
		.select({ resumeId: userResumeAccess.resumeId, packId: userResumeAccess.purchaseId })
		.from(userResumeAccess)
		.where(eq(userResumeAccess.userId, userId));
	return rows.map(({ resumeId, packId }) => ({
		resumeId,
		unlock: packId ? { source: "pack", packId } : { source: "free" },
	}));
}
