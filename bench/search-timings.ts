import type pg from "pg";
import { openDatabase } from "#app/data/base/database.server.ts";
import { createLibrarySearch, type LibrarySearch } from "#app/data/library/search/query.server.ts";
import { type Facets, pageSize } from "#app/domain/library/resume.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { findResumes } from "#app/operations/library/find-resumes.server.ts";
import { type Cost, meterProcessors } from "./processor-time.ts";
import type { QueryKind } from "./search-kinds.ts";
import { timed } from "./timed.ts";
import {
	countFacetsUnindexed,
	findByFullText,
	findPageUnindexed,
	orders,
} from "./unindexed-search.ts";

export type KindTimings = {
	name: string;
	/** How many resumes each question found. */
	found: number[];
	/** Of how many questions the counts were reckoned from a sample. */
	about: number;
	/** Of a page and its counts, by the site's own search. */
	site: Cost[];
	/** Milliseconds of the unindexed one, for the first questions of `site`. */
	unindexed: number[];
	/** By Postgres' own full text search, for the first questions that have words. */
	fullText: number[];
};

/**
 * When enough has been measured of one kind in one way: whichever comes first.
 * Each question is asked `repeats` times, and the fastest answer counts: on a machine with other work.
 */
export type Limits = { samples: number; milliseconds: number; repeats?: number };

/** Rounds of other questions before the first that counts: what is read often is in memory. */
export const warmUp = 20;

/** Which question a round asks; those before the first ask others. */
export const questionOf = (round: number): number => (round < 0 ? 1_000 - round : round);

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
	const meter = meterProcessors(opened.pool);
	const search = createLibrarySearch(opened.database);
	const results = kinds.map(
		({ name }): KindTimings => ({
			name,
			found: [],
			about: 0,
			site: [],
			unindexed: [],
			fullText: [],
		}),
	);
	try {
		for (let round = warmUp; round > 0; round--) {
			for (const kind of kinds)
				await askSite(search, await prepare(opened.pool, kind, questionOf(-round)));
		}
		for (let round = 0; results.some((result) => wanted(result, limits, round)); round++) {
			for (const [index, kind] of kinds.entries()) {
				const result = results[index] as KindTimings;
				if (!wanted(result, limits, round)) continue;
				const question = await prepare(opened.pool, kind, round);
				const { cost, answer } = await meter.measure(
					() => askSite(search, question),
					limits.site.repeats,
				);
				result.site.push(cost);
				result.found.push(answer.total);
				if (answer.areCountsEstimates) result.about++;
				if (isOpen(result.unindexed, limits.unindexed)) {
					result.unindexed.push(await askUnindexed(opened.pool, question));
				}
				if (question.query.search !== "" && isOpen(result.fullText, limits.unindexed)) {
					result.fullText.push(await timed(() => findByFullText(opened.pool, question.query)));
				}
			}
		}
	} finally {
		await opened.close();
	}
	return results;
}

function wanted(result: KindTimings, limits: { site: Limits; unindexed: Limits }, round: number) {
	const spent = result.site.map(({ milliseconds }) => milliseconds);
	return isOpen(spent, limits.site) && spent.length === round;
}

function isOpen(timings: readonly number[], { samples, milliseconds }: Limits): boolean {
	const spent = timings.reduce((sum, each) => sum + each, 0);
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
			rank: null,
		},
	};
}

/** What the loader of the list asks for, in its order. */
async function askSite(search: LibrarySearch, { query, after }: Question): Promise<Facets> {
	return (await findResumes({ search }, query, after, pageSize)).facets;
}

async function askUnindexed(pool: pg.Pool, { query, offset }: Question): Promise<number> {
	return timed(async () => {
		await findPageUnindexed(pool, query, offset);
		await countFacetsUnindexed(pool, query);
	});
}
