import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { deleteInParts } from "#app/data/base/in-parts.server.ts";
import { linePages } from "#app/data/base/schema/entitlements.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";

/** Writes that a page of lines in words went to a person; those of one instant are one page. */
export async function addLinePage(
	connection: Connection,
	page: { userId: string; at: Date; lines: number },
): Promise<void> {
	await connection
		.insert(linePages)
		.values(page)
		.onConflictDoUpdate({
			target: [linePages.userId, linePages.at],
			set: { lines: sql`${linePages.lines} + excluded.lines` },
		});
}

/** How many lines in words have gone to a person since an instant, itself included. */
export const countLinesSince = firstOf(
	(connection, userId: Later<string>, since: Later<Date>) =>
		connection
			.select({ lines: sql<number>`coalesce(sum(${linePages.lines}), 0)`.mapWith(Number) })
			.from(linePages)
			.where(and(eq(linePages.userId, userId), gte(linePages.at, since))),
	(row) => row?.lines ?? 0,
);

/** A person's own pages of lines, the oldest first, for their copy. */
export const listLinePages = (connection: Connection, userId: string) =>
	connection
		.select({ at: linePages.at, lines: linePages.lines })
		.from(linePages)
		.where(eq(linePages.userId, userId))
		.orderBy(linePages.at);

/** @returns how many rows there were */
export const removeLinePagesBefore = (
	connection: Connection,
	before: Date,
	signal?: AbortSignal,
): Promise<number> => deleteInParts(connection, linePages, lt(linePages.at, before), signal);
