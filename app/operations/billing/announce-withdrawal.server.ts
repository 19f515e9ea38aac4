import { findAddresses } from "#app/data/account/people.server.ts";
/** A withdrawn resume, its time (ISO), and the users who got back what they had spent on it. */
import type { Withdrawal } from "#app/domain/intake/withdrawal.ts";
import type { JobContext } from "#app/integrations/jobs/jobs.ts";
import type { Uses } from "#app/services.ts";

const mailsAtOnce = 500;

/** Queues the mail to each of them, once. */
export async function announceWithdrawal(
	{ database, jobs }: Uses<"database" | "jobs">,
	{ resumeId, at, repaid }: Withdrawal,
	{ signal }: Pick<JobContext, "signal">,
): Promise<void> {
	for (let start = 0; start < repaid.length && !signal.aborted; start += mailsAtOnce) {
		const part = repaid.slice(start, start + mailsAtOnce);
		const addresses = await findAddresses(
			database,
			part.map(({ userId }) => userId),
		);
		const mails = part.flatMap(({ userId, until }) => {
			const to = addresses.get(userId);
			// The account is gone by now.
			if (!to) return [];
			const data = { message: "resume-withdrawn" as const, to, personId: userId, resumeId, until };
			return [{ key: `withdrawn:${resumeId}:${at}:${userId}`, data }];
		});
		await jobs.enqueueAll("send-mail", mails);
	}
}
