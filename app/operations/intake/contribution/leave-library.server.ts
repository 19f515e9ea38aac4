import type { Transaction } from "#app/data/base/database.server.ts";
import { findOwnPublished } from "#app/data/intake/contribution/published-own.server.ts";
import { count } from "#app/domain/base/count.ts";
import type { Uses } from "#app/services.ts";
import { removeEarlierDraft, removeUnpublished } from "./remove-untouched.server.ts";
import { withdrawContribution } from "./withdraw-own.server.ts";

/**
 * What becomes of a person's contributions when their account goes: what is published is withdrawn unless it stays, and
 * what is not is thrown away. The caller has locked the person, and tells that the library changed.
 * @returns what is kept of them, each with its reason, and whether the library has changed
 */
export async function leaveContributions(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	{ id: userId }: { id: string },
	{ now, resumesStay }: { now: Date; resumesStay: boolean },
): Promise<{ kept: string[]; isWithdrawn: boolean }> {
	await removeUnpublished(services, transaction, userId);
	const published = await findOwnPublished(transaction, userId);
	if (published.length === 0) return { kept: [], isWithdrawn: false };
	const resumes = count(published.length, "resume");
	if (resumesStay) {
		for (const contribution of published) {
			await removeEarlierDraft(services, transaction, contribution);
		}
		const said = `The ${resumes} that you contributed, because you said so, with the receipts of your consent and without your account. To withdraw what stays, write to us.`;
		return { kept: [said], isWithdrawn: false };
	}
	for (const { id } of published) {
		await withdrawContribution(services, transaction, { id, userId, now });
	}
	const said = `The receipts of your consent for the ${resumes} that you contributed and that we have withdrawn now, and codes that keep the same files out: so that we can show what was agreed to, and so that nobody brings them back.`;
	return { kept: [said], isWithdrawn: true };
}
