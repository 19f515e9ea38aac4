import { and, asc, desc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { savedSearches, savedSearchFinds } from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { isPublished } from "./resume-conditions.server.ts";
import { originColumns } from "./resumes.server.ts";
import { findSaved } from "./saved-searches.server.ts";

/** What saved searches have found. */

/** What an email of an instant tells about a search, the newest first; what was withdrawn since is left out. */
export async function findTold(connection: Connection, searchId: string, toldAt: Date) {
	return connection
		.select({
			...pick(resumes, "id", "title", "role", "location", "facts"),
			...originColumns,
		})
		.from(savedSearchFinds)
		.innerJoin(resumes, eq(resumes.id, savedSearchFinds.resumeId))
		.where(
			and(
				eq(savedSearchFinds.searchId, searchId),
				eq(savedSearchFinds.toldAt, toldAt),
				isPublished,
			),
		)
		.orderBy(desc(resumes.createdAt), desc(resumes.id));
}

/** What a person's saved searches have found in a span of time: of each how many, and the newest. */
export async function findFoundIn(
	connection: Connection,
	userId: string,
	span: { from: Date; until: Date },
	count: number,
) {
	const newest = sql`partition by ${savedSearches.id} order by ${resumes.createdAt} desc, ${resumes.id} desc`;
	const found = connection
		.select({
			searchId: sql<string>`${savedSearches.id}`.as("search_id"),
			name: savedSearches.name,
			query: savedSearches.query,
			found: sql<number>`(count(*) over (partition by ${savedSearches.id}))::int`.as("found"),
			place: sql<number>`(row_number() over (${newest}))::int`.as("place"),
			...pick(resumes, "id", "title", "company", "role", "facts"),
		})
		.from(savedSearchFinds)
		.innerJoin(savedSearches, eq(savedSearches.id, savedSearchFinds.searchId))
		.innerJoin(resumes, eq(resumes.id, savedSearchFinds.resumeId))
		.where(
			and(
				eq(savedSearches.userId, userId),
				gte(savedSearchFinds.foundAt, span.from),
				lt(savedSearchFinds.foundAt, span.until),
				isPublished,
			),
		)
		.as("found");
	return connection
		.select()
		.from(found)
		.where(lte(found.place, count))
		.orderBy(desc(found.found), asc(found.name), asc(found.searchId), asc(found.place));
}

/** What a person has saved and was told, for their own copy. */
export async function listSaved(connection: Connection, userId: string) {
	const saved = await findSaved(connection, userId);
	const finds = await connection
		.select({
			searchId: savedSearchFinds.searchId,
			resumeId: resumes.id,
			title: resumes.title,
			company: resumes.company,
			foundAt: savedSearchFinds.foundAt,
			toldAt: savedSearchFinds.toldAt,
		})
		.from(savedSearchFinds)
		.innerJoin(savedSearches, eq(savedSearches.id, savedSearchFinds.searchId))
		.innerJoin(resumes, eq(resumes.id, savedSearchFinds.resumeId))
		.where(eq(savedSearches.userId, userId))
		.orderBy(asc(savedSearchFinds.foundAt), asc(resumes.id));
	return saved.map(({ id, ...search }) => ({
		...search,
		found: finds.flatMap(({ searchId, ...find }) => (searchId === id ? [find] : [])),
	}));
}
