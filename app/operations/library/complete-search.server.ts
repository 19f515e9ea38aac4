import { prefixOf, readTyped, type Suggestion, suggest } from "#app/domain/library/suggestions.ts";
import type { Uses } from "#app/services.ts";

/**
 * What the search offers for a text that is being typed. Names and words can each fail without the other;
 * what failed is logged and missing.
 * @param text as it stands in the search box
 * @returns the suggestions, and whether they are all that there are to be had
 */
export async function completeSearch(
	{ library, log }: Uses<"library" | "log">,
	text: string,
	requestId: string,
): Promise<{ suggestions: Suggestion[]; isWhole: boolean }> {
	const typed = readTyped(text);
	if (typed.words.length === 0) return { suggestions: [], isWhole: true };
	const orNull = <T>(part: Promise<T>, message: string) =>
		part.catch((error: unknown) => {
			log.error({ error, requestId }, message);
			return null;
		});
	const prefix = prefixOf(typed);
	const [names, words] = await Promise.all([
		orNull(library.facets(), "The names for the suggestions failed"),
		prefix === null ? [] : orNull(library.words(prefix), "The words for the suggestions failed"),
	]);
	return {
		suggestions: suggest(typed, names ?? { company: [], role: [] }, words ?? []),
		isWhole: names !== null && words !== null,
	};
}
