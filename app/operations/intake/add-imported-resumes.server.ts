import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { addBatch } from "#app/data/admin/batches.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import { setImportAdding } from "#app/data/intake/import-adding.server.ts";
import { getImport } from "#app/data/intake/resume-imports.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { readHeaders } from "#app/domain/intake/resume-csv-headers.ts";
import { importCounts } from "#app/domain/intake/resume-import.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { readRepeats } from "./read-import.server.ts";

/**
 * Lets the good rows of a file be added, by a job. Pressed twice, or in two windows, it happens once.
 */
export function addImportedResumes(
	services: Uses<"database" | "jobs" | "log">,
	admin: Admin,
	importId: string,
	{ leavesOutRepeats = false } = {},
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, adminMessages.admin.unexpected, async () => {
		// Before the transaction, which a look that takes too long would end.
		const repeats = leavesOutRepeats ? await countRepeats(services, importId) : 0;
		return services.database.transaction(async (transaction) => {
			const isBegun =
				isUuid(importId) && (await setImportAdding(transaction, importId, leavesOutRepeats));
			const summary = isUuid(importId) ? await getImport(transaction, importId) : null;
			if (!summary) return rejected(adminMessages.imports.gone, 404);
			if (!isBegun) return rejected(adminMessages.imports.nothingToAdd, 409);
			const { good, bad, ignored, leftOut: same, added } = importCounts(summary);
			const leftOut = same + (repeats ?? 0);
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
					added: { from: added, to: repeats === null ? `at most ${good}` : good - repeats },
					errors: { from: 0, to: bad },
					ignored: { from: 0, to: ignored },
					...(leftOut > 0 && { leftOut: { from: 0, to: leftOut } }),
				},
			});
			return { success: true };
		});
	});
}

/** How many duplicates the job will leave out; null when that could not be found out in time. */
async function countRepeats(
	services: Uses<"database" | "log">,
	importId: string,
): Promise<number | null> {
	const summary = isUuid(importId) ? await getImport(services.database, importId) : null;
	const headers = readHeaders(summary?.headers ?? []);
	if (!headers.success) return 0;
	return (await readRepeats(services, importId, headers.columns))?.count ?? null;
}
