import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { oneTimeTokens, type TokenPurpose, user } from "#app/data/base/schema/accounts.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { lockPerson } from "./passwords.server.ts";

export type RedeemedToken = {
	purpose: TokenPurpose;
	userId: string;
	/** The address that the mail went to. */
	email: string | null;
	returnTo: string;
	expiresAt: Date;
};

/** Why a token is invalid; `confirmed` is one that was used and proved the address that its account has. */
export type UselessToken = "expired" | "used" | "confirmed" | "unknown";

/** Keeps a new token. Earlier ones stay good until one is used: mails overtake each other. */
export async function addToken(
	connection: Connection,
	token: Omit<typeof oneTimeTokens.$inferInsert, "usedAt" | "createdAt"> & { email: string },
): Promise<void> {
	await connection.insert(oneTimeTokens).values(token);
}

/** The links that were mailed to a person, for their copy: where to, what for, and never what is in them. */
export function listLinks(connection: Connection, userId: string) {
	const { purpose, email, createdAt, expiresAt, usedAt } = oneTimeTokens;
	return connection
		.select({ purpose, email, createdAt, expiresAt, usedAt })
		.from(oneTimeTokens)
		.where(eq(oneTimeTokens.userId, userId))
		.orderBy(oneTimeTokens.createdAt);
}

/**
 * Uses a token up, and with it every other one of the same purpose. Of simultaneous tries exactly one
 * succeeds.
 * @returns what it allows, or why it is invalid
 */
export async function redeemToken(
	transaction: Transaction,
	token: { hash: string; purposes: readonly TokenPurpose[]; now: Date },
): Promise<RedeemedToken | UselessToken> {
	const [owner] = await transaction
		.select({ id: oneTimeTokens.userId })
		.from(oneTimeTokens)
		.where(eq(oneTimeTokens.tokenHash, token.hash));
	if (owner) await lockPerson(transaction, owner.id);
	const [used] = await transaction
		.update(oneTimeTokens)
		.set({ usedAt: token.now })
		.where(and(isUsable(token), inArray(oneTimeTokens.purpose, token.purposes)))
		.returning({
			...pick(oneTimeTokens, "purpose", "userId", "email", "returnTo", "expiresAt"),
		});
	if (!used) return stateOfUnusable(transaction, token);
	// Each change of address can be undone; undoing one leaves the links of earlier ones, and voids later ones.
	const isUndo = used.purpose === "undo-email-change";
	await dropTokens(transaction, used.userId, [used.purpose], isUndo ? used.expiresAt : undefined);
	return used;
}

type Named = { hash: string; now: Date };

const isUsable = (token: Named) => and(isInTime(token), isNull(oneTimeTokens.usedAt));

const isInTime = ({ hash, now }: Named) =>
	and(eq(oneTimeTokens.tokenHash, hash), gt(oneTimeTokens.expiresAt, now));

/** The account whose password a link has set that is not over, while it is still at that address; else null. */
export async function findUsedReset(connection: Connection, token: Named) {
	const { email, purpose, returnTo, usedAt, userId } = oneTimeTokens;
	const [row] = await connection
		.select({ email: user.email, returnTo })
		.from(oneTimeTokens)
		.innerJoin(user, and(eq(user.id, userId), eq(user.email, email)))
		.where(and(isInTime(token), eq(purpose, "reset-password"), isNotNull(usedAt)));
	return row ?? null;
}

/** What a token is for and whose it is, whether or not it can be used; null of an invented one. */
export async function findToken(
	connection: Connection,
	hash: string,
): Promise<Pick<RedeemedToken, "purpose" | "userId"> | null> {
	const [row] = await connection
		.select({ purpose: oneTimeTokens.purpose, userId: oneTimeTokens.userId })
		.from(oneTimeTokens)
		.where(eq(oneTimeTokens.tokenHash, hash));
	return row ?? null;
}

/** Finds a token that could be used now, without using it. @returns the address that its mail went to */
export async function findGoodToken(
	connection: Connection,
	token: { hash: string; purpose: TokenPurpose; now: Date },
): Promise<Pick<RedeemedToken, "email"> | null> {
	const [row] = await connection
		.select({ email: oneTimeTokens.email })
		.from(oneTimeTokens)
		.where(and(isUsable(token), eq(oneTimeTokens.purpose, token.purpose)));
	return row ?? null;
}

/** Makes every unused token of a person worthless. @param endingAfter only those that end later than this */
export async function dropTokens(
	transaction: Transaction,
	userId: string,
	purposes: readonly TokenPurpose[],
	endingAfter?: Date,
): Promise<void> {
	await transaction
		.delete(oneTimeTokens)
		.where(
			and(
				eq(oneTimeTokens.userId, userId),
				inArray(oneTimeTokens.purpose, purposes),
				isNull(oneTimeTokens.usedAt),
				endingAfter && gt(oneTimeTokens.expiresAt, endingAfter),
			),
		);
}

async function stateOfUnusable(
	transaction: Transaction,
	token: { hash: string; purposes: readonly TokenPurpose[] },
): Promise<UselessToken> {
	const [known] = await transaction
		.select({
			usedAt: oneTimeTokens.usedAt,
			isConfirmed: sql<boolean>`${oneTimeTokens.purpose} in ('confirm-email', 'change-email')
				and ${user.emailVerified} and ${user.email} = ${oneTimeTokens.email}`,
		})
		.from(oneTimeTokens)
		.innerJoin(user, eq(user.id, oneTimeTokens.userId))
		.where(
			and(eq(oneTimeTokens.tokenHash, token.hash), inArray(oneTimeTokens.purpose, token.purposes)),
		);
	if (!known) return "unknown";
	if (!known.usedAt) return "expired";
	return known.isConfirmed ? "confirmed" : "used";
}
