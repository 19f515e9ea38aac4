import type pg from "pg";
import { type DatabasePool, openDatabase } from "#app/data/database.server.ts";
import { createLibrarySearch, type LibrarySearch } from "#app/data/search/library-search.server.ts";
import { pageSize } from "#app/domain/resume.ts";
import type { ResumeCursor } from "#app/domain/resume-cursor.ts";
import type { ResumeQuery } from "#app/domain/resume-query.ts";
import type { QueryKind } from "./search-kinds.ts";
import { countFacetsUnindexed, findPageUnindexed, orders } from "./unindexed-search.ts";

/** Milliseconds of one question: its page of cards, its counts, and both, one after the other. */
export type Timing = { page: number; counts: number; both: number };

export type KindTimings = {
	name: string;
	/** How many resumes each question found. */
	found: number[];
	/** Of the site's own search. */
	site: Timing[];
	/** Of the unindexed one, for the first questions of `site`. */
	unindexed: Timing[];
};

/** When enough has been measured of one kind in one way: whichever comes first. */
export type Limits = { samples: number; milliseconds: number };

/**
 * Asks in rounds, one question of every kind in both ways, so that whatever else the machine does falls
 * on all of them alike. The n-th question is the same for both.
 */
export async function timeSearch(
	url: string,
	kinds: readonly QueryKind[],
	limits: { site: Limits; unindexed: Limits },
): Promise<KindTimings[]> {
	const opened = openDatabase(url, { connections: 2 });
	const results = kinds.map(
		({ name }): KindTimings => ({ name, found: [], site: [], unindexed: [] }),
	);
	try {
		for (const kind of kinds) await askSite(opened, await prepare(opened.pool, kind, 0));
		for (let round = 0; results.some((result) => wanted(result, limits, round)); round++) {
			for (const [index, kind] of kinds.entries()) {
				const result = results[index] as KindTimings;
				if (!wanted(result, limits, round)) continue;
				const question = await prepare(opened.pool, kind, round);
				const { found, ...timing } = await askSite(opened, question);
				result.site.push(timing);
				result.found.push(found);
				if (isOpen(result.unindexed, limits.unindexed)) {
					result.unindexed.push(await askUnindexed(opened.pool, question));
				}
			}
		}
	} finally {
		await opened.close();
	}
	return results;
}

function wanted(result: KindTimings, limits: { site: Limits; unindexed: Limits }, round: number) {
	return isOpen(result.site, limits.site) && result.site.length === round;
}

function isOpen(timings: readonly Timing[], { samples, milliseconds }: Limits): boolean {
	const spent = timings.reduce((sum, { both }) => sum + both, 0);
	return timings.length < samples && spent < milliseconds;
}

type Question = { query: ResumeQuery; after: ResumeCursor | null; offset: number };

/** A deep page begins where the page before it ended; finding out where is not part of what is timed. */
async function prepare(pool: pg.Pool, kind: QueryKind, round: number): Promise<Question> {
	const query = kind.query(round);
	if (!kind.deep) return { query, after: null, offset: 0 };
	const { rows } = await pool.query<{ id: string; at: Date; featured: boolean; views: number }>(
		`select id, created_at as at, is_featured as featured, view_count as views
		from plain_resumes where withdrawn_at is null order by ${orders[query.sort]}
		offset (select count(*) / 2 from plain_resumes) limit 1`,
	);
	const last = rows[0];
	if (!last) throw new Error("There is no page in the middle of nothing");
	const { rows: counted } = await pool.query<{ middle: number }>(
		"select (count(*) / 2)::int + 1 as middle from plain_resumes",
	);
	return {
		query,
		offset: counted[0]?.middle ?? 0,
		after: {
			sort: query.sort,
			id: last.id,
			createdAt: last.at.toISOString(),
			isFeatured: last.featured,
			viewCount: last.views,
		},
	};
}

/** What the loader of the list asks for, in its order. */
async function askSite(
	{ database }: DatabasePool,
	{ query, after }: Question,
): Promise<Timing & { found: number }> {
	const start = performance.now();
	await findPage(database, query, after, pageSize);
	const paged = performance.now();
	const { total } = await countFacets(database, query);
	if (total === 0 && query.search) await suggestSearch(database, query.search);
	const end = performance.now();
	return { page: paged - start, counts: end - paged, both: end - start, found: total };
}

async function askUnindexed(pool: pg.Pool, { query, offset }: Question): Promise<Timing> {
	const start = performance.now();
	await findPageUnindexed(pool, query, offset);
	const paged = performance.now();
	await countFacetsUnindexed(pool, query);
	const end = performance.now();
	return { page: paged - start, counts: end - paged, both: end - start };
}
