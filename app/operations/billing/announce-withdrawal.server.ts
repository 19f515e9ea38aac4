import { findAddresses } from "#app/data/intake/withdrawals.server.ts";
/** A withdrawn resume, its time (ISO), and the users who got back what they had spent on it. */
import type { Withdrawal } from "#app/domain/intake/withdrawal.ts";
import type { Uses } from "#app/services.ts";

/** Queues the mail to each of them, once. */
export async function announceWithdrawal(
	{ database, jobs }: Uses<"database" | "jobs">,
	{ resumeId, at, repaid }: Withdrawal,
): Promise<void> {
	const addresses = await findAddresses(
		database,
		repaid.map(({ userId }) => userId),
	);
	for (const { userId, until } of repaid) {
		const to = addresses.get(userId);
		// The account is gone by now.
		if (!to) continue;
		const mail = { message: "resume-withdrawn", to, resumeId, until } as const;
		await jobs.enqueue("send-mail", mail, { key: `withdrawn:${resumeId}:${at}:${userId}` });
	}
}
