import { and, type SQL, sql } from "drizzle-orm";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeSearch } from "#app/data/base/schema/search.server.ts";
import {
	columns,
	hasTerms,
	isPublished,
	matchesBackground,
	showsTerms,
} from "#app/data/library/resume-conditions.server.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import {
	filterFieldNames,
	type ResumeQuery,
	type ResumeSort,
} from "#app/domain/library/resume-query.ts";
import type { Selection } from "#app/domain/library/search/cube.ts";
import type { PagePlan } from "#app/domain/library/search/plan.ts";
import { anyTerm } from "#app/domain/library/search/term-query.ts";

/**
 * The strategies for the ids of a page. Each returns a statement that selects the first `id`s in order.
 * When each is used: app/domain/library/search/plan.ts.
 */

export type PageRequest = {
	query: ResumeQuery;
	after: ResumeCursor | null;
	/** How many resumes to select. */
	wanted: number;
	/** Null when no filter is chosen. */
	selection: Selection | null;
	/** Queries to the index of terms that find what the words alone find. */
	wordQueries: readonly string[];
	/** What comes before all bands, as terms, and the first bands of the order. */
	before: readonly string[];
	bands: readonly string[];
	/** Those of the queries to the index of terms that a large part of the library meets. */
	vast: readonly string[];
	/** How well a search row matches; null in the other orders. */
	rank: SQL | null;
};

/** By a resume's own columns. */
export const orders: Record<ResumeSort, SQL> = {
	best: sql`page.rank desc, ${resumes.isFeatured} desc, ${resumes.createdAt} desc, ${resumes.id} desc`,
	recent: sql`${resumes.createdAt} desc, ${resumes.id} desc`,
	popular: sql`${resumes.viewCount} desc, ${resumes.id} desc`,
	featured: sql`${resumes.isFeatured} desc, ${resumes.createdAt} desc, ${resumes.id} desc`,
};

/** Walks through the library in order, at most `bound` resumes, and keeps those that fit. */
export function walk(request: PageRequest, bound: number): SQL {
	const { query, after, wanted, selection } = request;
	const { filters } = query;
	const fits = and(
		hasWords(request.wordQueries),
		matchesBackground(filters),
		...filterFieldNames.map((field) => {
			const values = selection?.values[field];
			return values ? sql`${columns[field]} = any(${sql.param(values)}::text[])` : undefined;
		}),
		filters.featured ? sql`${resumes.isFeatured}` : undefined,
		filters.visa ? sql`${resumes.visaSponsored}` : undefined,
	);
	// The inner statement has the outer one's name, so that a condition reads the same in both.
	return sql`
		select id, null::int as rank from (
			select * from ${resumes}
			where ${and(isPublished, after ? isAfter(after) : undefined)}
			order by ${orders[query.sort]} limit ${bound}
		) as ${resumes} where ${fits ?? sql`true`} limit ${wanted}`;
}

/** That the search row of a resume has the words; looked at one by one. */
export function hasWords(queries: readonly string[]): SQL | undefined {
	if (queries.length === 0) return undefined;
	return sql`(select ${hasTerms(queries)} from ${resumeSearch} where ${resumeSearch.resumeId} = ${resumes.id})`;
}

/** Merges the first resumes of every cell. */
export function merge({ query, after, wanted, selection }: PageRequest): SQL {
	const sort = query.sort;
	const key = sort === "popular" ? resumes.viewCount : resumes.createdAt;
	// Within a cell all are featured or none, so its resumes are in the order of its own index.
	const begins = (selection?.cells ?? []).flatMap((cell) => {
		if (!after || sort !== "featured" || cell.isFeatured === after.isFeatured) {
			return [{ id: cell.id, isLimited: after !== null }];
		}
		return cell.isFeatured ? [] : [{ id: cell.id, isLimited: false }];
	});
	const isLater = after ? sql`and (${key}, ${resumes.id}) < (${placeInCell(after)})` : sql``;
	return sql`
		select found.id, null::int as rank from unnest(
			${sql.param(begins.map(({ id }) => id))}::bigint[],
			${sql.param(begins.map(({ isLimited }) => isLimited))}::boolean[]
		) as chosen(cell, is_limited) cross join lateral (
			select id, created_at, view_count, is_featured from ${resumes}
			where ${isPublished} and ${resumes.cell} = chosen.cell ${isLater}
			order by ${key} desc, ${resumes.id} desc limit ${wanted}
		) as found order by ${sql.raw(foundOrders[sort])} limit ${wanted}`;
}

const foundOrders: Record<ResumeSort, string> = {
	best: "found.is_featured desc, found.created_at desc, found.id desc",
	recent: "found.created_at desc, found.id desc",
	popular: "found.view_count desc, found.id desc",
	featured: "found.is_featured desc, found.created_at desc, found.id desc",
};

/** Sorts every resume that has the terms, or those of them that are featured or in the first bands of the order. */
export function gather(
	request: PageRequest,
	queries: readonly string[],
	within: Gathered["within"] = "all",
): SQL {
	return sort(request, sql`${resumeSearch}`, fitsWithin(request, queries, within));
}

function fitsWithin(
	{ before, bands, vast }: PageRequest,
	queries: readonly string[],
	within: Gathered["within"],
): SQL {
	if (within === "all") return hasTerms(queries);
	const checked = within.isVastChecked ? queries.filter((query) => vast.includes(query)) : [];
	const listed = queries.filter((query) => !checked.includes(query));
	const isFirst =
		within.first === "featured"
			? // In the words of the condition of an index.
				sql`${hasTerms(listed)} and is_featured`
			: hasTerms([...listed, anyTerm([...before, ...bands.slice(0, within.first)])]);
	return checked.length > 0 ? sql`${isFirst} and ${showsTerms(checked)}` : isFirst;
}

type Gathered = Extract<PagePlan, { strategy: "gather" }>;

/**
 * The page and the counts from one read of the resumes that have the terms.
 * @param queries of the words and, for the counts, of all filters but one
 * @returns a statement that selects `ids` of the page and `cells` with their counts
 */
export function gatherBoth(request: PageRequest, queries: readonly string[]): SQL {
	const { selection } = request;
	const fits = selection
		? sql`${resumeSearch.cell} = any(${sql.param(selection.cells.map(({ id }) => id))}::bigint[])`
		: sql`true`;
	return sql`
		with ${foundBy(request, queries)}
		select ${idsOfFound(request, fits)} as ids,
			(select json_agg(json_build_array(cell, count)) from (
				select cell, count(*) from found group by cell) as counted) as cells`;
}

/**
 * The page, and how many there are in all.
 * @returns a statement that selects `ids` of the page and the `total`
 */
export function gatherCounted(request: PageRequest, queries: readonly string[]): SQL {
	return sql`
		with ${foundBy(request, queries)}
		select ${idsOfFound(request, sql`true`)} as ids, (select count(*)::int from found) as total`;
}

// What only the rank looks at is long, and stays where it is in the other orders.
const foundBy = ({ rank }: PageRequest, queries: readonly string[]): SQL => sql`
	found as materialized (
		select resume_id, created_at, cell, is_featured ${rank ? sql`, names, about, skills` : sql``}
		from ${resumeSearch} where ${hasTerms(queries)}
	)`;

const idsOfFound = (request: PageRequest, fits: SQL): SQL =>
	sql`(select json_agg(json_build_array(id, rank)) from (${sort(request, sql`found as ${resumeSearch}`, fits)}) as page)`;

/** The first of some search rows in the query's order. */
function sort(request: PageRequest, source: SQL, fits: SQL): SQL {
	const { query, after, wanted, rank } = request;
	const id = resumeSearch.resumeId;
	// One by one: joined as a whole, the planner might read all resumes for a few hundred.
	const views = sql`cross join lateral (
		select ${resumes.viewCount} from ${resumes} where ${resumes.id} = ${id} offset 0
	) as viewed`;
	const ranked = sql`cross join lateral (select (${rank ?? sql`null`})::int as rank offset 0) as matched`;
	const keys = {
		best: [
			sql`matched.rank`,
			sql`${resumeSearch.isFeatured}`,
			sql`${resumeSearch.createdAt}`,
			sql`${id}`,
		],
		recent: [sql`${resumeSearch.createdAt}`, sql`${id}`],
		popular: [sql`viewed.view_count`, sql`${id}`],
		featured: [sql`${resumeSearch.isFeatured}`, sql`${resumeSearch.createdAt}`, sql`${id}`],
	}[query.sort];
	const isLater = after
		? sql`and (${sql.join(keys, sql`, `)}) < (${sql.join(placeOf(after), sql`, `)})`
		: sql``;
	const descending = keys.map((key) => sql`${key} desc`);
	return sql`
		select ${id} as id, matched.rank from ${source} ${query.sort === "popular" ? views : sql``} ${ranked}
		where ${fits} ${isLater} order by ${sql.join(descending, sql`, `)} limit ${wanted}`;
}

/** Where a page ended, by all the keys of its order. */
function placeOf(after: ResumeCursor): SQL[] {
	const begin = {
		best: [sql`${after.rank}::int`, sql`${after.isFeatured}::boolean`],
		featured: [sql`${after.isFeatured}::boolean`],
		recent: [],
		popular: [],
	}[after.sort];
	return [...begin, place(after)];
}

function isAfter(after: ResumeCursor): SQL {
	switch (after.sort) {
		case "recent":
			return sql`(${resumes.createdAt}, ${resumes.id}) < (${place(after)})`;
		case "popular":
			return sql`(${resumes.viewCount}, ${resumes.id}) < (${place(after)})`;
		case "best":
		case "featured":
			return sql`(${resumes.isFeatured}, ${resumes.createdAt}, ${resumes.id}) < (${after.isFeatured}::boolean, ${place(after)})`;
	}
}

/** Where a page ended, or the very beginning for a cell that none of the page before belongs to. */
function placeInCell(after: ResumeCursor): SQL {
	if (after.sort !== "featured") return place(after);
	return sql`
		case when chosen.is_limited then ${after.createdAt}::timestamptz else 'infinity' end,
		case when chosen.is_limited then ${after.id}::uuid else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end`;
}

/** Where a page ended, by the keys that follow "featured". */
function place({ sort, viewCount, createdAt, id }: ResumeCursor): SQL {
	return sort === "popular"
		? sql`${viewCount}::int, ${id}::uuid`
		: sql`${createdAt}::timestamptz, ${id}::uuid`;
}
