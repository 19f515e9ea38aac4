import { shownValue } from "#app/domain/library/provenance.ts";
import {
	backgroundFieldNames,
	emptyQuery,
	parseResumeQuery,
	type ResumeFilters,
	valueFieldNames,
	writeResumeQuery,
} from "#app/domain/library/resume-query.ts";

/** The address of a group: its filters alone, each field's values in order, so that a group has one address. */
export function writeGroupKey(filters: ResumeFilters): string {
	const sorted = { ...filters };
	for (const field of valueFieldNames) sorted[field] = [...filters[field]].sort();
	return writeResumeQuery({ ...emptyQuery, filters: sorted }).toString();
}

/** The inverse of writeGroupKey. */
export const readGroupKey = (key: string): ResumeFilters =>
	parseResumeQuery(new URLSearchParams(key)).filters;

/** The chosen values, as they are read: "Senior-level", "Google". Empty for the whole library. */
export const groupNames = (filters: ResumeFilters): string[] => [
	...filters.role,
	...filters.experienceLevel,
	...filters.company,
	...filters.industry,
	...backgroundFieldNames.flatMap((field) =>
		filters[field].map((value) => shownValue(field, value)),
	),
	...(filters.featured ? ["Featured"] : []),
	...(filters.visa ? ["Visa sponsored"] : []),
];
