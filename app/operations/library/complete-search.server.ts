import { emptyQuery } from "#app/domain/library/resume-query.ts";
import {
	applySuggestion,
	prefixOf,
	readTyped,
	type Suggestion,
	suggest,
} from "#app/domain/library/suggestions.ts";
import { orNullOf } from "#app/operations/base/or-null.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * What the search offers for a text that is being typed. What stands behind other words is tried first, so that
 * nothing leads to an empty list. Names and words can each fail without the other; what failed is logged and missing.
 * @param text as it stands in the search box
 * @returns the suggestions, and whether they are all that there are to be had
 */
export async function completeSearch(
	{ library, log, search }: Uses<"library" | "log" | "search">,
	text: string,
	requestId: string,
): Promise<{ suggestions: Suggestion[]; isWhole: boolean }> {
	const typed = readTyped(text);
	if (typed.words.length === 0) return { suggestions: [], isWhole: true };
	const orNull = orNullOf(log, { requestId });
	const prefix = prefixOf(typed);
	const [names, words] = await Promise.all([
		orNull(library.facets(), "The names for the suggestions failed"),
		prefix === null ? [] : orNull(library.words(prefix), "The words for the suggestions failed"),
	]);
	const offered = suggest(typed, names ?? { company: [], role: [] }, words ?? []);
	const finds = async (suggestion: Suggestion) => {
		if (suggestion.before === "") return true;
		const page = await search.findPage(applySuggestion(emptyQuery, suggestion), null, 1);
		return page.resumes.length > 0;
	};
	const found = await orNull(Promise.all(offered.map(finds)), "Trying the suggestions failed");
	return {
		suggestions: offered.filter((_, index) => found?.[index] ?? true),
		isWhole: names !== null && words !== null && found !== null,
	};
}
