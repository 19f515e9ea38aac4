import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { Admin } from "#app/data/admin/audit-log.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import { wordDrafts, wordVersions } from "#app/data/base/schema/content.server.ts";

/** The fields of one form of words, as they were typed. */
export type WordValue = Record<string, string>;

export type WordVersion = typeof wordVersions.$inferSelect;

/** How many versions there are. It only rises, whichever is committed first. */
export const countWordVersions = (connection: Connection): Promise<number> =>
	connection.$count(wordVersions);

/** The version of each key that holds, and how many there are of all, at one moment. */
export async function findWords(
	connection: Connection,
): Promise<{ words: WordVersion[]; revision: number }> {
	const rows = await connection
		.selectDistinctOn([wordVersions.key], {
			...getTableColumns(wordVersions),
			revision: sql<number>`(select count(*)::int from ${wordVersions})`,
		})
		.from(wordVersions)
		.orderBy(wordVersions.key, desc(wordVersions.version));
	return { words: rows, revision: rows[0]?.revision ?? 0 };
}

/** The versions of a key, the newest first. @param before only older ones */
export function findWordVersions(
	connection: Connection,
	key: string,
	{ before, limit }: { before?: number | undefined; limit: number },
): Promise<WordVersion[]> {
	return connection
		.select()
		.from(wordVersions)
		.where(
			and(
				eq(wordVersions.key, key),
				before === undefined ? undefined : lt(wordVersions.version, before),
			),
		)
		.orderBy(desc(wordVersions.version))
		.limit(limit);
}

/** Adds a version. @returns false when there is one of that number already: another form was quicker */
export async function addWordVersion(
	connection: Connection,
	{ sessionId, now }: Admin,
	word: Pick<WordVersion, "key" | "version" | "value">,
): Promise<boolean> {
	const { rowCount } = await connection
		.insert(wordVersions)
		.values({ ...word, sessionId, at: now })
		.onConflictDoNothing();
	return rowCount === 1;
}

/** Keeps what a session of the dashboard wants to see before it is saved. */
export async function keepWordDraft(
	connection: Connection,
	sessionId: string,
	draft: { key: string; value: WordValue },
): Promise<void> {
	await connection
		.insert(wordDrafts)
		.values({ sessionId, ...draft })
		.onConflictDoUpdate({ target: wordDrafts.sessionId, set: draft });
}

/** The draft of a session, or null. */
export async function getWordDraft(
	connection: Connection,
	sessionId: string,
): Promise<{ key: string; value: WordValue } | null> {
	const [draft] = await connection
		.select({ key: wordDrafts.key, value: wordDrafts.value })
		.from(wordDrafts)
		.where(eq(wordDrafts.sessionId, sessionId));
	return draft ?? null;
}
