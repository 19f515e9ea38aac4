import {
	findFilterUse,
	findFruitlessSearches,
	findSavedDemand,
	findTopSearches,
} from "#app/data/library/search-demand.server.ts";
import { countValues, findMostOpened } from "#app/data/library/supply.server.ts";
import {
	type DemandPeriod,
	demandLimits,
	filterDemand,
	type SavedDemand,
	type ScarceFilter,
	savedByAtLeast,
	scarceFilters,
} from "#app/domain/admin/demand.ts";
import { dayAfter, dayOf } from "#app/domain/base/weeks.ts";
import type { FilterField } from "#app/domain/library/resume-query.ts";
import { readSavedQuery } from "#app/domain/library/saved-search.ts";
import { demandOf } from "#app/domain/library/search-demand.ts";
import { orNullOf } from "#app/operations/base/or-null.server.ts";
import type { Uses } from "#app/services.ts";

const { lines, combinations } = demandLimits;
/** For how many of the most used filter values the supply is counted. */
const examined = 5 * lines;

/**
 * What people looked for in the last days, today among them.
 * @returns null for a list that could not be read, so that the others are still there
 */
export async function readDemand(
	services: Uses<"database" | "log">,
	days: DemandPeriod,
	now: Date,
) {
	const { database, log } = services;
	const from = dayAfter(dayOf(now), 1 - days);
	const orNull = orNullOf(log, { days });
	const [searches, fruitless, scarce, opened, saved] = await Promise.all([
		orNull(findTopSearches(database, from, lines), "The list of searches could not be read"),
		orNull(
			findFruitlessSearches(database, from, lines),
			"The list of searches without results could not be read",
		),
		orNull(findScarceFilters(services, from), "The list of filters could not be read"),
		orNull(findMostOpened(database, from, lines), "The list of opened resumes could not be read"),
		orNull(findShownSaved(services), "The list of saved searches could not be read"),
	]);
	return { searches, fruitless, scarce, opened, saved };
}

/** Without those that lead to a person. */
async function findShownSaved({ database }: Uses<"database">): Promise<SavedDemand[]> {
	const saved = await findSavedDemand(database, savedByAtLeast, 2 * lines);
	return saved.filter(({ query }) => demandOf(readSavedQuery(query)) !== null).slice(0, lines);
}

async function findScarceFilters(
	{ database }: Uses<"database">,
	from: string,
): Promise<ScarceFilter[]> {
	const wanted = filterDemand(await findFilterUse(database, from, combinations)).slice(0, examined);
	const fields = [...new Set(wanted.map(({ field }) => field))];
	const stock = new Map<FilterField, { value: string; count: number }[]>();
	for (const field of fields) stock.set(field, await countValues(database, field));
	return scarceFilters(wanted, stock, lines);
}
