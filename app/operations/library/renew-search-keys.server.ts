import { findWithKeys, replaceKeys } from "#app/data/library/saved-searches.server.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { readSavedQuery } from "#app/domain/library/saved-search.ts";
import { areKeysOf } from "#app/domain/library/search/alert-keys.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Gives those of a page of saved searches whose words mean something else than when they were saved the keys of today.
 * Which ones these are is read from their keys: no number of a version has to be raised with a synonym or a rule.
 * @returns how many got other keys
 */
export async function renewSearchKeys(
	services: Uses<"database" | "jobs" | "search">,
	page: JobCatalogue["renew-search-keys"] = {},
	context: PageContext = {},
): Promise<number> {
	const { database, search } = services;
	const saved = await takePage(services, "renew-search-keys", page, context, (after, limit) =>
		findWithKeys(database, after, limit),
	);
	let renewed = 0;
	for (const { id, query, keys } of saved) {
		if (context.signal?.aborted) break;
		const asked = readSavedQuery(query);
		if (areKeysOf(asked, keys)) continue;
		const today = await search.keysOf(asked);
		if (await database.transaction((transaction) => replaceKeys(transaction, id, today))) renewed++;
	}
	return renewed;
}
