import { asc, gte, lt, sql } from "drizzle-orm";
import { dailyCounts, searchDemand } from "#app/data/base/schema/admin.server.ts";
import type { UseName } from "#app/domain/library/search-demand.ts";
import type { Connection } from "./database.server.ts";
import { deleteInParts } from "./in-parts.server.ts";

export type DailyCount = { day: string; name: UseName; count: number };
export type DemandCount = typeof searchDemand.$inferInsert;

/*
 * Processes write at the same time. All of them lock the rows in the same order, so that they never deadlock.
 */

/** Adds to the counts of days. */
export async function addDailyCounts(
	connection: Connection,
	counts: readonly DailyCount[],
): Promise<void> {
	if (counts.length === 0) return;
	await connection
		.insert(dailyCounts)
		.values(counts.toSorted(byKey(({ day, name }) => [day, name])))
		.onConflictDoUpdate({
			target: [dailyCounts.day, dailyCounts.name],
			set: { count: sql`${dailyCounts.count} + excluded.count` },
		});
}

/** A statement takes 65,535 values. */
const rowsAtOnce = 5_000;

/** Adds to what was looked for on days. */
export async function addSearchDemand(
	connection: Connection,
	demand: readonly DemandCount[],
): Promise<void> {
	const rows = demand.toSorted(byKey(({ day, query, filters }) => [day, query, filters]));
	for (let start = 0; start < rows.length; start += rowsAtOnce) {
		await connection
			.insert(searchDemand)
			.values(rows.slice(start, start + rowsAtOnce))
			.onConflictDoUpdate({
				target: [searchDemand.day, searchDemand.query, searchDemand.filters],
				set: {
					searches: sql`${searchDemand.searches} + excluded.searches`,
					foundNothing: sql`${searchDemand.foundNothing} + excluded.found_nothing`,
				},
			});
	}
}

function byKey<Row>(keyOf: (row: Row) => readonly string[]) {
	return (a: Row, b: Row): number => {
		const [first, second] = [keyOf(a), keyOf(b)];
		const at = first.findIndex((part, index) => part !== second[index]);
		return at < 0 ? 0 : (first[at] ?? "") < (second[at] ?? "") ? -1 : 1;
	};
}

/** The counts of a day and all after it. */
export async function findDailyCounts(connection: Connection, from: string): Promise<DailyCount[]> {
	return connection
		.select()
		.from(dailyCounts)
		.where(gte(dailyCounts.day, from))
		.orderBy(asc(dailyCounts.day));
}

/**
 * Deletes what was counted before a day.
 * @returns how many rows there were
 */
export async function removeCountsBefore(
	connection: Connection,
	{ counts, demand }: { counts: string; demand: string },
	signal?: AbortSignal,
): Promise<number> {
	return (
		(await deleteInParts(connection, dailyCounts, lt(dailyCounts.day, counts), signal)) +
		(await deleteInParts(connection, searchDemand, lt(searchDemand.day, demand), signal))
	);
}
