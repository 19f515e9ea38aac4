import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import {
	findRenderedAfterwards,
	holdKeptTooLong,
	removeBodies,
	removeRenderedFiles,
} from "#app/data/reader/resume-bodies.server.ts";
import { keptSince } from "#app/domain/intake/withdrawal.ts";
import type { Uses } from "#app/services.ts";

const resumesAtOnce = 100;

/**
 * Deletes the bodies of resumes that were withdrawn long enough ago. Safe to repeat.
 * @returns how many files there were
 */
export async function deleteWithdrawnFiles(
	services: Uses<"clock" | "database" | "jobs">,
): Promise<number> {
	const { database, clock } = services;
	let files = 0;
	for (const id of await findRenderedAfterwards(database)) {
		files += await database.transaction(async (transaction) =>
			queueDeletion(services, transaction, await removeRenderedFiles(transaction, id)),
		);
	}
	const before = keptSince(clock());
	for (let isMore = true; isMore; ) {
		await database.transaction(async (transaction) => {
			const ids = await holdKeptTooLong(transaction, before, resumesAtOnce);
			files += await queueDeletion(services, transaction, await removeBodies(transaction, ids));
			isMore = ids.length === resumesAtOnce;
		});
	}
	return files;
}

/** Queues the deletion of files whose rows this transaction has removed: they go when it is certain. */
export async function queueDeletion(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	keys: readonly string[],
): Promise<number> {
	for (const key of keys) {
		await jobs.enqueue(
			"delete-file",
			{ key },
			{ key: `delete-file:${key}`, transaction: jobTransaction(transaction) },
		);
	}
	return keys.length;
}
