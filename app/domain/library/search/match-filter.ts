import { expandFilterValue, type FilterField } from "#app/domain/library/resume-query.ts";

/** True when a resume's value is found by any of the chosen values, or when none is chosen. */
export function matchesFilter(
	field: FilterField,
	chosen: readonly string[],
	actual: string,
): boolean {
	return chosen.length === 0 || chosen.some((value) => matchesValue(field, value, actual));
}

/** True when choosing a value finds a resume's value: by a part of it, a level by the whole. */
export function matchesValue(field: FilterField, value: string, actual: string): boolean {
	const texts = expandFilterValue(field, value);
	if (field === "experienceLevel") return texts.includes(actual);
	const lower = actual.toLowerCase();
	return texts.some((text) => lower.includes(text.toLowerCase()));
}
