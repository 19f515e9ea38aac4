import type { Database, Transaction } from "#app/data/base/database.server.ts";
import {
	addUse,
	findUsed,
	isSameUse,
	lockUses,
	type ResumeUse,
} from "#app/data/reader/resume-uses.server.ts";
import { fairUseSince, fairUseWait } from "#app/domain/reader/fair-use.ts";

/** What a door answers when fair use is reached. */
export type FairUseRefusal = { success: false; reason: "fair_use"; waitSeconds: number };

/**
 * Records that a resume leaves to a person, if fair use lets it. The uses of one person are written one after the
 * other, so that simultaneous ones cannot exceed the bound.
 * @param refuse looks under the lock whether something else has come in between
 * @returns null when it may leave, and its row is there; else the refusal, and nothing was written
 */
export async function recordUse<Refusal = never>(
	connection: Database | Transaction,
	use: ResumeUse,
	refuse?: (transaction: Transaction) => Promise<Refusal | null>,
): Promise<FairUseRefusal | Refusal | null> {
	// The pieces of a file come one after the other: they need no lock.
	if (await isSameUse(connection, use)) return null;
	return connection.transaction(async (transaction) => {
		await lockUses(transaction, use.userId);
		const refusal = await refuse?.(transaction);
		if (refusal) return refusal;
		const used = await findUsed(transaction, use.userId, fairUseSince(use.now));
		const waitSeconds = fairUseWait(used, use.resumeId, use.now);
		if (waitSeconds !== null) return { success: false, reason: "fair_use", waitSeconds };
		await addUse(transaction, use);
		return null;
	});
}
