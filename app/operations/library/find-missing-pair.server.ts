import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import {
	emptyQuery,
	type ResumeFilters,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { namedValue } from "#app/domain/library/search/named-value.ts";
import type { MissingPair } from "#app/domain/library/search/other-searches.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";

/**
 * The role at a company that a search names, where the whole library has none, with what is nearest to it; null for
 * any other search.
 * @param understood the words of the search that were taken for filters
 */
export async function findMissingPair(
	search: LibrarySearch,
	{ search: text, filters, sort }: ResumeQuery,
	understood: readonly Understood[],
): Promise<MissingPair | null> {
	if (text === "" || filters.company.length > 0 || filters.role.length > 0) return null;
	const named = async (field: "company" | "role") =>
		namedValue(field, text, understood, (await search.countEach(field)).keys());
	const role = await named("role");
	const company = role && (await named("company"));
	if (!company) return null;
	const asQuery = (values: Partial<ResumeFilters>, others = emptyQuery.filters): ResumeQuery => ({
		...emptyQuery,
		sort,
		filters: { ...others, ...values },
	});
	const missing = asQuery({ company, role });
	const together = await search.select(missing.filters);
	if (together === null || together.resumes > 0) return null;
	const near = [
		{ values: company, query: asQuery({ company }, filters) },
		{ values: role, query: asQuery({ role }, filters) },
	];
	const nearest = await Promise.all(
		near.map(async (each) => {
			const { total } = await search.countFacets(each.query);
			return { ...each, resumes: total };
		}),
	);
	return { query: missing, nearest: nearest.filter(({ resumes }) => resumes > 0) };
}
