import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Uses } from "#app/services.ts";

/** Somebody has joined: a day later they get the reading tips, once, if they want such mails by then. */
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
