import { sql } from "drizzle-orm";
import type { Connection, Database } from "#app/data/base/database.server.ts";
import {
	filterFieldNames,
	type ResumeFilters,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import type { Cube, Selection } from "#app/domain/library/search/cube.ts";
import { combineShares, type QueryEstimate } from "#app/domain/library/search/plan.ts";
import { filterQuestions } from "#app/domain/library/search/term-query.ts";
import { findTerms, type TextTerms } from "./text-terms.server.ts";

/** A query with what is known before it is asked. */
export type Studied = {
	query: ResumeQuery;
	database: Database;
	cube: Cube;
	/** Null when no filter with counts is chosen. */
	selection: Selection | null;
	text: TextTerms | null;
	/** To the index of terms: what the filters find. */
	filterQuestions: readonly string[];
};

/** Looks up what is known of a query before it is asked. */
export async function study(
	database: Database,
	currentCube: Promise<Cube>,
	query: ResumeQuery,
): Promise<Studied> {
	const [cube, text] = await Promise.all([currentCube, findTerms(database, query)]);
	const selection = selectIn(cube, query.filters);
	const questions = selection ? filterQuestions(selection, query.filters) : [];
	return { query, database, cube, selection, text, filterQuestions: questions };
}

/** What the filters with counts leave; the background is looked for like words. */
export function selectIn(cube: Cube, filters: ResumeFilters): Selection | null {
	const isNarrowed =
		filters.featured || filters.visa || filterFieldNames.some((field) => filters[field].length > 0);
	return isNarrowed ? cube.select(filters) : null;
}

/** What the choice of a plan has to know. @param wanted how many resumes the page wants */
export function estimate({ query, cube, selection, text }: Studied, wanted: number): QueryEstimate {
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

/** Up to so many terms the planner is left to itself. */
const plannedTerms = 16;

/**
 * Asks the index of terms. Of many terms the planner expects so much that it would read all rows of a smaller
 * library instead, and look for every term in each of them.
 */
export async function askTerms<T>(
	{ database, text }: Studied,
	ask: (connection: Connection) => PromiseLike<T>,
): Promise<T> {
	if ((text?.terms ?? 0) <= plannedTerms) return ask(database);
	return database.transaction(async (transaction) => {
		await transaction.execute(sql`set local enable_seqscan = off`);
		return ask(transaction);
	});
}
