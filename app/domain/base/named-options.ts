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

/**
 * The facets as a page carries them: without the options that it does not draw, hundreds of companies. Those that a
 * search leaves without finds stand behind the others.
 */
export function foldFacets(facets: Facets, query: ResumeQuery): Facets {
	const folded: Facets = { ...facets, omitted: {} };
	for (const field of filterFieldNames) {
		const kept = namedOptions(field, facets[field], query.filters[field]);
		const omitted = facets[field].length - kept.length;
		if (omitted > 0) folded.omitted = { ...folded.omitted, [field]: omitted };
		const isEmpty = ({ value, count }: FacetOption) =>
			count === 0 && !query.filters[field].includes(value);
		folded[field] = isUnfiltered(query)
			? kept
			: [...kept.filter((option) => !isEmpty(option)), ...kept.filter(isEmpty)];
	}
	return folded;
}
