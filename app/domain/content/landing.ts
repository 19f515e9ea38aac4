import type { FacetOption } from "#app/domain/library/resume.ts";
import { type FilterField, offeredValues } from "#app/domain/library/resume-query.ts";

/** Where a visitor can begin, each with what choosing it would find. */
export type Shelves = {
	roles: readonly FacetOption[];
	levels: readonly FacetOption[];
	/** Those with the most resumes first; empty while there are too few for a row that goes round. */
	companies: readonly FacetOption[];
};

/** More of them would pass too fast in the 30 seconds of a round, fewer would not fill a wide page. */
export const companiesInRow = { least: 8, most: 14 } as const;

/**
 * @param facets of the query that asks for nothing
 * @param levels how many resumes hold each level. The filter finds some of them together (Intern and
 * Entry-level); here each resume counts once, so that the numbers add up to the library.
 */
export function shelvesOf(
	facets: Record<FilterField, readonly FacetOption[]>,
	levels: ReadonlyMap<string, number>,
): Shelves {
	const companies = facets.company
		.filter(({ count }) => count > 0)
		.toSorted((one, other) => other.count - one.count)
		.slice(0, companiesInRow.most);
	return {
		roles: facets.role.filter(({ value }) => offeredValues.role.includes(value)),
		levels: offeredValues.experienceLevel.map((value) => ({
			value,
			count: levels.get(value) ?? 0,
		})),
		companies: companies.length < companiesInRow.least ? [] : companies,
	};
}
