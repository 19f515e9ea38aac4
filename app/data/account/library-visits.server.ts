import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { libraryVisits } from "#app/data/base/schema/coming-back.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";

/** Looks that are no further apart are one visit. */
const visitMinutes = 30;

/**
 * Notes that a member looks into their library.
 * @returns the last look of the visit before, as long as this visit lasts; null at the first
 */
export async function noteLibraryVisit(
	connection: Connection,
	userId: string,
	now: Date,
): Promise<Date | null> {
	const another = new Date(now.getTime() - visitMinutes * 60_000);
	const [row] = await noteVisit(connection, userId, now, another.toISOString());
	return row?.beforeAt ?? null;
}

const noteVisit = statement(
	(connection, userId: Later<string>, now: Later<Date>, another: Later<string>) => {
		const { lastAt, beforeAt } = libraryVisits;
		return connection
			.insert(libraryVisits)
			.values({ userId, lastAt: now })
			.onConflictDoUpdate({
				target: libraryVisits.userId,
				set: {
					beforeAt: sql`case when ${lastAt} < ${another} then ${lastAt} else ${beforeAt} end`,
					lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
				},
			})
			.returning({ beforeAt });
	},
);

/** The visit before the last look, for a page that nobody looks at yet. */
export async function getLibraryVisit(
	connection: Connection,
	userId: string,
): Promise<{ lastAt: Date; beforeAt: Date | null } | null> {
	const [row] = await connection
		.select({ lastAt: libraryVisits.lastAt, beforeAt: libraryVisits.beforeAt })
		.from(libraryVisits)
		.where(eq(libraryVisits.userId, userId));
	return row ?? null;
}
