import type { Database } from "#app/data/base/database.server.ts";
import { createLineSearch, type LineSearch } from "#app/data/library/lines/contract.server.ts";
import type { Facets, ResumePage } from "#app/domain/library/resume.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import type { FilterField, ResumeFilters, ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { Cell, Selection } from "#app/domain/library/search/cube.ts";
import type { Examined } from "#app/domain/library/search/other-searches.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";
import { worthOf } from "#app/domain/library/search/word-terms.ts";
import { countFacets } from "./count-facets.server.ts";
import { createLibraryCube, type LibraryCube } from "./facet-cube.server.ts";
import { findRows, sizeOf, toPage } from "./find-page.server.ts";
import { findWithCounts } from "./find-with-counts.server.ts";
import { readPlanInputs, selectIn } from "./plan-inputs.server.ts";
import { keysOf } from "./saved-conditions.server.ts";
import { type KnownTerms, noKnownTerms } from "./text-terms.server.ts";
import { findKnownWords, findPlaces, findWordsLike } from "./vocabulary.server.ts";

/** What a search has found. */
export type Found = {
	page: ResumePage;
	facets: Facets;
	/** The words that were taken for filters. */
	understood: readonly Understood[];
};

/** The contract of the search; docs/search.md explains it with a picture. */
export type LibrarySearch = {
	/**
	 * One page of published resumes in the query's order.
	 * @param after the end of the page before, or null for the first
	 * @param limit how many cards; at most 100
	 */
	findPage(query: ResumeQuery, after: ResumeCursor | null, limit: number): Promise<ResumePage>;
	/** The counts of every filter option under the query, and how many resumes it finds. */
	countFacets(query: ResumeQuery): Promise<Facets>;
	/** Both, from one read of the plan inputs, and how the search was read. */
	find(query: ResumeQuery, after: ResumeCursor | null, limit: number): Promise<Found>;
	/** The words of a search with what the library knows of them. For one that found nothing, or little. */
	examine(query: ResumeQuery): Promise<Examined>;
	/** Which of these folded words the library has, those of most resumes first, each as most resumes write it. */
	findKnownWords(words: readonly string[]): Promise<string[]>;
	/** The words of the library that begin as a folded word does and are nearly as long, those of most resumes first. */
	findWordsLike(word: string): Promise<{ word: string; written: string }[]>;
	/** Which of these texts are the place of a resume, or its city or state, in their order. */
	findPlaces(texts: readonly string[]): Promise<string[]>;
	/** The resumes that filters leave, by combination of their values; null when they narrow nothing by them. */
	select(filters: ResumeFilters): Promise<Selection | null>;
	/** The keys by which a search that is saved is found again when a resume comes. */
	keysOf(query: ResumeQuery): Promise<readonly string[]>;
	/** How many resumes hold each value of a field; each resume counts once. */
	countEach(field: FilterField): Promise<ReadonlyMap<string, number>>;
	/** Every combination of filter values, with how many resumes have it. */
	cells(): Promise<readonly Cell[]>;
	/** How many resumes there are, and of how many companies. */
	size(): Promise<{ resumes: number; companies: number }>;
	/** The search of lines, over the same library. */
	lines: LineSearch;
	/** A number that is another one when the library has changed since it was asked last. */
	revision(): Promise<number>;
	/**
	 * The same search for the questions that answer one request: what the library has is read with the first of them,
	 * and each word is looked up once.
	 */
	forOneRequest(): LibrarySearch;
};

/**
 * @param database where resumes are found
 * @param primary where changes are followed: a replica does not tell which transactions are under way
 */
export function createLibrarySearch(database: Database, primary = database): LibrarySearch {
	return searchIn(database, createLibraryCube(primary));
}

/** @param known what was looked up for the same request; none is kept without it */
function searchIn(
	database: Database,
	{ current, revision }: LibraryCube,
	known?: KnownTerms,
): LibrarySearch {
	const readInputs = (query: ResumeQuery, after: ResumeCursor | null = null) =>
		readPlanInputs(database, current(), query, after, known);

	return {
		async findPage(query, after, limit) {
			const inputs = await readInputs(query, after);
			const size = sizeOf(limit);
			return toPage(await findRows(inputs, after, size + 1), inputs, size);
		},
		async countFacets(query) {
			return countFacets(await readInputs(query));
		},
		async find(query, after, limit) {
			const inputs = await readInputs(query, after);
			const size = sizeOf(limit);
			const { rows, facets } = await findWithCounts(inputs, after, size + 1);
			return { page: toPage(rows, inputs, size), facets, understood: inputs.read.understood };
		},
		async examine(query) {
			const { read, text, cube } = await readInputs(query);
			const words = (text?.wanted ?? []).map((word) => ({
				typed: word.typed,
				resumes: word.query === null ? 0 : word.resumes,
				worth: worthOf(word, cube.resumes),
				isInside: word.isInside,
			}));
			const { understood, telling, former } = read;
			return { words, understood, telling, former };
		},
		async keysOf(query) {
			return keysOf(await readInputs(query));
		},
		findKnownWords: (words) => findKnownWords(database, words),
		findWordsLike: (word) => findWordsLike(database, word),
		findPlaces: (texts) => findPlaces(database, texts),
		async cells() {
			return (await current()).cells();
		},
		async size() {
			const cube = await current();
			return { resumes: cube.resumes, companies: cube.countEach("company").size };
		},
		async countEach(field) {
			return (await current()).countEach(field);
		},
		lines: createLineSearch(database, current),
		revision,
		async select(filters) {
			return selectIn(await current(), filters);
		},
		forOneRequest() {
			let read: ReturnType<typeof current> | undefined;
			const once = { current: () => (read ??= current()), revision };
			return searchIn(database, once, noKnownTerms());
		},
	};
}
