import type { Found, LibrarySearch } from "#app/data/library/search/query.server.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import {
	corrected,
	type Examined,
	type OtherSearch,
	oneSlipAway,
	widened,
	withoutOneWord,
} from "#app/domain/library/search/other-searches.ts";
import { isEnglishWord } from "#app/integrations/english-words.server.ts";

type Uses = { search: LibrarySearch };

export type FoundResumes = Found & {
	/** The query whose answer this is: another one than was asked when that found nothing. */
	query: ResumeQuery;
	/** Why it is another one; null when it is the one that was asked. */
	why: OtherSearch["why"] | null;
	/** Where nothing was found: the search with one word less, with how many resumes that finds. */
	narrower: readonly { search: string; resumes: number }[];
};

/**
 * What a search finds, or where it finds nothing what it finds without its misspellings, by its letters or for fewer
 * of its words.
 * @param after the end of the page before, or null for the first
 * @param limit how many cards
 */
export async function findResumes(
	{ search }: Uses,
	asked: ResumeQuery,
	after: ResumeCursor | null,
	limit: number,
): Promise<FoundResumes> {
	const found = await search.find(asked, after, limit);
	const asAsked = { ...found, query: asked, why: null, narrower: [] };
	if (found.facets.total > 0 || asked.search === "" || after) return asAsked;
	const examined = await search.examine(asked);
	for (const other of await othersOf(search, asked, examined)) {
		const query = { ...asked, search: other.search };
		const instead = await search.find(query, null, limit);
		if (instead.facets.total > 0) return { ...instead, query, why: other.why, narrower: [] };
	}
	return { ...asAsked, narrower: await findNarrower(search, asked, examined) };
}

async function othersOf(
	search: LibrarySearch,
	asked: ResumeQuery,
	examined: Examined,
): Promise<OtherSearch[]> {
	const corrections = new Map<string, string>();
	for (const { typed, resumes } of examined.words) {
		const [word = "", ...others] = foldWords(typed);
		// A sound word that the library does not have is no misspelling of one that it has.
		if (resumes > 0 || others.length > 0 || (await isEnglishWord(word))) continue;
		const [nearest] = await search.findKnownWords(oneSlipAway(word));
		if (nearest) corrections.set(typed, nearest);
	}
	const withoutSlips = corrected(asked.search, examined, corrections);
	return withoutSlips ? [withoutSlips] : widened(asked.search, examined);
}

async function findNarrower(search: LibrarySearch, asked: ResumeQuery, examined: Examined) {
	const found = await Promise.all(
		withoutOneWord(examined).map(async (text) => {
			const { total } = await search.countFacets({ ...asked, search: text });
			return { search: text, resumes: total };
		}),
	);
	return found.filter(({ resumes }) => resumes > 0);
}
