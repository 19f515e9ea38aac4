import { type FoundRow, sizeOf } from "#app/data/library/search/find-page.server.ts";
import { findWithCounts } from "#app/data/library/search/find-with-counts.server.ts";
import { listsOf, type PlanInputs } from "#app/data/library/search/plan-inputs.server.ts";
import type { TextTerms } from "#app/data/library/search/text-terms.server.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { type ResumeCursor, writeCursor } from "#app/domain/library/resume-cursor.ts";
import type { WantedTerms } from "#app/domain/library/search/word-terms.ts";
import { type AskedInputs, backgroundQueries } from "./asked-inputs.server.ts";

/**
 * Resumes whose documents have all the words, in one line or not: what the search of resumes tells of them as well,
 * and nothing more. They come featured first, then newest; no order, count or page depends on a line.
 * @param after the end of the page before, or null for the first
 */
export async function findLocked(
	inputs: AskedInputs,
	after: ResumeCursor | null,
	limit: number,
): Promise<{ rows: FoundRow[]; nextCursor: string | null; facets: Facets }> {
	const plan = planInputs(inputs);
	const size = sizeOf(limit);
	const { rows, facets } = await findWithCounts(plan, after, size + 1);
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	return {
		rows: shown,
		facets,
		nextCursor:
			last && rows.length > size
				? writeCursor({
						sort: "featured",
						id: last.id,
						createdAt: last.createdAt.toISOString(),
						isFeatured: last.isFeatured,
						viewCount: 0,
						rank: null,
					})
				: null,
	};
}

/** The same search as one of resumes, by the words of their documents alone. */
function planInputs(inputs: AskedInputs): PlanInputs {
	const { database, cube, query, read, selection, words, verb, background } = inputs;
	const queries = [...words.documents, ...verb.documents];
	const resumes = [...words.resumes, ...verb.resumes];
	const terms = [words.terms + verb.terms, ...background.map((each) => each.terms)];
	const isNothing = [...resumes, ...background.map((each) => each.resumes)].includes(0);
	const text: TextTerms | null =
		queries.length + background.length === 0
			? null
			: {
					terms: isNothing
						? 0
						: terms.includes(null)
							? null
							: terms.reduce<number>((sum, each) => sum + (each ?? 0), 0),
					entries: [...resumes, ...background.map((each) => each.resumes)],
					resumes: [...resumes, ...background.map((each) => each.resumes)],
					queries: [...queries, ...backgroundQueries(inputs)],
					wanted: queries.map((query, index) => asWanted(query, resumes[index] ?? 0)),
					bands: [],
				};
	return {
		query: { ...query, sort: "featured" },
		database,
		cube,
		selection,
		text,
		read,
		...listsOf(selection, query.filters),
	};
}

const asWanted = (query: string, resumes: number): WantedTerms => ({
	query,
	resumes,
	openQuery: null,
	nameQuery: null,
	nameResumes: 0,
	terms: 1,
	entries: resumes,
	nameEntries: 0,
	typed: "",
	words: [],
	phrases: [],
	documentPhrases: [],
	beginning: null,
	isInside: false,
});
