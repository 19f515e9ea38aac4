import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Queues failed jobs again, with all their attempts.
 * @param wanted the job, or "all" that can be seen
 * @returns how many jobs there were
 */
export function retryJobs(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	wanted: { id: string } | "all",
): Promise<{ success: true; data: { jobs: number } } | Failure> {
	return inTransaction(services, adminMessages.admin.unexpected, async (connection) => {
		const transaction = jobTransaction(connection);
		const parked = await services.jobs.findParked({ transaction });
		let jobs = 0;
		for (const job of parked) {
			if (wanted !== "all" && job.id !== wanted.id) continue;
			// Another window may have pressed the same button.
			if ((await services.jobs.retryParked([job.id], { transaction })) === 0) continue;
			jobs++;
			await writeAudit(connection, admin, {
				action: "job.retried",
				subject: "job",
				subjectId: job.id,
				label: job.name,
			});
		}
		if (jobs === 0) return rejected(adminMessages.attention.jobGone, 409);
		return { success: true, data: { jobs } } as const;
	});
}
