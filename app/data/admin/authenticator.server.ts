import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { adminAuthenticators, adminRecoveryCodes } from "#app/data/base/schema/admin.server.ts";

export type Authenticator = typeof adminAuthenticators.$inferSelect;

/** The authenticator of the gate, also one that waits for its first code; null without any. */
export async function getAuthenticator(connection: Connection): Promise<Authenticator | null> {
	const [row] = await connection.select().from(adminAuthenticators);
	return row ?? null;
}

/** Keeps a secret that waits for its first code, in place of another one that waits. @returns whether it does */
export async function addAuthenticator(
	connection: Connection,
	sealedSecret: string,
): Promise<boolean> {
	const { rowCount } = await connection
		.insert(adminAuthenticators)
		.values({ sealedSecret })
		.onConflictDoUpdate({
			target: adminAuthenticators.id,
			set: { sealedSecret },
			setWhere: isNull(adminAuthenticators.confirmedAt),
		});
	return rowCount === 1;
}

/**
 * From now on the gate asks for codes. The first one was entered and counts as used.
 * @param sealedSecret the one whose code it was
 * @returns whether it still waited
 */
export async function confirmAuthenticator(
	transaction: Transaction,
	sealedSecret: string,
	{ step, now, codeHashes }: { step: number; now: Date; codeHashes: readonly string[] },
): Promise<boolean> {
	const { rowCount } = await transaction
		.update(adminAuthenticators)
		.set({ confirmedAt: now, lastStep: step })
		.where(
			and(
				eq(adminAuthenticators.sealedSecret, sealedSecret),
				isNull(adminAuthenticators.confirmedAt),
			),
		);
	if (rowCount !== 1) return false;
	await transaction.insert(adminRecoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash })));
	return true;
}

/** Takes the code of a step, which is then used with all before it. @returns whether it was not before */
export async function spendStep(
	transaction: Transaction,
	sealedSecret: string,
	step: number,
): Promise<boolean> {
	const { rowCount } = await transaction
		.update(adminAuthenticators)
		.set({ lastStep: step })
		.where(
			and(
				eq(adminAuthenticators.sealedSecret, sealedSecret),
				isNotNull(adminAuthenticators.confirmedAt),
				lt(adminAuthenticators.lastStep, step),
			),
		);
	return rowCount === 1;
}

/** Uses a recovery code up. @returns whether there was one of this hash */
export async function spendRecoveryCode(
	transaction: Transaction,
	codeHash: string,
): Promise<boolean> {
	const { rowCount } = await transaction
		.delete(adminRecoveryCodes)
		.where(eq(adminRecoveryCodes.codeHash, codeHash));
	return rowCount === 1;
}

export const countRecoveryCodes = (connection: Connection): Promise<number> =>
	connection.$count(adminRecoveryCodes);

/** @returns whether there was one */
export async function removeAuthenticator(transaction: Transaction): Promise<boolean> {
	const { rowCount } = await transaction.delete(adminAuthenticators);
	await transaction.delete(adminRecoveryCodes);
	return rowCount === 1;
}
