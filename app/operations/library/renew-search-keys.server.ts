import { findWithKeys, replaceKeys } from "#app/data/library/saved-searches.server.ts";
import { readSavedQuery } from "#app/domain/library/saved-search.ts";
import { areKeysOf } from "#app/domain/library/search/alert-keys.ts";
import type { Uses } from "#app/services.ts";

const searchesAtOnce = 500;

/**
 * Gives the saved searches whose words mean something else than when they were saved the keys of today. Which ones
 * these are is read from their keys: no number of a version has to be raised with a synonym or a rule.
 * @returns how many got other keys
 */
export async function renewSearchKeys(
	{ database, search }: Uses<"database" | "search">,
	{ signal }: { signal: AbortSignal },
): Promise<number> {
	let renewed = 0;
	let after: string | null = null;
	while (!signal.aborted) {
		const saved: Awaited<ReturnType<typeof findWithKeys>> = await findWithKeys(
			database,
			after,
			searchesAtOnce,
		);
		for (const { id, query, keys } of saved) {
			const asked = readSavedQuery(query);
			if (areKeysOf(asked, keys)) continue;
			const today = await search.keysOf(asked);
			if (await database.transaction((transaction) => replaceKeys(transaction, id, today)))
				renewed++;
		}
		after = saved.at(-1)?.id ?? null;
		if (saved.length < searchesAtOnce) break;
	}
	return renewed;
}
