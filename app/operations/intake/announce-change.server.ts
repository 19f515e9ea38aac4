import type { Transaction } from "#app/data/base/database.server.ts";
import { type Failure, withUnexpectedFailure } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

const windowMilliseconds = 5 * 60_000;

/**
 * Call it after a change of the library was committed: the next page counts again, and no older page is
 * served; other processes see it within a second. What takes longer follows within five minutes, once for all
 * changes meanwhile: the words that a misspelt search is corrected to, and the measurements behind the
 * insights.
 */
export async function libraryChanged(
	services: Uses<"clock" | "jobs" | "library" | "log">,
): Promise<void> {
	await services.library.invalidate();
	const window = Math.floor(services.clock().getTime() / windowMilliseconds) + 1;
	const at = new Date(window * windowMilliseconds);
	await Promise.all([
		services.jobs.enqueue("refresh-vocabulary", {}, { key: `vocabulary:${window}`, at }),
		services.jobs.enqueue("measure-library", {}, { key: `measure:${window}`, at }),
	]).catch((error) =>
		services.log.warn({ error }, "What follows a change of the library is not queued"),
	);
}

/**
 * Does what a form asks of the library in one transaction, and announces it.
 * @param failed what the person reads when the fault is ours
 */
export function changeLibrary<Done extends { success: true }>(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	failed: string,
	change: (transaction: Transaction) => Promise<Done | Failure>,
): Promise<Done | Failure> {
	return withUnexpectedFailure(services, failed, async () => {
		const result = await services.database.transaction(change);
		if (result.success) await libraryChanged(services);
		return result;
	});
}
