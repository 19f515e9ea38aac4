import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { once } from "#app/domain/base/once.ts";
import { emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import { matchesValue } from "#app/domain/library/search/match-filter.ts";
import { nearNames, phrasesIn } from "#app/domain/library/search/near-names.ts";
import type { Examined, OfferedFilter } from "#app/domain/library/search/other-searches.ts";

type Offer = Omit<OfferedFilter, "resumes">;

const placesAtMost = 2;

/**
 * Companies that are much like an unknown word or an unknown company of the filter, and places that the search
 * names, each as its filter with how many resumes that finds; without those that find none.
 * @param examined the words of the search; null without a search
 */
export async function offerFilters(
	search: LibrarySearch,
	asked: ResumeQuery,
	examined: Examined | null,
): Promise<OfferedFilter[]> {
	const [companies, places] = await Promise.all([
		search.countEach("company"),
		placesIn(search, asked, examined),
	]);
	const offers = [...companiesLike(asked, examined, companies), ...places];
	const counted = await Promise.all(
		offers.map(async (offer) => {
			const { total } = await search.countFacets(offer.query);
			return { ...offer, resumes: total };
		}),
	);
	return counted.filter(({ resumes }) => resumes > 0);
}

function companiesLike(
	asked: ResumeQuery,
	examined: Examined | null,
	companies: ReadonlyMap<string, number>,
): Offer[] {
	const { search, filters } = asked;
	const isKnown = (typed: string) =>
		[...companies.keys()].some((name) => matchesValue("company", typed, name));
	const instead = (typed: string, query: ResumeQuery): Offer[] =>
		nearNames(typed, companies).map((value) => ({
			field: "company",
			value,
			query: { ...query, filters: { ...filters, company: [value] } },
		}));
	const unknown = filters.company.filter((typed) => !isKnown(typed));
	const ofFilter = unknown.flatMap((typed) => instead(typed, asked));
	const words = examined?.words.filter(({ resumes }) => resumes === 0) ?? [];
	const unknownWords = new Set(words.map(({ typed }) => typed));
	const known = search.split(" ").filter((word) => !unknownWords.has(word));
	const ofSearch = words.flatMap(({ typed }) =>
		instead(typed, { ...asked, search: known.join(" ") }),
	);
	const ofWhole = words.length > 1 ? instead(search, { ...asked, search: "" }) : [];
	return once([...ofFilter, ...ofWhole, ...ofSearch], ({ value }) => value);
}

/** The places that are named in a search, each as the only thing that is asked. */
async function placesIn(
	search: LibrarySearch,
	{ sort, search: text }: ResumeQuery,
	examined: Examined | null,
): Promise<Offer[]> {
	if (!examined) return [];
	const asFilter = (value: string, location: readonly string[]): Offer => ({
		field: "location",
		value,
		query: { ...emptyQuery, sort, filters: { ...emptyQuery.filters, location } },
	});
	const meant = examined.understood.filter(({ field }) => field === "location");
	const known = await search.findPlaces(phrasesIn(text));
	const named = known.filter(
		(place, at) =>
			!known.slice(0, at).some((longer) => longer.includes(place)) &&
			!meant.some(({ typed }) => typed.toLowerCase().includes(place.toLowerCase())),
	);
	return [
		...meant.map(({ values }) =>
			asFilter(values.map((value) => value.replace(/^, /u, "")).join(" or "), values),
		),
		...named.map((place) => asFilter(place.replace(/(?<!\S)\p{Ll}/gu, upper), [place])),
	].slice(0, placesAtMost);
}

const upper = (letter: string) => letter.toUpperCase();
