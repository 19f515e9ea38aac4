import type { Found, LibrarySearch } from "#app/data/library/search/query.server.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import {
	type Examined,
	type MissingPair,
	type OfferedFilter,
	type OtherSearch,
	type UnknownWord,
	widened,
	withoutOneWord,
} from "#app/domain/library/search/other-searches.ts";
import { isEnglishWord } from "#app/integrations/english-words.server.ts";
import { correctSlips } from "./correct-slips.server.ts";
import { findMissingPair } from "./find-missing-pair.server.ts";
import { offerFilters } from "./offer-filters.server.ts";

type Uses = { search: LibrarySearch };

export type FoundResumes = Found & {
	/** The query whose answer this is: another one than was asked when that found nothing. */
	query: ResumeQuery;
	/** Why it is another one; null when it is the one that was asked. */
	why: OtherSearch["why"] | null;
	/** Where nothing was found: the search without a slip in a sound word, and with one word less, with what they find. */
	narrower: readonly { search: string; resumes: number }[];
	/** Where nothing was found: near companies and the places of the search, as filters. */
	offered: readonly OfferedFilter[];
	/** Where nothing was found: the words that find nothing by themselves, as they were typed. */
	unknown: readonly UnknownWord[];
	/** A role at a company that the search names and no resume has; null for none. */
	missing: MissingPair | null;
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
	const none = { narrower: [], offered: [], unknown: [], missing: null };
	const asAsked = { ...found, ...none, query: asked, why: null };
	const isBare = asked.search === "" && asked.filters.company.length === 0;
	if (isBare || after) return asAsked;
	const missing = await findMissingPair(search, asked, found.understood);
	if (found.facets.total > 0) return { ...asAsked, missing };
	if (asked.search === "") return { ...asAsked, offered: await offerFilters(search, asked, null) };
	const examined = await search.examine(asked);
	const withoutSlips = await correctSlips(search, asked.search, examined);
	for (const other of [
		...(withoutSlips ? [withoutSlips] : []),
		...widened(asked.search, examined),
	]) {
		const query = { ...asked, search: other.search };
		const instead = await search.find(query, null, limit);
		if (instead.facets.total === 0) continue;
		const answered = { ...asAsked, ...instead, query, why: other.why };
		// The words that were left out may be those that named it.
		return {
			...answered,
			missing: missing ?? (await findMissingPair(search, query, instead.understood)),
		};
	}
	const [narrower, offered, unknown] = await Promise.all([
		findNarrower(search, asked, examined),
		offerFilters(search, asked, examined),
		findUnknown(examined),
	]);
	return { ...asAsked, narrower, offered, unknown, missing };
}

/** Of no language: "3x", ".NET", "node.js", an address. */
const noWord = /\d|^[.@#]|[.:/@#+_]\p{L}/u;

function findUnknown({ words }: Examined): Promise<UnknownWord[]> {
	const unknown = words.filter(({ resumes }) => resumes === 0);
	return Promise.all(
		unknown.map(async ({ typed }) => {
			const isEnglish = await Promise.all(foldWords(typed).map(isEnglishWord));
			return { typed, mayBeForeign: !noWord.test(typed) && isEnglish.includes(false) };
		}),
	);
}

async function findNarrower(search: LibrarySearch, asked: ResumeQuery, examined: Examined) {
	// A "product manger" is hardly one, but nobody knows: it is offered.
	const near = await correctSlips(search, asked.search, examined, () => false);
	const found = await Promise.all(
		[...(near ? [near.search] : []), ...withoutOneWord(examined)].map(async (text) => {
			const { total } = await search.countFacets({ ...asked, search: text });
			return { search: text, resumes: total };
		}),
	);
	return found.filter(({ resumes }) => resumes > 0);
}
