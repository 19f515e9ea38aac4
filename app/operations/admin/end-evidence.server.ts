import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { holdResume } from "#app/data/intake/resume-entries.server.ts";
import { endRecord, getEvidence, settleTier } from "#app/data/intake/resume-evidence.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { evidenceLabels } from "#app/domain/library/evidence.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Takes a record back: it was refuted, or it should not have been made. The resume falls to the highest tier that
 * another record proves, in the same transaction.
 */
export function endEvidence(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	order: { resumeId: string; id: string; because: string },
): Promise<{ success: true } | Failure> {
	const { evidence } = adminMessages;
	const { resumeId, id, because } = order;
	return changeLibrary(services, evidence.unexpected, async (transaction) => {
		const resume = await holdResume(transaction, resumeId);
		const record = await getEvidence(transaction, id);
		if (!resume || record?.resumeId !== resumeId || record.kind === "declaration") {
			return rejected(messages.resumes.fetchFailed, 404);
		}
		if (record.endedAt) return rejected(evidence.alreadyEnded, 409);
		await endRecord(transaction, record, because, admin.now);
		const tier = await settleTier(transaction, resumeId, admin.now);
		await writeAudit(transaction, admin, {
			action: "evidence.ended",
			subject: "resume",
			subjectId: resumeId,
			label: labelOf(resume),
			reason: because,
			changes: {
				record: { from: evidenceLabels[record.kind], to: "taken back" },
				...(tier &&
					tier.to !== resume.provenance && {
						provenance: { from: resume.provenance, to: tier.to },
					}),
			},
		});
		return { success: true };
	});
}
