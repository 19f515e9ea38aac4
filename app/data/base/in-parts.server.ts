import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection } from "./database.server.ts";

/** How many rows one statement deletes: no statement may take longer than two seconds. */
const rowsAtOnce = 10_000;

/**
 * Does away with what has to go, part by part, until nothing is left or the job is told to stop: the next try finds what
 * is left.
 * @param removePart does so with at most so many. @returns with how many
 * @returns how many there were
 */
export async function inParts(
	size: number,
	signal: AbortSignal | undefined,
	removePart: (limit: number) => Promise<number>,
): Promise<number> {
	let removed = 0;
	for (let part = size; part === size && !signal?.aborted; ) {
		part = await removePart(size);
		removed += part;
	}
	return removed;
}

/** Deletes the rows of a table that fulfil a condition. @returns how many there were */
export const deleteInParts = (
	connection: Connection,
	table: PgTable,
	condition: SQL | undefined,
	signal?: AbortSignal,
): Promise<number> =>
	inParts(rowsAtOnce, signal, async (limit) => {
		const { rowCount } = await connection.execute(sql`
			delete from ${table} where ctid = any(array(
				select ctid from ${table} where ${condition} limit ${limit}::int))`);
		return rowCount ?? 0;
	});
