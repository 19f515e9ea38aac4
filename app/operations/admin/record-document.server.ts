import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { holdResume } from "#app/data/intake/resume-entries.server.ts";
import { addEvidence, settleTier } from "#app/data/intake/resume-evidence.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import {
	type ComparedField,
	comparedLabels,
	comparedWith,
	type DocumentKind,
	documentLabels,
	hasTier,
	neededOfDocument,
} from "#app/domain/library/evidence.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/** A document as the owner has seen it. Its bytes are hashed here and go no further. */
export type SeenDocument = {
	resumeId: string;
	reviewer: string;
	documentKind: DocumentKind;
	compared: readonly ComparedField[];
	bytes: Uint8Array;
};

/** Records that a document was seen, which makes the resume a verified offer. */
export function recordDocument(
	services: Uses<"clock" | "database" | "hashEvidence" | "jobs" | "library" | "log">,
	admin: Admin,
	seen: SeenDocument,
): Promise<{ success: true } | Failure> {
	const { evidence, adminResumes } = adminMessages;
	const { resumeId, reviewer, documentKind } = seen;
	return changeLibrary(services, evidence.unexpected, async (transaction) => {
		const resume = await holdResume(transaction, resumeId);
		if (!resume) return rejected(messages.resumes.fetchFailed, 404);
		if (resume.withdrawnAt) return rejected(adminResumes.withdrawn, 409);
		if (!hasTier(resume.provenance)) return rejected(evidence.notDeclared, 409);
		const missing = neededOfDocument(resume).filter((field) => !seen.compared.includes(field));
		if (missing.length > 0) {
			return rejected(evidence.comparedMissing(missing.map((field) => comparedLabels[field])));
		}
		const id = await addEvidence(transaction, {
			resumeId,
			kind: "document",
			documentKind,
			reviewer,
			reviewedOn: admin.now.toISOString().slice(0, 10),
			compared: comparedWith(resume, seen.compared),
			documentHash: services.hashEvidence(seen.bytes),
			confirmedAt: admin.now,
			createdAt: admin.now,
		});
		if (!id) return rejected(evidence.seenBefore, 409, "file");
		const tier = await settleTier(transaction, resumeId, admin.now);
		await writeAudit(transaction, admin, {
			action: "evidence.recorded",
			subject: "resume",
			subjectId: resumeId,
			label: labelOf(resume),
			changes: {
				document: { from: null, to: `${documentLabels[documentKind]}, seen by ${reviewer}` },
				...(tier && tier.to !== tier.from && { provenance: tier }),
			},
		});
		return { success: true };
	});
}
