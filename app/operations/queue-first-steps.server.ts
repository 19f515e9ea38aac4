import { jobTransaction, type Transaction } from "../data/database.server.ts";
import { addDays } from "../domain/dates.ts";
import type { Services } from "../services.server.ts";

/** Somebody has joined: a day later they get the reading tips, once, if they want such mails by then. */
export async function queueFirstSteps(
	{ jobs, clock }: Services,
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
