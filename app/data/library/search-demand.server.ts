import { and, desc, gt, gte, ne, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { searchDemand } from "#app/data/base/schema/admin.server.ts";
import { savedSearches } from "#app/data/base/schema/keeping.server.ts";
import type { FruitlessSearch, SavedDemand, SearchedWords } from "#app/domain/admin/demand.ts";

const searches = sql<number>`sum(${searchDemand.searches})::int`;
const foundNothing = sql<number>`sum(${searchDemand.foundNothing})::int`;

/** The words that were searched for most, with any filters. */
export async function findTopSearches(
	connection: Connection,
	from: string,
	limit: number,
): Promise<SearchedWords[]> {
	return connection
		.select({ query: searchDemand.query, searches, foundNothing })
		.from(searchDemand)
		.where(and(gte(searchDemand.day, from), ne(searchDemand.query, "")))
		.groupBy(searchDemand.query)
		.orderBy(desc(searches), searchDemand.query)
		.limit(limit);
}

/** The searches that found nothing most often, words and filters together. */
export async function findFruitlessSearches(
	connection: Connection,
	from: string,
	limit: number,
): Promise<FruitlessSearch[]> {
	return connection
		.select({
			query: searchDemand.query,
			filters: searchDemand.filters,
			foundNothing,
			lastDay: sql<string>`max(${searchDemand.day})::text`,
		})
		.from(searchDemand)
		.where(and(gte(searchDemand.day, from), gt(searchDemand.foundNothing, 0)))
		.groupBy(searchDemand.query, searchDemand.filters)
		.orderBy(desc(foundNothing), searchDemand.query, searchDemand.filters)
		.limit(limit);
}

/** Saved searches by how many people have saved them, from a number of people on; never who they are. */
export async function findSavedDemand(
	connection: Connection,
	least: number,
	limit: number,
): Promise<SavedDemand[]> {
	const people = sql<number>`count(*)::int`;
	return connection
		.select({
			query: savedSearches.query,
			people,
			withEmails: sql<number>`(count(*) filter (where ${savedSearches.alert} <> 'never'))::int`,
		})
		.from(savedSearches)
		.groupBy(savedSearches.query)
		.having(gte(people, least))
		.orderBy(desc(people), savedSearches.query)
		.limit(limit);
}

export type FilterUse = { filters: string; searches: number };

/** The combinations of filters that were used most. */
export async function findFilterUse(
	connection: Connection,
	from: string,
	limit: number,
): Promise<FilterUse[]> {
	return connection
		.select({ filters: searchDemand.filters, searches })
		.from(searchDemand)
		.where(and(gte(searchDemand.day, from), ne(searchDemand.filters, "")))
		.groupBy(searchDemand.filters)
		.orderBy(desc(searches), searchDemand.filters)
		.limit(limit);
}
