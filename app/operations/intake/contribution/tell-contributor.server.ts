import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { getContributorOf } from "#app/data/intake/contribution/published-own.server.ts";
import type { Uses } from "#app/services.ts";

type Told =
	| "taken-down"
	| "taken-out"
	| "restored"
	| "note-removed"
	| "earlier-published"
	| "earlier-removed";

/** Who contributed a published resume gets an email about it, while they have an account. It has no word of theirs. */
export async function tellContributor(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	resumeId: string,
	what: Told,
	now: Date,
): Promise<void> {
	const contributor = await getContributorOf(transaction, resumeId);
	if (!contributor) return;
	const { email: to, contributionId } = contributor;
	await jobs.enqueue(
		"send-mail",
		{ message: `contribution-${what}`, to, contributionId },
		{
			key: `${what}:${resumeId}:${now.toISOString()}`,
			transaction: jobTransaction(transaction),
		},
	);
}
