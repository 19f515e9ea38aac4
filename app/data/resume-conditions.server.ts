import { and, isNull, type SQL, sql } from "drizzle-orm";
import {
	expandFilterValue,
	type FilterField,
	filterFieldNames,
	type ResumeFilters,
	searchWords,
} from "../domain/resume-query.ts";
import { resumes } from "./schema.server.ts";

/** Any text as a LIKE pattern that means "contains exactly this". */
export function containsPattern(text: string): string {
	return `%${text.replace(/[\\%_]/gu, "\\$&")}%`;
}

/** Every word of the search is contained in the resume's public text, in any order. */
export function matchesSearch(search: string): SQL | undefined {
	return and(
		...searchWords(search).map(
			(word) => sql`${resumes.searchText} like lower(${containsPattern(word)})`,
		),
	);
}

const columns = {
	company: resumes.company,
	role: resumes.role,
	industry: resumes.industry,
	experienceLevel: resumes.experienceLevel,
} as const;

/** Any of a field's chosen values, every field. */
export function matchesFilters(filters: ResumeFilters): SQL | undefined {
	return and(
		...filterFieldNames.map((field) => matchesField(field, filters[field])),
		filters.featured ? sql`${resumes.isFeatured}` : undefined,
	);
}

export const isPublished = isNull(resumes.withdrawnAt);

function matchesField(field: FilterField, chosen: readonly string[]): SQL | undefined {
	if (chosen.length === 0) return undefined;
	const values = [...new Set(chosen.flatMap((value) => expandFilterValue(field, value)))];
	return field === "experienceLevel"
		? sql`${columns[field]} = any(${sql.param(values)}::text[])`
		: sql`${columns[field]} ilike any(${sql.param(values.map(containsPattern))}::text[])`;
}
