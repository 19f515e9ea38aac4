import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { packCredits, userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { orders, promises } from "#app/data/base/schema/payments.server.ts";
import { countOf, type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { packExpiry } from "#app/domain/reader/entitlements.ts";

export type PurchaseStatus = (typeof userPurchases.$inferSelect)["status"];

/**
 * Grants the pack of a paid checkout, once: its thirty days begin with the first time, and a repetition
 * moves nothing.
 */
export async function grantPack(
	transaction: Transaction,
	pack: { userId: string; sessionId: string; paymentIntent: string; now: Date },
): Promise<{ id: string; expiresAt: Date }> {
	const [added] = await transaction
		.insert(userPurchases)
		.values({
			userId: pack.userId,
			status: "succeeded",
			resumesRemaining: plans.pack.resumes,
			grantedAt: pack.now,
			expiresAt: packExpiry(pack.now),
			stripeSessionId: pack.sessionId,
			stripePaymentIntent: pack.paymentIntent,
			createdAt: pack.now,
			updatedAt: pack.now,
		})
		.onConflictDoNothing()
		.returning({ id: userPurchases.id, expiresAt: userPurchases.expiresAt });
	if (added) return added;
	const [known] = await transaction
		.select({ id: userPurchases.id, expiresAt: userPurchases.expiresAt })
		.from(userPurchases)
		.where(eq(userPurchases.stripeSessionId, pack.sessionId));
	if (!known) throw new Error(`The pack of ${pack.sessionId} belongs to another payment`);
	return known;
}

/** The pack of a checkout of any customer; null when none was granted. */
export async function getPackOfCheckout(connection: Connection, sessionId: string) {
	const [row] = await connection
		.select({
			...pick(userPurchases, "id", "status", "expiresAt"),
		})
		.from(userPurchases)
		.where(eq(userPurchases.stripeSessionId, sessionId));
	return row ?? null;
}

/**
 * Grants a pack without a payment.
 * @param pack.id names the occasion: a second time gives nothing
 * @returns false when it was given before
 */
export async function addGivenPack(
	transaction: Transaction,
	pack: { id: string; userId: string; now: Date },
): Promise<boolean> {
	const rows = await transaction
		.insert(userPurchases)
		.values({
			id: pack.id,
			userId: pack.userId,
			origin: "granted",
			status: "succeeded",
			resumesRemaining: plans.pack.resumes,
			grantedAt: pack.now,
			expiresAt: packExpiry(pack.now),
			createdAt: pack.now,
			updatedAt: pack.now,
		})
		.onConflictDoNothing()
		.returning({ id: userPurchases.id });
	return rows.length > 0;
}

/**
 * Takes a pack back for good, paid for or given; what it has opened closes.
 * @returns false when it no longer opens anything, or belongs to no user or to another one
 */
export async function revokePack(
	transaction: Transaction,
	{ id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
	const rows = await transaction
		.update(userPurchases)
		.set({
			status: "revoked",
			resumesRemaining: 0,
			closedAt: sql`coalesce(${userPurchases.closedAt}, ${now})`,
			updatedAt: now,
		})
		.where(
			and(
				eq(userPurchases.id, id),
				eq(userPurchases.userId, userId),
				// A disputed one would open again if the dispute is won.
				inArray(userPurchases.status, ["succeeded", "disputed"]),
				gt(userPurchases.expiresAt, now),
			),
		)
		.returning({ id: userPurchases.id });
	return rows.length > 0;
}

/** A user's granted packs, which the accounts do not need. */
export async function removeGivenPacks(transaction: Transaction, userId: string): Promise<void> {
	await transaction
		.delete(userPurchases)
		.where(and(eq(userPurchases.userId, userId), eq(userPurchases.origin, "granted")));
}

/** Of a row of packs: what is left, as the ledger says. */
export const creditsLeft = sql`${plans.pack.resumes} - (select count(*)::int from pack_credits
	where purchase_id = user_purchases.id and returned_at is null)`;

/**
 * Closes a refunded pack, or opens it again; one that the owner took back stays closed. The credits left come
 * from the ledger, so that opening again gives nothing twice.
 */
export async function setPackStatus(
	transaction: Transaction,
	id: string,
	status: PurchaseStatus,
	now: Date,
): Promise<void> {
	// A withdrawal may be giving a credit back.
	await lockPack(transaction, id);
	const left = status === "succeeded" ? creditsLeft : sql`0`;
	await transaction
		.update(userPurchases)
		.set({
			status,
			resumesRemaining: left,
			closedAt: status === "succeeded" ? null : sql`coalesce(${userPurchases.closedAt}, ${now})`,
			updatedAt: now,
		})
		.where(
			and(eq(userPurchases.id, id), sql`${userPurchases.status} not in (${status}, 'revoked')`),
		);
}

/**
 * Locks a pack until the transaction ends, so that its credits change one at a time. A statement sees of other tables
 * what was there when it began: what depends on credits or claims is asked by the next one.
 */
export async function lockPack(transaction: Transaction, id: string): Promise<void> {
	await transaction
		.select({ id: userPurchases.id })
		.from(userPurchases)
		.where(eq(userPurchases.id, id))
		.for("no key update");
}

type PacksOf = { userId?: string | null; sessionIds?: string[]; resumeIds?: string[] };

/**
 * Locks all packs that a transaction may change, at once and by their ids, before what they have unlocked
 * (docs/architecture.md, "Locks").
 * @param of their person, the checkouts that they were paid at, and the resumes on which they have spent a credit
 */
export async function lockPacks(
	transaction: Transaction,
	{ userId = null, sessionIds = [], resumeIds = [] }: PacksOf,
) {
	const { id, status, expiresAt } = userPurchases;
	return transaction
		.select({ id, status, expiresAt })
		.from(userPurchases)
		.where(
			// Each with its index.
			sql`${id} in (select id from user_purchases where user_id = ${userId}
				union select id from user_purchases where stripe_session_id = any(${sql.param(sessionIds)}::text[])
				union select purchase_id from pack_credits
					where resume_id = any(${sql.param(resumeIds)}::uuid[]) and returned_at is null)`,
		)
		.orderBy(id)
		.for("update");
}

/** Of a row of packs: the guarantee was claimed for its payment, whose money has not gone back yet. */
export const isRefunding = sql<boolean>`exists (
	select 1 from ${promises} claim join ${orders} payment on payment.id = claim.order_id
	where claim.kind = 'guarantee' and payment.status <> 'refunded'
		and payment.user_id = user_purchases.user_id and payment.purchase_id = user_purchases.id)`;

/** How many resumes a pack has unlocked and not got back. */
export async function countUnlocked(connection: Connection, purchaseId: string): Promise<number> {
	return connection.$count(
		packCredits,
		and(eq(packCredits.purchaseId, purchaseId), isNull(packCredits.returnedAt)),
	);
}

/** How many resumes a pack has let its owner read: also one that was swapped, and none that was withdrawn. */
export const countRead = countOf(packCredits, (purchaseId: Later<string>) =>
	and(
		eq(packCredits.purchaseId, purchaseId),
		sql`${packCredits.returnedFor} is distinct from 'withdrawal'`,
	),
);

export type LedgerLine = {
	purchaseId: string;
	resumeId: string;
	title: string;
	company: string;
	spentAt: Date;
	returnedAt: Date | null;
	returnedFor: "withdrawal" | "swap" | null;
};

/** Every credit that a person's packs have spent, the oldest first. */
export async function findLedger(connection: Connection, userId: string): Promise<LedgerLine[]> {
	return connection
		.select({
			purchaseId: packCredits.purchaseId,
			resumeId: packCredits.resumeId,
			title: resumes.title,
			company: resumes.company,
			...pick(packCredits, "spentAt", "returnedAt", "returnedFor"),
		})
		.from(packCredits)
		.innerJoin(userPurchases, eq(userPurchases.id, packCredits.purchaseId))
		.innerJoin(resumes, eq(resumes.id, packCredits.resumeId))
		.where(eq(userPurchases.userId, userId))
		.orderBy(asc(packCredits.spentAt), packCredits.id);
}

/** One pack as it is now. */
export async function getPack(connection: Connection, id: string) {
	const [row] = await connection
		.select({
			...pick(userPurchases, "userId", "status", "resumesRemaining", "expiresAt"),
		})
		.from(userPurchases)
		.where(eq(userPurchases.id, id));
	return row ?? null;
}

/** A person's packs of all times, the newest first. */
export const findPacks = statement((connection, userId: Later<string>) =>
	connection
		.select({
			...pick(userPurchases, "id", "origin", "status", "resumesRemaining", "grantedAt"),
			expiresAt: userPurchases.expiresAt,
			isRefunding,
		})
		.from(userPurchases)
		.where(eq(userPurchases.userId, userId))
		.orderBy(sql`${userPurchases.grantedAt} desc`, userPurchases.id),
);

/**
 * Packs that end between two instants, with their owners’ addresses, in the order of their ids: what is left or was
 * opened closes with them.
 * @param span.after the last one of the page before
 */
export async function findEndingPacks(
	connection: Connection,
	{ from, until, after, limit }: { from: Date; until: Date; after: string | null; limit: number },
): Promise<{ id: string; email: string; expiresAt: Date }[]> {
	return connection
		.select({ id: userPurchases.id, email: user.email, expiresAt: userPurchases.expiresAt })
		.from(userPurchases)
		.innerJoin(user, eq(user.id, userPurchases.userId))
		.where(
			and(
				sql`${userPurchases.status} = 'succeeded'`,
				gt(userPurchases.expiresAt, from),
				lte(userPurchases.expiresAt, until),
				after === null ? undefined : gt(userPurchases.id, after),
			),
		)
		.orderBy(asc(userPurchases.id))
		.limit(limit);
}
