import { type FoundRow, sizeOf } from "#app/data/library/search/find-page.server.ts";
import { findWithCounts } from "#app/data/library/search/find-with-counts.server.ts";
import { listsOf, type PlanInputs } from "#app/data/library/search/plan-inputs.server.ts";
import { textTerms } from "#app/data/library/search/text-terms.server.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { type ResumeCursor, writeCursor } from "#app/domain/library/resume-cursor.ts";
import type { WantedTerms } from "#app/domain/library/search/word-terms.ts";
import type { AskedInputs } from "./asked-inputs.server.ts";

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
	const wanted = [words, verb].flatMap(({ documents, resumes, terms }) =>
		documents.map((query, at) => asWanted(query, resumes[at] ?? 0, terms[at] ?? 0)),
	);
	return {
		query: { ...query, sort: "featured" },
		database,
		cube,
		selection,
		text: textTerms(wanted, background, []),
		read,
		...listsOf(selection, query.filters),
	};
}

const asWanted = (query: string, resumes: number, terms: number): WantedTerms => ({
	query: resumes > 0 ? query : null,
	resumes,
	terms,
	openQuery: null,
	nameQuery: null,
	nameResumes: 0,
	entries: resumes,
	nameEntries: 0,
	typed: "",
	words: [],
	phrases: [],
	documentPhrases: [],
	beginning: null,
	isInside: false,
});
