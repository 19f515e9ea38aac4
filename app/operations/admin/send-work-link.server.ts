import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { forgetWorkAddress } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { holdPublishedOf } from "#app/data/intake/contribution/published-own.server.ts";
import { holdResume } from "#app/data/intake/resume-entries.server.ts";
import { addEvidence } from "#app/data/intake/resume-evidence.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import { comparedWith, domainOf, hasTier } from "#app/domain/library/evidence.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Mails a link to a work address. Who opens it there confirms that they can: nothing is proved before. Of the address
 * the record keeps the domain and a keyed hash.
 * @param link the address in its one form, at the employer that the resume names
 */
export function sendWorkLink(
	services: Uses<"database" | "hashEvidence" | "jobs" | "limits" | "log">,
	admin: Admin,
	link: { resumeId: string; reviewer: string; email: string },
): Promise<{ success: true; domain: string } | Failure> {
	const { evidence, adminResumes } = adminMessages;
	const { resumeId, reviewer, email } = link;
	const domain = domainOf(email);
	return withUnexpectedFailure(services, evidence.unexpected, async () => {
		const wait = await services.limits.consume(limits.mailPerAddress, email);
		if (wait) return rateLimited(wait);
		return services.database.transaction(async (transaction) => {
			// Before the resume, as everybody does: the address that it was given is forgotten below.
			await holdPublishedOf(transaction, resumeId);
			const resume = await holdResume(transaction, resumeId);
			if (!resume) return rejected(messages.resumes.fetchFailed, 404);
			if (resume.withdrawnAt) return rejected(adminResumes.withdrawn, 409);
			if (!hasTier(resume.provenance)) return rejected(evidence.notDeclared, 409);
			const evidenceId = await addEvidence(transaction, {
				resumeId,
				kind: "work_address",
				reviewer,
				reviewedOn: admin.now.toISOString().slice(0, 10),
				compared: comparedWith(resume, ["company"]),
				addressHash: services.hashEvidence(email),
				addressDomain: domain,
				createdAt: admin.now,
			});
			await forgetWorkAddress(transaction, resumeId);
			if (!evidenceId) throw new Error("The record was not written");
			await services.jobs.enqueue(
				"send-mail",
				{ message: "confirm-work-address", to: email, evidenceId },
				{
					key: `confirm-work-address:${evidenceId}`,
					transaction: jobTransaction(transaction),
				},
			);
			await writeAudit(transaction, admin, {
				action: "evidence.link-sent",
				subject: "resume",
				subjectId: resumeId,
				label: labelOf(resume),
				changes: { domain: { from: null, to: domain } },
			});
			return { success: true as const, domain };
		});
	});
}
