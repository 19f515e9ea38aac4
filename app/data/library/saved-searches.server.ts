import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import {
	savedSearches,
	savedSearchFinds,
	savedSearchKeys,
} from "#app/data/base/schema/keeping.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { type AlertChoice, alertDue } from "#app/domain/library/saved-search.ts";

/** The searches that members save. */

export type SavedSearch = {
	id: string;
	query: string;
	name: string;
	alert: AlertChoice;
	savedAt: Date;
	/** The last email about it. */
	toldAt: Date | null;
};

const columns = {
	...pick(savedSearches, "id", "query", "name", "alert", "savedAt", "toldAt"),
};

/** One change of a member's saved searches at a time, until the transaction ends. */
export async function lockSaved(transaction: Transaction, userId: string): Promise<void> {
	await holdName(transaction, `saved:${userId}`);
}

export const countSaved = (connection: Connection, userId: string): Promise<number> =>
	connection.$count(savedSearches, eq(savedSearches.userId, userId));

/** The saved searches of a person, in the order in which they were saved. */
export const findSaved = statement((connection, userId: Later<string>) =>
	connection
		.select(columns)
		.from(savedSearches)
		.where(eq(savedSearches.userId, userId))
		.orderBy(asc(savedSearches.savedAt), asc(savedSearches.id)),
);

/** The one that has this text, if the person has saved it. */
export async function getSavedByQuery(
	connection: Connection,
	userId: string,
	query: string,
): Promise<SavedSearch | null> {
	const [row] = await connection
		.select(columns)
		.from(savedSearches)
		.where(and(eq(savedSearches.userId, userId), eq(savedSearches.query, query)));
	return row ?? null;
}

/** @param saved.keys by which an arriving resume finds it */
export async function addSaved(
	transaction: Transaction,
	{
		keys,
		...saved
	}: Omit<SavedSearch, "id" | "toldAt"> & {
		userId: string;
		keys: readonly string[];
	},
): Promise<void> {
	const [row] = await transaction
		.insert(savedSearches)
		.values(saved)
		.returning({ id: savedSearches.id });
	if (!row || keys.length === 0) throw new Error("A search without conditions cannot be saved");
	await addKeys(transaction, row.id, keys);
}

const addKeys = (transaction: Transaction, searchId: string, keys: readonly string[]) =>
	transaction.insert(savedSearchKeys).values(keys.map((key) => ({ key, searchId })));

/** Saved searches of everybody with their keys, in the order of their ids. @param after the last one before */
export function findWithKeys(
	connection: Connection,
	after: string | null,
	limit: number,
): Promise<{ id: string; query: string; keys: string[] }[]> {
	return connection
		.select({
			id: savedSearches.id,
			query: savedSearches.query,
			keys: sql<string[]>`array(
				select key from ${savedSearchKeys} where ${savedSearchKeys.searchId} = ${savedSearches.id})`,
		})
		.from(savedSearches)
		.where(after === null ? undefined : gt(savedSearches.id, after))
		.orderBy(asc(savedSearches.id))
		.limit(limit);
}

/** Gives a saved search other keys. @returns false when it was removed meanwhile, or would be left without any */
export async function replaceKeys(
	transaction: Transaction,
	id: string,
	keys: readonly string[],
): Promise<boolean> {
	const found = await transaction
		.select({ id: savedSearches.id })
		.from(savedSearches)
		.where(eq(savedSearches.id, id))
		.for("update");
	if (found.length === 0 || keys.length === 0) return false;
	await transaction.delete(savedSearchKeys).where(eq(savedSearchKeys.searchId, id));
	await addKeys(transaction, id, keys);
	return true;
}

/**
 * Names a search and chooses its emails; what waits to be told is told by the new choice, or never.
 * @returns false when the person has no such search
 */
export async function changeSaved(
	transaction: Transaction,
	userId: string,
	{ id, name, alert }: { id: string; name?: string; alert: AlertChoice },
	now: Date,
): Promise<boolean> {
	const [row] = await transaction
		.update(savedSearches)
		.set({ alert, ...(name !== undefined && { name }) })
		.where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
		.returning(columns);
	if (!row) return false;
	await transaction
		.update(savedSearchFinds)
		.set({ dueAt: alertDue(alert, row.toldAt ?? row.savedAt, now) })
		.where(and(eq(savedSearchFinds.searchId, id), isNotNull(savedSearchFinds.dueAt)));
	return true;
}

/** @returns the text of the search that is gone; null when the person has no such search */
export async function removeSaved(
	connection: Connection,
	userId: string,
	id: string,
): Promise<string | null> {
	const [row] = await connection
		.delete(savedSearches)
		.where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
		.returning({ query: savedSearches.query });
	return row?.query ?? null;
}

/** A saved search with its owner; null when it is gone. */
export async function getSavedWithOwner(
	connection: Connection,
	id: string,
): Promise<
	(SavedSearch & { email: string; emailVerified: boolean; stoppedAt: Date | null }) | null
> {
	const [row] = await connection
		.select({
			...columns,
			...pick(user, "email", "emailVerified", "stoppedAt"),
		})
		.from(savedSearches)
		.innerJoin(user, eq(user.id, savedSearches.userId))
		.where(eq(savedSearches.id, id));
	return row ?? null;
}

/** No more emails about a search; what waits is never told. */
export const silenceSearch = (connection: Connection, id: string): Promise<void> =>
	silence(connection, eq(savedSearches.id, id));

/** No more emails about any search of a person. */
export const silenceSearchesOf = (connection: Connection, userId: string): Promise<void> =>
	silence(connection, eq(savedSearches.userId, userId));

async function silence(connection: Connection, whose: SQL): Promise<void> {
	await connection.transaction(async (transaction) => {
		const rows = await transaction
			.update(savedSearches)
			.set({ alert: "never" })
			.where(whose)
			.returning({ id: savedSearches.id });
		await transaction
			.update(savedSearchFinds)
			.set({ dueAt: null })
			.where(
				and(
					inArray(
						savedSearchFinds.searchId,
						rows.map(({ id }) => id),
					),
					isNotNull(savedSearchFinds.dueAt),
				),
			);
	});
}
