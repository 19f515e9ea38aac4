import { and, type SQL, sql } from "drizzle-orm";
import type { Facets, ResumePage } from "../../domain/resume.ts";
import { type ResumeCursor, writeCursor } from "../../domain/resume-cursor.ts";
import {
	emptyQuery,
	type FilterField,
	filterFieldNames,
	type ResumeFilters,
	type ResumeQuery,
	type ResumeSort,
} from "../../domain/resume-query.ts";
import { roundAbout } from "../../domain/search/about.ts";
import type { Cube, Selection } from "../../domain/search/cube.ts";
import {
	type CountPlan,
	chooseCountPlan,
	choosePagePlan,
	combineShares,
	isTotalCountable,
	type PagePlan,
	type QueryEstimate,
	sampleFactor,
} from "../../domain/search/plan.ts";
import { allButOne, filterQuestions, inSample } from "../../domain/search/term-query.ts";
import type { Database } from "../database.server.ts";
import { cardColumns, toCard } from "../resume-cards.server.ts";
import {
	hasTerms,
	isPublished,
	matchesBackground,
	matchesSearch,
} from "../resume-conditions.server.ts";
import { resumes } from "../schema/library.server.ts";
import { resumeSearch } from "../schema/search.server.ts";
import { createLibraryCube } from "./library-cube.server.ts";
import { gather, gatherBoth, merge, orders, type PageQuestion, walk } from "./page-ways.server.ts";
import { findTerms, type TextTerms } from "./text-terms.server.ts";
import { findNearestWords } from "./vocabulary.server.ts";

/** The contract of finding. What is behind it, with a picture: docs/search.md. */
export type LibrarySearch = {
	/**
	 * One page of published resumes in the query's order.
	 * @param after the end of the page before, or null for the first
	 * @param limit how many cards; at most 100
	 */
	findPage(query: ResumeQuery, after: ResumeCursor | null, limit: number): Promise<ResumePage>;
	/** The counts of every filter option under the query, and how many resumes it finds. */
	countFacets(query: ResumeQuery): Promise<Facets>;
	/** Both, with what is known of the query looked up once. */
	find(
		query: ResumeQuery,
		after: ResumeCursor | null,
		limit: number,
	): Promise<{ page: ResumePage; facets: Facets }>;
	/**
	 * A search with its misspelt words replaced by the nearest words of the library, or null when there is nothing
	 * better. For a search that found nothing.
	 */
	suggest(search: string): Promise<string | null>;
	/** The resumes that filters leave, by combination of their values; null when they narrow nothing by them. */
	select(filters: ResumeFilters): Promise<Selection | null>;
	/** How many resumes there are, and of how many companies. */
	size(): Promise<{ resumes: number; companies: number }>;
	/** A number that is another one when the library has changed since it was asked last. */
	revision(): Promise<number>;
};

/** A query with what is known before it is asked. */
type Studied = {
	query: ResumeQuery;
	cube: Cube;
	/** Null when no filter with counts is chosen. */
	selection: Selection | null;
	text: TextTerms | null;
	/** To the index of terms: what the filters find. */
	filterQuestions: readonly string[];
};

/** The number of a cell, and how many resumes of it were found. */
type CellCount = [cell: number, count: number];

const pageMaximum = 100;

export function createLibrarySearch(database: Database): LibrarySearch {
	const libraryCube = createLibraryCube(database);

	async function study(query: ResumeQuery): Promise<Studied> {
		const cube = await libraryCube.current();
		const selection = selectIn(cube, query.filters);
		const text = await findTerms(database, query);
		const questions = selection ? filterQuestions(selection, query.filters) : [];
		return { query, cube, selection, text, filterQuestions: questions };
	}

	async function findPage(studied: Studied, after: ResumeCursor | null, limit: number) {
		const { query, selection, text } = studied;
		const size = sizeOf(limit);
		const question: PageQuestion = { query, after, wanted: size + 1, selection };
		const questions = [...(text?.questions ?? []), ...studied.filterQuestions];
		const [plan, otherwise] = choosePagePlan(estimate(studied, question.wanted));
		let rows = await readCards(plan, question, questions);
		if (otherwise && rows.length < question.wanted) {
			rows = await readCards(otherwise, question, questions);
		}
		return toPage(rows, query, size);
	}

	async function readCards(plan: PagePlan, question: PageQuestion, questions: readonly string[]) {
		const ids = statementOf(plan, question, questions);
		return ids ? findCards(database, ids, question.query.sort) : [];
	}

	/** The page and the counts from one statement, where both ask the index of terms for everything. */
	async function gatherAll(
		studied: Studied,
		after: ResumeCursor | null,
		size: number,
	): Promise<{ page: ResumePage; facets: Facets }> {
		const { query, selection, text, filterQuestions } = studied;
		const question: PageQuestion = { query, after, wanted: size + 1, selection };
		const looked = allButOne(filterQuestions);
		const questions = [...(text?.questions ?? []), ...(looked ? [looked] : [])];
		const { rows } = await database.execute<{ ids: string[] | null; cells: CellCount[] | null }>(
			gatherBoth(question, questions),
		);
		const ids = sql`select unnest(${sql.param(rows[0]?.ids ?? [])}::uuid[]) as id`;
		const found = new Map(rows[0]?.cells);
		return {
			page: toPage(await findCards(database, ids, query.sort), query, size),
			facets: toFacets(studied, found, 1, null),
		};
	}

	async function countFacets(studied: Studied): Promise<Facets> {
		const known = estimate(studied, 1);
		const plan = chooseCountPlan(known);
		const factor = sampleFactor(plan);
		const found = await countCells(plan, studied);
		const total = factor > 1 && isTotalCountable(known) ? await countExactly(studied) : null;
		return toFacets(studied, found, factor, total);
	}

	/** By cell how many resumes the words find, or how many of the sample; null when the cube knows. */
	async function countCells(
		plan: CountPlan,
		{ query, text, filterQuestions }: Studied,
	): Promise<Map<number, number> | null> {
		if (plan.way === "cube") return null;
		if (plan.way === "nothing" || !text) return new Map();
		if (plan.way === "sample-text") {
			return countByCell(
				sql`${resumes.cell}`,
				sql`${resumes} where ${and(
					isPublished,
					sql`resume_sample(${resumes.id}) < ${plan.shares}`,
					matchesSearch(query.search),
					matchesBackground(query.filters),
				)}`,
			);
		}
		const looked = allButOne(filterQuestions);
		const questions = [
			...text.questions,
			...(looked ? [looked] : []),
			...(plan.way === "sample-terms" ? [inSample(plan.level)] : []),
		];
		return countByCell(
			sql`${resumeSearch.cell}`,
			sql`${resumeSearch} where ${hasTerms(questions)}`,
		);
	}

	async function countByCell(cell: SQL, source: SQL): Promise<Map<number, number>> {
		const { rows } = await database.execute<{ cells: CellCount[] | null }>(sql`
			select json_agg(json_build_array(cell, count)) as cells
			from (select ${cell} as cell, count(*) as count from ${source} group by ${cell}) as counted`);
		return new Map(rows[0]?.cells);
	}

	async function countExactly({ text, filterQuestions }: Studied): Promise<number> {
		const questions = [...(text?.questions ?? []), ...filterQuestions];
		const { rows } = await database.execute<{ count: number }>(
			sql`select count(*)::int as count from ${resumeSearch} where ${hasTerms(questions)}`,
		);
		return rows[0]?.count ?? 0;
	}

	return {
		async findPage(query, after, limit) {
			return findPage(await study(query), after, limit);
		},
		async countFacets(query) {
			return countFacets(await study(query));
		},
		async find(query, after, limit) {
			const studied = await study(query);
			const size = sizeOf(limit);
			const known = estimate(studied, size + 1);
			const [plan] = choosePagePlan(known);
			if (plan.way === "gather" && chooseCountPlan(known).way === "gather") {
				return gatherAll(studied, after, size);
			}
			const page = await findPage(studied, after, limit);
			return { page, facets: await countFacets(studied) };
		},
		async suggest(search) {
			const nearest = await findNearestWords(database, search);
			if (nearest === null) return null;
			const studied = await study({ ...emptyQuery, search: nearest });
			const { resumes } = await findPage(studied, null, 1);
			return resumes.length > 0 ? nearest : null;
		},
		async size() {
			const cube = await libraryCube.current();
			return { resumes: cube.resumes, companies: cube.countValues("company") };
		},
		revision: libraryCube.revision,
		async select(filters) {
			return selectIn(await libraryCube.current(), filters);
		},
	};
}

/** What the filters with counts leave; the background is looked for like words. */
function selectIn(cube: Cube, filters: ResumeFilters): Selection | null {
	const isNarrowed =
		filters.featured || filters.visa || filterFieldNames.some((field) => filters[field].length > 0);
	return isNarrowed ? cube.select(filters) : null;
}

function estimate({ query, cube, selection, text }: Studied, wanted: number): QueryEstimate {
	return {
		resumes: cube.resumes,
		filtered: selection && {
			resumes: selection.resumes,
			cells: selection.cells.length,
			nearby: selection.nearby,
		},
		text: text && {
			terms: text.terms,
			share: combineShares(text.resumes.map((found) => found / Math.max(1, cube.resumes))),
		},
		isPopular: query.sort === "popular",
		wanted,
	};
}

function statementOf(
	plan: PagePlan,
	question: PageQuestion,
	questions: readonly string[],
): SQL | null {
	switch (plan.way) {
		case "walk":
			return walk(question, plan.bound);
		case "merge":
			return merge(question);
		case "gather":
			return gather(question, questions);
		case "nothing":
			return null;
	}
}

/**
 * @param found by cell, how many resumes of the sample the words find; null when there are no words
 * @param factor how many resumes each of the sample stands for
 * @param total counted exactly, or null
 */
function toFacets(
	{ cube, query }: Studied,
	found: ReadonlyMap<number, number> | null,
	factor: number,
	total: number | null,
): Facets {
	if (factor === 1) {
		const counts = cube.countFacets(query.filters, found ?? undefined);
		return { ...counts, isTotalEstimate: false, areCountsEstimates: false };
	}
	const reckon = (count: number) => roundAbout(count * factor);
	const sampled = cube.countFacets(query.filters, found ?? undefined);
	const options = filterFieldNames.map((field) => [
		field,
		sampled[field].map(({ value, count }) => ({ value, count: reckon(count) })),
	]);
	return {
		...(Object.fromEntries(options) as Pick<Facets, FilterField>),
		featured: reckon(sampled.featured),
		visa: reckon(sampled.visa),
		total: total ?? reckon(sampled.total),
		isTotalEstimate: total === null,
		areCountsEstimates: true,
	};
}

/** The cards of these resumes, in the order that they were found in. */
function findCards(database: Database, ids: SQL, sort: ResumeSort) {
	return database
		.select(cardColumns)
		.from(resumes)
		.innerJoin(sql`(${ids}) as page`, sql`page.id = ${resumes.id}`)
		.where(isPublished)
		.orderBy(orders[sort]);
}

const sizeOf = (limit: number): number => Math.min(Math.max(1, limit), pageMaximum);

function toPage(
	rows: readonly Parameters<typeof toCard>[0][],
	query: ResumeQuery,
	size: number,
): ResumePage {
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	const isMore = rows.length > size && last !== undefined;
	return {
		resumes: shown.map(toCard),
		nextCursor: isMore
			? writeCursor({
					sort: query.sort,
					id: last.id,
					createdAt: last.createdAt.toISOString(),
					isFeatured: last.isFeatured,
					viewCount: last.viewCount,
				})
			: null,
	};
}
