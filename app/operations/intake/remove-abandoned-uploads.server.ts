import { jobTransaction } from "#app/data/base/database.server.ts";
import { removeAbandonedUploads as removeRows } from "#app/data/intake/uploads.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { uploadLimits } from "#app/domain/intake/upload-rules.ts";
import type { Uses } from "#app/services.ts";

const batch = 500;

/** Deletes what was uploaded and not published in time: the rows, and then their files. */
export async function removeAbandonedUploads(
	services: Uses<"database" | "jobs">,
	now: Date,
): Promise<number> {
	const before = addDays(now, -uploadLimits.unpublishedDays);
	let removed = 0;
	for (;;) {
		const count = await services.database.transaction(async (transaction) => {
			const keys = await removeRows(transaction, before, batch);
			for (const key of keys) {
				const options = { key, transaction: jobTransaction(transaction) };
				await services.jobs.enqueue("delete-file", { key }, options);
			}
			return keys.length;
		});
		removed += count;
		if (count < batch) return removed;
	}
}
