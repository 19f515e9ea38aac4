import type { Database } from "#app/data/base/database.server.ts";
import type { Facets, ResumePage } from "#app/domain/library/resume.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import {
	emptyQuery,
	type FilterField,
	type ResumeFilters,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import type { Selection } from "#app/domain/library/search/cube.ts";
import { countFacets } from "./count-facets.server.ts";
import { createLibraryCube } from "./facet-cube.server.ts";
import { findPage } from "./find-page.server.ts";
import { findWithCounts } from "./find-with-counts.server.ts";
import { readPlanInputs, selectIn } from "./plan-inputs.server.ts";
import { findNearestWords } from "./vocabulary.server.ts";

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
	/** Both, from one read of the plan inputs. */
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
	/** How many resumes hold each value of a field; each resume counts once. */
	countEach(field: FilterField): Promise<ReadonlyMap<string, number>>;
	/** How many resumes there are, and of how many companies. */
	size(): Promise<{ resumes: number; companies: number }>;
	/** A number that is another one when the library has changed since it was asked last. */
	revision(): Promise<number>;
};

export function createLibrarySearch(database: Database): LibrarySearch {
	const libraryCube = createLibraryCube(database);
	const readInputs = (query: ResumeQuery) => readPlanInputs(database, libraryCube.current(), query);

	return {
		async findPage(query, after, limit) {
			return findPage(await readInputs(query), after, limit);
		},
		async countFacets(query) {
			return countFacets(await readInputs(query));
		},
		async find(query, after, limit) {
			return findWithCounts(await readInputs(query), after, limit);
		},
		async suggest(search) {
			const nearest = await findNearestWords(database, search);
			if (nearest === null) return null;
			const inputs = await readInputs({ ...emptyQuery, search: nearest });
			const { resumes } = await findPage(inputs, null, 1);
			return resumes.length > 0 ? nearest : null;
		},
		async size() {
			const cube = await libraryCube.current();
			return { resumes: cube.resumes, companies: cube.countEach("company").size };
		},
		async countEach(field) {
			return (await libraryCube.current()).countEach(field);
		},
		revision: libraryCube.revision,
		async select(filters) {
			return selectIn(await libraryCube.current(), filters);
		},
	};
}
