import { getPersonRecord } from "#app/data/account/people.server.ts";
import {
	type AccessExplanation,
	explainResumeAccess,
} from "#app/domain/reader/access-explanation.ts";
import { loadAccessFacts } from "#app/operations/reader/decide-access.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Why a person may read a resume or not, by what is known here now. It asks nobody else and spends nothing.
 * @returns null when there is no such person
 */
export async function explainAccess(
	{ database, hashMailbox }: Uses<"database" | "hashMailbox">,
	{ personId, resumeId }: { personId: string; resumeId: string },
	now: Date,
): Promise<AccessExplanation | null> {
	const record = await getPersonRecord(database, personId);
	if (!record) return null;
	const { id, email, emailVerified: emailConfirmed } = record;
	const person = { id, email, emailConfirmed, mailboxHash: hashMailbox(email) };
	return explainResumeAccess(await loadAccessFacts(database, person, resumeId), now);
}
