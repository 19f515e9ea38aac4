import { inArray } from "drizzle-orm";
import type { Database } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { emptyQuery, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import {
	chooseViewed,
	type ViewedResume,
	viewedLimit,
} from "#app/domain/library/viewed-resumes.ts";

/** The shown resumes are chosen among this many of the most viewed. */
const considered = 40;

/**
 * The most viewed resumes of a field.
 * @param field what belongs to it; with `visaSponsoredFirst` those whose offer came with a visa come before all
 * others, as far as the library knows of any
 */
export async function findViewedResumes(
	parts: { database: Database; search: LibrarySearch },
	field: Partial<ResumeFilters> & { visaSponsoredFirst?: boolean },
): Promise<readonly ViewedResume[]> {
	const { visaSponsoredFirst, ...filters } = field;
	const sponsored = visaSponsoredFirst
		? chooseViewed(await findPopular(parts, { visa: true }))
		: [];
	if (sponsored.length === viewedLimit) return sponsored;
	const others = chooseViewed(await findPopular(parts, filters));
	const isNew = ({ id }: ViewedResume) => sponsored.every((resume) => resume.id !== id);
	return [...sponsored, ...others.filter(isNew)].slice(0, viewedLimit);
}

async function findPopular(
	{ database, search }: { database: Database; search: LibrarySearch },
	filters: Partial<ResumeFilters>,
): Promise<ViewedResume[]> {
	const query = {
		...emptyQuery,
		filters: { ...emptyQuery.filters, ...filters },
		sort: "popular" as const,
	};
	const { resumes: cards } = await search.findPage(query, null, considered);
	const described = await database
		.select({ id: resumes.id, description: resumes.description })
		.from(resumes)
		.where(
			inArray(
				resumes.id,
				cards.map(({ id }) => id),
			),
		);
	const descriptions = new Map(described.map(({ id, description }) => [id, description]));
	return cards.map(({ id, title, company, role, sheetVersion }) => ({
		id,
		title,
		company,
		role,
		sheetVersion,
		description: descriptions.get(id) ?? null,
	}));
}
