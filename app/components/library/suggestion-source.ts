import { keepNewest } from "#app/domain/base/keep-newest.ts";
import type { Suggestion } from "#app/domain/library/suggestions.ts";

/** How many responses are kept, for a person who deletes a letter and types it again. */
const keptAnswers = 50;

/**
 * Asks the server what it suggests for a text, and keeps the last answers.
 * @returns the suggestions; none when the server cannot be reached or has none to give
 * @throws AbortError when the signal says so
 */
export function createSuggestionSource(ask: typeof fetch = (...request) => fetch(...request)) {
	const kept = new Map<string, readonly Suggestion[]>();
	return {
		/** The answer if it is there already. */
		known: (text: string) => kept.get(keyOf(text)),
		async find(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
			const key = keyOf(text);
			const suggestions = await load(ask, key, signal);
			if (suggestions === null) return [];
			keepNewest(kept, key, suggestions, keptAnswers);
			return suggestions;
		},
	};
}

/** Spaces are one; the one at the end stays, because it ends a word. */
function keyOf(text: string): string {
	return text.replace(/\s+/gu, " ").trimStart();
}

async function load(
	ask: typeof fetch,
	text: string,
	signal: AbortSignal,
): Promise<readonly Suggestion[] | null> {
	try {
		const response = await ask(`/resumes/suggestions?${new URLSearchParams({ q: text })}`, {
			signal,
		});
		if (!response.ok) return null;
		const { suggestions } = (await response.json()) as { suggestions: readonly Suggestion[] };
		return suggestions;
	} catch (error) {
		if (signal.aborted) throw error;
		return null;
	}
}
