import { sql } from "drizzle-orm";
import type { Facets, ResumePage } from "../../domain/resume.ts";
import type { ResumeCursor } from "../../domain/resume-cursor.ts";
import { emptyQuery, type ResumeFilters, type ResumeQuery } from "../../domain/resume-query.ts";
import type { Selection } from "../../domain/search/cube.ts";
import { chooseCountPlan, choosePagePlan } from "../../domain/search/plan.ts";
import type { Database } from "../database.server.ts";
import { type CellCount, countedQuestions, countFacets, toFacets } from "./count-facets.server.ts";
import { findCards, findPage, sizeOf, toPage } from "./find-page.server.ts";
import { createLibraryCube } from "./library-cube.server.ts";
import { gatherBoth, type PageQuestion } from "./page-ways.server.ts";
import { askTerms, estimate, type Studied, selectIn, study } from "./studied-query.server.ts";
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

export function createLibrarySearch(database: Database): LibrarySearch {
	const libraryCube = createLibraryCube(database);
	const studyNow = async (query: ResumeQuery) =>
		study(database, await libraryCube.current(), query);

	return {
		async findPage(query, after, limit) {
			return findPage(await studyNow(query), after, limit);
		},
		async countFacets(query) {
			return countFacets(await studyNow(query));
		},
		async find(query, after, limit) {
			const studied = await studyNow(query);
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
			const studied = await studyNow({ ...emptyQuery, search: nearest });
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

/** The page and the counts from one statement, where both ask the index of terms for everything. */
async function gatherAll(
	studied: Studied,
	after: ResumeCursor | null,
	size: number,
): Promise<{ page: ResumePage; facets: Facets }> {
	const { query, selection, database } = studied;
	const question: PageQuestion = { query, after, wanted: size + 1, selection };
	const { rows } = await askTerms(studied, (connection) =>
		connection.execute<{ ids: string[] | null; cells: CellCount[] | null }>(
			gatherBoth(question, countedQuestions(studied)),
		),
	);
	const ids = sql`select unnest(${sql.param(rows[0]?.ids ?? [])}::uuid[]) as id`;
	const found = new Map(rows[0]?.cells);
	return {
		page: toPage(await findCards(database, ids, query.sort), query, size),
		facets: toFacets(studied, found, 1, null),
	};
}
