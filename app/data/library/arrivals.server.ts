import { asc, eq, inArray, min, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import {
	arrivedResumes,
	savedSearches,
	savedSearchFinds,
	savedSearchKeys,
} from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { pick } from "#app/domain/base/pick.ts";
import { type AlertChoice, weekDays } from "#app/domain/library/saved-search.ts";
import type { ArrivedResume } from "#app/domain/library/search/alert-keys.ts";

/** Resumes that came into the library, the saved searches that they fit, and what is told of them. */

/** A row of the queue; without a resume when it was withdrawn since. */
export type Arrival = { id: number; resume: ArrivedResume | null };

/** The oldest rows of the queue. */
export async function findArrivals(connection: Connection, limit: number): Promise<Arrival[]> {
	const rows = await connection
		.select({
			arrival: arrivedResumes.id,
			...pick(resumes, "id", "company", "role", "industry", "experienceLevel", "location"),
			...pick(resumes, "education", "previousRole", "provenance", "isFeatured", "visaSponsored"),
			createdAt: resumes.createdAt,
			terms: sql<string[] | null>`tsvector_to_array(${resumeSearch.terms})`,
		})
		.from(arrivedResumes)
		.innerJoin(resumes, eq(resumes.id, arrivedResumes.resumeId))
		// What was withdrawn has no row there.
		.leftJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
		.orderBy(asc(arrivedResumes.id))
		.limit(limit);
	return rows.map(({ arrival, terms, ...resume }) => ({
		id: arrival,
		resume: terms && { ...resume, terms },
	}));
}

export async function removeArrivals(
	transaction: Transaction,
	arrivals: readonly Arrival[],
): Promise<void> {
	const ids = arrivals.map(({ id }) => id);
	await transaction.delete(arrivedResumes).where(inArray(arrivedResumes.id, ids));
}

/** When the oldest saved search was saved; null without any. */
export async function firstSavedAt(connection: Connection): Promise<Date | null> {
	const [row] = await connection.select({ first: min(savedSearches.savedAt) }).from(savedSearches);
	return row?.first ?? null;
}

/** A saved search that a resume may fit. */
export type Candidate = {
	id: string;
	query: string;
	alert: AlertChoice;
	savedAt: Date;
	toldAt: Date | null;
};

/** The saved searches that have one of these keys, and were saved before an instant. */
export function findCandidates(
	connection: Connection,
	keys: readonly string[],
	before: Date,
): Promise<Candidate[]> {
	const has = sql`${savedSearches.id} in (
		select ${savedSearchKeys.searchId} from ${savedSearchKeys}
		where ${savedSearchKeys.key} in (select unnest(${sql.param([...keys])}::text[])))`;
	return connection
		.select({
			...pick(savedSearches, "id", "query", "alert", "savedAt", "toldAt"),
		})
		.from(savedSearches)
		.where(sql`${has} and ${savedSearches.savedAt} < ${before.toISOString()}::timestamptz`);
}

export type Find = { searchId: string; resumeId: string; dueAt: Date | null };

/** Notes which resumes fit which searches. What is known already stays as it is, and is told once. */
export async function addFinds(
	transaction: Transaction,
	finds: readonly Find[],
	now: Date,
): Promise<void> {
	await transaction.execute(sql`
		insert into ${savedSearchFinds} (search_id, resume_id, found_at, due_at)
		select search.id, resume.id, ${now.toISOString()}::timestamptz, find.due
		from unnest(${sql.param(finds.map(({ searchId }) => searchId))}::uuid[],
			${sql.param(finds.map(({ resumeId }) => resumeId))}::uuid[],
			${sql.param(finds.map(({ dueAt }) => dueAt?.toISOString() ?? null))}::timestamptz[]) as find(search, resume, due)
		join ${savedSearches} as search on search.id = find.search
		join ${resumes} as resume on resume.id = find.resume
		order by search.id, resume.id
		on conflict do nothing`);
}

/**
 * Takes searches with something to tell, and marks all that waits of them as told by an email of this instant.
 * What is withdrawn waits for its return, and what nobody could be told now for a confirmed address or an account that
 * is open again. Weekly ones wait for their week, also with what came back since. Two processes never take the same search.
 * @returns the ids of at most `limit` searches
 */
export async function takeDue(
	transaction: Transaction,
	now: Date,
	limit: number,
): Promise<string[]> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const weekBefore = sql`${addDays(now, -weekDays).toISOString()}::timestamptz`;
	const isPublished = sql`exists (
		select from ${resumes} where ${resumes.id} = find.resume_id and ${resumes.withdrawnAt} is null)`;
	const { rows } = await transaction.execute<{ id: string }>(sql`
		with due as (
			select distinct find.search_id from ${savedSearchFinds} as find
			join ${savedSearches} as search on search.id = find.search_id
			join ${user} as member on member.id = search.user_id
			where find.due_at <= ${at} and ${isPublished}
				and member.email_verified and member.stopped_at is null
				and (search.alert <> 'weekly' or coalesce(search.told_at, search.saved_at) <= ${weekBefore})
			limit ${limit}
		), taken as (
			update ${savedSearches} as search set told_at = ${at}
			where search.id in (
				select id from ${savedSearches} where id in (select search_id from due) for update skip locked)
			returning search.id
		), told as (
			update ${savedSearchFinds} as find set told_at = ${at}, due_at = null
			where find.search_id in (select id from taken) and find.due_at is not null and ${isPublished}
			returning find.search_id
		)
		select distinct search_id as id from told`);
	return rows.map(({ id }) => id);
}
