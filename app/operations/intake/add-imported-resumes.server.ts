import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { addBatch } from "#app/data/admin/batches.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { setImportAdding } from "#app/data/intake/import-adding.server.ts";
import { getImport } from "#app/data/intake/resume-imports.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { importCounts } from "#app/domain/intake/resume-import.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Lets the good rows of a file be added, by a job. Pressed twice, or in two windows, it happens once.
 */
export function addImportedResumes(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	importId: string,
	{ leavesOutRepeats = false } = {},
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, adminMessages.admin.unexpected, () =>
		services.database.transaction(async (transaction) => {
			const isBegun =
				isUuid(importId) && (await setImportAdding(transaction, importId, leavesOutRepeats));
			const summary = isUuid(importId) ? await getImport(transaction, importId) : null;
			if (!summary) return rejected(adminMessages.imports.gone, 404);
			if (!isBegun) return rejected(adminMessages.imports.nothingToAdd, 409);
			const { good, bad, ignored, leftOut, added } = importCounts(summary);
			const label = summary.fileName;
			await addBatch(transaction, { kind: "import", label, importId, madeAt: admin.now });
			await services.jobs.enqueue(
				"add-resumes",
				{ importId, sessionId: admin.sessionId },
				{ transaction: jobTransaction(transaction) },
			);
			await writeAudit(transaction, admin, {
				action: "import.added",
				subject: "import",
				subjectId: importId,
				label: summary.fileName,
				changes: {
					added: { from: added, to: good },
					errors: { from: 0, to: bad },
					ignored: { from: 0, to: ignored },
					...(leftOut > 0 && { leftOut: { from: 0, to: leftOut } }),
				},
			});
			return { success: true };
		}),
	);
}
