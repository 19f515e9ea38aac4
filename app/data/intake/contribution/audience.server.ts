import { and, countDistinct, eq, isNull, ne, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { readingHistory } from "#app/data/base/schema/entitlements.server.ts";
import { keptLines } from "#app/data/base/schema/keeping.server.ts";

/* Who has read a contributed resume, as numbers. Its own person is not counted. */

type Contributed = { resumeId: string; userId: string };

/** The day on which each reader has opened it first, one entry a reader. Visitors leave no reading. */
export async function findReaderDays(
	connection: Connection,
	{ resumeId, userId }: Contributed,
): Promise<string[]> {
	const rows = await connection
		.select({
			day: sql<string>`to_char(${readingHistory.firstOpenedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
		})
		.from(readingHistory)
		.where(and(eq(readingHistory.resumeId, resumeId), ne(readingHistory.userId, userId)));
	return rows.map(({ day }) => day);
}

/** How many people have opened it, by any right. */
export const countReaders = (
	connection: Connection,
	{ resumeId, userId }: Contributed,
): Promise<number> =>
	connection.$count(
		readingHistory,
		and(eq(readingHistory.resumeId, resumeId), ne(readingHistory.userId, userId)),
	);

/** How many people keep a line of it. */
export async function countKeepers(
	connection: Connection,
	{ resumeId, userId }: Contributed,
): Promise<number> {
	const [row] = await connection
		.select({ people: countDistinct(keptLines.userId) })
		.from(keptLines)
		.where(
			and(
				eq(keptLines.resumeId, resumeId),
				ne(keptLines.userId, userId),
				isNull(keptLines.removedAt),
			),
		);
	return row?.people ?? 0;
}
