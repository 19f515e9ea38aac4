import { and, type Column, isNull, type SQL, sql } from "drizzle-orm";
import {
	backgroundFieldNames,
	expandFilterValue,
	type FilterField,
	filterFieldNames,
	type ResumeFilters,
	searchWords,
} from "../domain/resume-query.ts";
import { resumes } from "./schema/library.server.ts";

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

export const columns = {
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
		filters.visa ? sql`${resumes.visaSponsored}` : undefined,
		matchesBackground(filters),
	);
}

export const backgroundColumns = {
	location: resumes.location,
	education: resumes.education,
	previousRole: resumes.previousRole,
} as const;

/** The part of the filters that narrows without counts of its own. */
export function matchesBackground(filters: ResumeFilters): SQL | undefined {
	return and(
		...backgroundFieldNames.map((field) =>
			filters[field].length > 0 ? containsAny(backgroundColumns[field], filters[field]) : undefined,
		),
	);
}

function containsAny(column: Column, values: readonly string[]): SQL {
	return sql`${column} ilike any(${sql.param(values.map(containsPattern))}::text[])`;
}

export const isPublished = isNull(resumes.withdrawnAt);

function matchesField(field: FilterField, chosen: readonly string[]): SQL | undefined {
	if (chosen.length === 0) return undefined;
	const values = [...new Set(chosen.flatMap((value) => expandFilterValue(field, value)))];
	return field === "experienceLevel"
		? sql`${columns[field]} = any(${sql.param(values)}::text[])`
		: containsAny(columns[field], values);
}
