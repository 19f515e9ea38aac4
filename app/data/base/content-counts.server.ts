import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import { contentCounts, templateDownloads } from "#app/data/base/schema/content.server.ts";
import type { Connection } from "./database.server.ts";
import { deleteInParts } from "./in-parts.server.ts";

/** What is counted: readings of an article, downloads of a template. */
export type ContentName = `article:${string}` | `template:${string}`;

/** Adds what was counted, in one statement, so that none is lost. */
export async function addContentCounts(
	connection: Connection,
	counted: readonly { name: ContentName; count: number }[],
): Promise<void> {
	if (counted.length === 0) return;
	// In one order, so that two processes do not wait for each other.
	const rows = counted.toSorted((one, other) => (one.name < other.name ? -1 : 1));
	await connection
		.insert(contentCounts)
		.values(rows)
		.onConflictDoUpdate({
			target: contentCounts.name,
			set: { count: sql`${contentCounts.count} + excluded.count` },
		});
}

/**
 * Counts a download of a template: once per person and day (UTC), in one statement.
 * @returns whether the count rose
 */
export async function countDownload(
	connection: Connection,
	download: { template: string; userId: string; day: string },
): Promise<boolean> {
	const { template, userId, day } = download;
	const { rowCount } = await connection.execute(sql`
		with first as (
			insert into ${templateDownloads} (template, user_id, day)
			values (${template}, ${userId}, ${day}::date)
			on conflict do nothing
			returning template
		)
		insert into ${contentCounts} as counted (name, count)
		select 'template:' || template, 1 from first
		on conflict (name) do update set count = counted.count + 1`);
	return (rowCount ?? 0) > 0;
}

/** The templates that a person has downloaded lately, by day. */
export async function findDownloads(
	connection: Connection,
	userId: string,
): Promise<{ template: string; day: string }[]> {
	return connection
		.select({ template: templateDownloads.template, day: templateDownloads.day })
		.from(templateDownloads)
		.where(eq(templateDownloads.userId, userId))
		.orderBy(asc(templateDownloads.day), asc(templateDownloads.template));
}

/**
 * Forgets who downloaded what before a day; the counts stay.
 * @returns how many rows there were
 */
export const removeDownloadsBefore = (
	connection: Connection,
	day: string,
	signal?: AbortSignal,
): Promise<number> =>
	deleteInParts(connection, templateDownloads, lt(templateDownloads.day, day), signal);

/** The counts by name; what was never counted is missing. */
export async function getContentCounts(
	connection: Connection,
	names: readonly ContentName[],
): Promise<ReadonlyMap<string, number>> {
	const rows = await connection
		.select()
		.from(contentCounts)
		.where(inArray(contentCounts.name, [...names]));
	return new Map(rows.map(({ name, count }) => [name, count]));
}
