import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Uses } from "#app/services.ts";

/** Queues the reading tips for a new user: sent once, a day later, if the user then wants such emails. */
export async function queueFirstSteps(
	{ jobs, clock }: Uses<"clock" | "jobs">,
	transaction: Transaction,
	userId: string,
): Promise<void> {
	await jobs.enqueue(
		"send-mail",
		{ message: "first-steps", userId },
		{
			key: `first-steps:${userId}`,
			at: addDays(clock(), 1),
			transaction: jobTransaction(transaction),
		},
	);
}
