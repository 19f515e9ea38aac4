import type { Found, LibrarySearch } from "#app/data/library/search/query.server.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";
import {
	type CloseResumes,
	type Examined,
	type MissingPair,
	type OfferedFilter,
	type OtherSearch,
	type UnknownWord,
	widened,
	withoutOneWord,
} from "#app/domain/library/search/other-searches.ts";
import { correctSlips, isSoundWord } from "./correct-slips.server.ts";
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
	/** Where little was found: resumes that have most of it. */
	close: CloseResumes | null;
};

/** Fewer finds than these are little. */
const little = 5;
const closeAtMost = 6;
const enoughClose = 3;
const closeTries = 6;

/**
 * What a search finds, or where it finds nothing what it finds without its misspellings, by its letters, for any of its
 * companies or for fewer of its words; and where it finds little, what is close to it.
 * @param after the end of the page before, or null for the first
 * @param limit how many cards
 */
export async function findResumes(
	services: Uses,
	asked: ResumeQuery,
	after: ResumeCursor | null,
	limit: number,
): Promise<FoundResumes> {
	const search = services.search.forOneRequest();
	const found = await search.find(asked, after, limit);
	const none = { narrower: [], offered: [], unknown: [], missing: null, close: null };
	const asAsked = { ...found, ...none, query: asked, why: null };
	const isBare = asked.search === "" && asked.filters.company.length === 0;
	if (isBare || after) return asAsked;
	const missing = await findMissingPair(search, asked, found.understood);
	const { total } = found.facets;
	if (total >= little) return { ...asAsked, missing };
	if (asked.search === "") {
		const offered = total > 0 ? [] : await offerFilters(search, asked, null);
		return { ...asAsked, offered };
	}
	if (total > 0) {
		const others = await otherSearches(search, asked, await search.examine(asked));
		return { ...asAsked, missing, close: await findClose(search, asAsked, others) };
	}
	const examined = await search.examine(asked);
	const withoutSlips = await correctSlips(search, asked.search, examined);
	// Where it is misspelled, what is close to it is close to what was meant.
	const meant = withoutSlips ? { ...asked, search: withoutSlips.search } : asked;
	const meantWords = withoutSlips ? await search.examine(meant) : examined;
	const others = await otherSearches(search, meant, meantWords);
	const tried = withoutSlips ? [withoutSlips, ...others] : others;
	for (const [at, other] of tried.entries()) {
		const query = { ...asked, search: other.search };
		const instead = await search.find(query, null, limit);
		if (instead.facets.total === 0) continue;
		const answered = { ...asAsked, ...instead, query, why: other.why };
		const [close, unknown, offered] = await Promise.all([
			instead.facets.total < little ? findClose(search, answered, tried.slice(at + 1)) : null,
			findUnknown(meantWords),
			offerFilters(search, meant, meantWords),
		]);
		// The words that were left out may be those that named it.
		return {
			...answered,
			...{ close, unknown, offered },
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

async function otherSearches(search: LibrarySearch, asked: ResumeQuery, examined: Examined) {
	const [companies, roles] = await Promise.all([
		search.countEach("company"),
		search.countEach("role"),
	]);
	return widened(asked.search, examined, { company: companies.keys(), role: roles.keys() });
}

/** Of these searches the first that finds enough beyond what is shown, or else the one that finds most. */
async function findClose(
	search: LibrarySearch,
	{ page, query: asked }: Pick<FoundResumes, "page" | "query">,
	others: readonly OtherSearch[],
): Promise<CloseResumes | null> {
	const shown = new Set(page.resumes.map(({ id }) => id));
	let most: CloseResumes | null = null;
	for (const other of others.filter(({ isClose }) => isClose).slice(0, closeTries)) {
		const query = { ...asked, search: other.search };
		const found = await search.findPage(query, null, shown.size + closeAtMost);
		const resumes = found.resumes.filter(({ id }) => !shown.has(id)).slice(0, closeAtMost);
		if (resumes.length > (most?.resumes.length ?? 0)) most = { ...other, query, resumes };
		if (resumes.length >= enoughClose) break;
	}
	return most;
}

/** Of no language: "3x", ".NET", "node.js", an address. */
const noWord = /\d|^[.@#]|[.:/@#+_]\p{L}/u;

function findUnknown({ words, understood }: Examined): Promise<UnknownWord[]> {
	const unknown = words.filter(({ resumes }) => resumes === 0);
	// Of "tiktok product manager" most is English.
	const isMost = unknown.length * 2 >= words.length + understood.length;
	return Promise.all(
		unknown.map(async ({ typed }) => {
			const isKnown = await Promise.all(foldWords(typed).map((word) => isSoundWord(word, typed)));
			return { typed, mayBeForeign: isMost && !noWord.test(typed) && isKnown.includes(false) };
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
