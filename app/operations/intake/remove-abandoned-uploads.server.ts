import { jobTransaction } from "#app/data/base/database.server.ts";
import { inParts } from "#app/data/base/in-parts.server.ts";
import { removeAbandonedUploads as removeRows } from "#app/data/intake/uploads.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { uploadLimits } from "#app/domain/intake/upload-rules.ts";
import type { Uses } from "#app/services.ts";

const batch = 500;

/** Deletes what was uploaded and not published in time: the rows, and then their files. @returns how many */
export function removeAbandonedUploads(
	services: Uses<"database" | "jobs">,
	now: Date,
	signal?: AbortSignal,
): Promise<number> {
	const before = addDays(now, -uploadLimits.unpublishedDays);
	return inParts(batch, signal, (limit) =>
		services.database.transaction(async (transaction) => {
			const keys = await removeRows(transaction, before, limit);
			const deletions = keys.map((key) => ({ key, data: { key } }));
			await services.jobs.enqueueAll("delete-file", deletions, jobTransaction(transaction));
			return keys.length;
		}),
	);
}
