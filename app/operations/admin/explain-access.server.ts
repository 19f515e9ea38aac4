import { getPersonRecord } from "../../data/people.server.ts";
import { type AccessExplanation, explainResumeAccess } from "../../domain/access-explanation.ts";
import type { Services } from "../../services.server.ts";
import { loadAccessFacts } from "../open-resume.server.ts";

/**
 * Why a person may read a resume or not, by what is known here now. It asks nobody else and spends nothing.
 * @returns null when there is no such person
 */
export async function explainAccess(
	{ database, hashMailbox }: Services,
	{ personId, resumeId }: { personId: string; resumeId: string },
	now: Date,
): Promise<AccessExplanation | null> {
	const record = await getPersonRecord(database, personId);
	if (!record) return null;
	const { id, email, emailVerified: emailConfirmed } = record;
	const person = { id, email, emailConfirmed, mailboxHash: hashMailbox(email) };
	return explainResumeAccess(await loadAccessFacts(database, person, resumeId), now);
}
