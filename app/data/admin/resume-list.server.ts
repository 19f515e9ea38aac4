import { and, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { afterPlace, afterPlaceInGroups } from "#app/data/base/list-place.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { walkList } from "#app/data/base/walk-list.server.ts";
import { fieldColumns, type StoredFields } from "#app/data/intake/resume-entries.server.ts";
import {
	containsPattern,
	isPublished,
	isWithoutFile,
	matchesSearch,
} from "#app/data/library/resume-conditions.server.ts";
import { narrowByTerms } from "#app/data/library/search/narrow-by-terms.server.ts";
import type { ListPlace } from "#app/domain/admin/list-place.ts";
import { type AdminResumeQuery, countMaximum } from "#app/domain/admin/resume-list-query.ts";
import { pick } from "#app/domain/base/pick.ts";
import { searchWords } from "#app/domain/library/resume-query.ts";

/* The owner's list of resumes. */

const lineColumns = {
	...pick(resumes, "id", "title", "company", "role", "industry", "experienceLevel", "availability"),
	...pick(resumes, "viewCount", "isFeatured", "openToEveryone", "provenance", "createdAt"),
	...pick(resumes, "withdrawnAt", "withdrawnReason"),
} as const;

export type AdminResumeRow = {
	[column in keyof typeof lineColumns]: (typeof resumes.$inferSelect)[column];
} & { isTakenDown: boolean; isForGood: boolean };

const isTakenDown = sql<boolean>`exists (select from takedowns
	where takedowns.resume_id = resumes.id and takedowns.lifted_at is null)`;

/** Withdrawn by its contributor: nothing of it is left, also when that is lifted. */
const isForGood = sql<boolean>`exists (select from contributions
	where contributions.resume_id = resumes.id and contributions.withdrawn_at is not null)`;

const isChecked = sql<boolean>`${resumes.provenance} in ('confirmed', 'verified')`;

/**
 * One page of the list, the newest first: by when they were added, or withdrawn. Where it is asked for, what was
 * checked stands before the rest.
 * @param after the last line of the page before, or null for the first
 */
export async function findAdminResumes(
	connection: Connection,
	query: AdminResumeQuery,
	after: ListPlace | null,
	limit: number,
): Promise<AdminResumeRow[]> {
	const time = query.status === "current" ? resumes.createdAt : resumes.withdrawnAt;
	return connection
		.select({ ...lineColumns, isTakenDown, isForGood })
		.from(resumes)
		.where(
			and(
				await matchesQuery(connection, query),
				query.sort === "checked"
					? afterPlaceInGroups(isChecked, time, resumes.id, after)
					: afterPlace(time, resumes.id, after),
			),
		)
		.orderBy(...(query.sort === "checked" ? [desc(isChecked)] : []), desc(time), desc(resumes.id))
		.limit(limit);
}

/** How many resumes a query finds; one more than `countMaximum` stands for all that are more. */
export async function countAdminResumes(
	connection: Connection,
	query: AdminResumeQuery,
): Promise<number> {
	const found = connection
		.select({ one: sql`1`.as("one") })
		.from(resumes)
		.where(await matchesQuery(connection, query))
		.limit(countMaximum + 1)
		.as("found");
	return connection.$count(found);
}

async function matchesQuery(
	connection: Connection,
	query: AdminResumeQuery,
): Promise<SQL | undefined> {
	const isCurrent = query.status === "current";
	return and(
		isCurrent ? isPublished : isNotNull(resumes.withdrawnAt),
		// The index holds what is published.
		isCurrent ? await narrowByTerms(connection, query.search) : matchesSearch(query.search),
		standsInTexts(searchWords(query.search)),
		query.company ? eq(resumes.company, query.company) : undefined,
		query.industry ? eq(resumes.industry, query.industry) : undefined,
		query.lacks === "file" ? isWithoutFile : undefined,
		query.lacks === "document" ? ne(resumes.availability, "document") : undefined,
		query.provenance ? eq(resumes.provenance, query.provenance) : undefined,
		query.neverOpened ? eq(resumes.viewCount, 0) : undefined,
		query.featured === null ? undefined : eq(resumes.isFeatured, query.featured),
	);
}

// The search column and its index also hold industry and tags; the owner looks through the texts. As
// a case and not as conditions: the planner would take these for as rare again, expect next to nothing, and
// sort everything that a common word finds instead of walking the list.
function standsInTexts(words: readonly string[]): SQL | undefined {
	if (words.length === 0) return undefined;
	const texts = sql`lower(concat_ws(E'\n', ${resumes.title}, ${resumes.company}, ${resumes.role}, ${resumes.description}))`;
	const each = words.map((word) => sql`${texts} like lower(${containsPattern(word)})`);
	return sql`case when ${and(...each)} then true else false end`;
}

/** Every resume that a query finds, the newest first, in parts. */
export async function* walkAdminResumes(
	connection: Connection,
	query: AdminResumeQuery,
): AsyncGenerator<{ id: string; fields: StoredFields }[]> {
	const column = query.status === "current" ? resumes.createdAt : resumes.withdrawnAt;
	// Null for none of them: what the list shows has its time.
	const time = sql<Date>`${column}`.mapWith(column);
	const found = await matchesQuery(connection, query);
	yield* walkList(
		async (after, limit): Promise<{ id: string; at: Date; fields: StoredFields }[]> =>
			connection
				.select({ id: resumes.id, at: time, fields: fieldColumns })
				.from(resumes)
				.where(and(found, afterPlace(column, resumes.id, after)))
				.orderBy(desc(column), desc(resumes.id))
				.limit(limit),
		({ at, id }) => ({ at, id }),
	);
}
