import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { inParts } from "#app/data/base/in-parts.server.ts";
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
	signal?: AbortSignal,
): Promise<number> {
	const { database, clock } = services;
	let files = 0;
	await inParts(resumesAtOnce, signal, async (limit) => {
		const ids = await findRenderedAfterwards(database, limit);
		for (const id of ids) {
			files += await database.transaction(async (transaction) =>
				queueDeletion(services, transaction, await removeRenderedFiles(transaction, id)),
			);
		}
		return ids.length;
	});
	const before = keptSince(clock());
	await inParts(resumesAtOnce, signal, (limit) =>
		database.transaction(async (transaction) => {
			const ids = await holdKeptTooLong(transaction, before, limit);
			files += await queueDeletion(services, transaction, await removeBodies(transaction, ids));
			return ids.length;
		}),
	);
	return files;
}

/** Queues the deletion of files whose rows this transaction has removed: they go when it is certain. */
export async function queueDeletion(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	keys: readonly string[],
): Promise<number> {
	const deletions = keys.map((key) => ({ key: `delete-file:${key}`, data: { key } }));
	await jobs.enqueueAll("delete-file", deletions, jobTransaction(transaction));
	return keys.length;
}
