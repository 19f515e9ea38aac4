import type { FacetOption } from "./resume.ts";
import { type FilterField, offeredValues } from "./resume-query.ts";

/** Where somebody can begin, each with what choosing it would find. */
export type Shelves = {
	roles: readonly FacetOption[];
	levels: readonly FacetOption[];
	/** Those with the most resumes first; empty while there are too few for a row that goes round. */
	companies: readonly FacetOption[];
};

/** More of them would pass too fast in the 30 seconds of a round, fewer would not fill a wide page. */
export const companiesInRow = { least: 8, most: 14 } as const;

/** @param facets of the query that asks for nothing */
export function shelvesOf(facets: Record<FilterField, readonly FacetOption[]>): Shelves {
	const offered = (field: "role" | "experienceLevel") =>
		facets[field].filter(({ value }) => offeredValues[field].includes(value));
	const companies = facets.company
		.filter(({ count }) => count > 0)
		.toSorted((one, other) => other.count - one.count)
		.slice(0, companiesInRow.most);
	return {
		roles: offered("role"),
		levels: offered("experienceLevel"),
		companies: companies.length < companiesInRow.least ? [] : companies,
	};
}
