import { sql } from "drizzle-orm";
import type { Connection, Database } from "#app/data/base/database.server.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import {
	filterFieldNames,
	type ResumeFilters,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import type { Cube, Selection } from "#app/domain/library/search/cube.ts";
import { combineShares, isVast, type QueryEstimate } from "#app/domain/library/search/plan.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import {
	type FilterList,
	filterLists,
	narrowLists,
} from "#app/domain/library/search/term-query.ts";
import { type ReadSearch, readSearch, withUnderstood } from "#app/domain/library/search/wanted.ts";
import { type Condition, findTerms, type KnownTerms, type TextTerms } from "./text-terms.server.ts";

/** A query with what the planner knows before it runs. */
export type PlanInputs = {
	/** As it was understood: with the filters that some of its words mean. */
	query: ResumeQuery;
	database: Database;
	cube: Cube;
	/** Null when no filter with counts is chosen. */
	selection: Selection | null;
	text: TextTerms | null;
	/** The search as it was read. */
	read: ReadSearch;
	/** To the index of terms: one query a filter, for what all but one of them find. */
	filterQueries: readonly string[];
	/** What all filters find together, by as short lists as there are. */
	narrowLists: readonly FilterList[];
};

/**
 * Reads the inputs of the plan: the cube, what the filters leave, and how many resumes have each word.
 * @param after the end of the page before the one that is asked for
 * @param known what other questions have looked up
 */
export async function readPlanInputs(
	database: Database,
	currentCube: Promise<Cube>,
	asked: ResumeQuery,
	after: ResumeCursor | null = null,
	known?: KnownTerms,
): Promise<PlanInputs> {
	const read = readSearch(asked.search, synonyms, asked.filters);
	const { wanted, understood } = read;
	const filters = withUnderstood(asked.filters, understood);
	const order = asked.sort === "popular" ? "popular" : "recent";
	// Behind the featured stands the newest.
	const from =
		(asked.sort === "best" || asked.sort === "featured") && after?.isFeatured ? null : after;
	const [cube, text] = await Promise.all([
		currentCube,
		findTerms(database, wanted, filters, { order, after: from }, known),
	]);
	const query = { ...asked, filters };
	const selection = selectIn(cube, filters);
	return { query, database, cube, selection, text, read, ...listsOf(selection, filters) };
}

/** The lists of the filters in the index of terms. */
export function listsOf(
	selection: Selection | null,
	filters: ResumeFilters,
): Pick<PlanInputs, "filterQueries" | "narrowLists"> {
	if (!selection) return { filterQueries: [], narrowLists: [] };
	return {
		filterQueries: filterLists(selection, filters).map(({ query }) => query),
		narrowLists: narrowLists(selection, filters),
	};
}

/** What the filters with counts leave. The background is searched like words. */
export function selectIn(cube: Cube, filters: ResumeFilters): Selection | null {
	const isNarrowed =
		filters.featured || filters.visa || filterFieldNames.some((field) => filters[field].length > 0);
	return isNarrowed ? cube.select(filters) : null;
}

/** The estimate that the plan is chosen by. @param wanted how many resumes the page shows */
export function estimate(inputs: PlanInputs, wanted: number): QueryEstimate {
	const { query, cube, selection, narrowLists, text } = inputs;
	const sizeOf = (conditions: readonly Condition[]) => ({
		share: combineShares(conditions.map(({ resumes }) => resumes / Math.max(1, cube.resumes))),
		entries: sum(conditions.map(({ entries }) => entries)),
	});
	const vast = vastConditions(inputs);
	return {
		resumes: cube.resumes,
		filtered: selection && {
			resumes: selection.resumes,
			cells: selection.cells.length,
			nearby: selection.nearby,
			entries: sum(narrowLists.map(({ resumes }) => resumes)),
		},
		text: text && {
			terms: text.terms,
			...sizeOf(text.conditions),
			vast: vast.length > 0 ? sizeOf(vast) : null,
		},
		isPopular: query.sort === "popular",
		featured: query.sort === "featured" ? cube.featured / Math.max(1, cube.resumes) : null,
		// By rank, no band comes before another: the whole is gathered, and its total comes along.
		bands: query.sort === "best" ? [] : (text?.bands.map(({ resumes }) => resumes) ?? []),
		wanted,
	};
}

const sum = (numbers: readonly number[]): number =>
	numbers.reduce((total, each) => total + each, 0);

/** The conditions of a text that a large part of the library meets; none where nothing else is asked. */
export function vastConditions({
	text,
	cube,
	narrowLists,
}: Pick<PlanInputs, "text" | "cube" | "narrowLists">): Condition[] {
	if (!text?.terms) return [];
	const vast = text.conditions.filter(({ resumes }) => isVast(resumes / cube.resumes));
	return vast.length < text.queries.length + narrowLists.length ? vast : [];
}

/** Up to this many terms Postgres plans well by itself. */
const plannedTerms = 16;

/**
 * Queries the index of terms. With many terms the planner of Postgres overestimates the finds, and would read
 * all rows of a smaller library and search every term in each of them.
 */
export async function askTerms<T>(
	{ database, text }: PlanInputs,
	ask: (connection: Connection) => PromiseLike<T>,
): Promise<T> {
	if ((text?.terms ?? 0) <= plannedTerms) return ask(database);
	return database.transaction(async (transaction) => {
		await transaction.execute(sql`set local enable_seqscan = off`);
		return ask(transaction);
	});
}
