import type { FacetOption, Facets } from "#app/domain/library/resume.ts";
import {
	type FilterField,
	filterFieldNames,
	isUnfiltered,
	offeredValues,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";

/** The options of a field that are drawn before all are asked for: the named and the chosen ones. */
export function namedOptions(
	field: FilterField,
	options: readonly FacetOption[],
	chosen: readonly string[],
): readonly FacetOption[] {
	const named = offeredValues[field];
	return options.filter(({ value }) => named.includes(value) || chosen.includes(value));
}

/** The facets as a page carries them: without the options that it does not draw, hundreds of companies. */
export function foldFacets(facets: Facets, query: ResumeQuery): Facets {
	const folded: Facets = { ...emptyLast(facets, query), omitted: {} };
	for (const field of filterFieldNames) {
		folded[field] = namedOptions(field, folded[field], query.filters[field]);
		const omitted = facets[field].length - folded[field].length;
		if (omitted > 0) folded.omitted = { ...folded.omitted, [field]: omitted };
	}
	return folded;
}

/** The facets with the options that a search leaves without finds behind the others. */
export function emptyLast(facets: Facets, query: ResumeQuery): Facets {
	if (isUnfiltered(query)) return facets;
	const ordered: Facets = { ...facets };
	for (const field of filterFieldNames) {
		const isEmpty = ({ value, count }: FacetOption) =>
			count === 0 && !query.filters[field].includes(value);
		ordered[field] = [
			...facets[field].filter((option) => !isEmpty(option)),
			...facets[field].filter(isEmpty),
		];
	}
	return ordered;
}
