import { countWords } from "#app/domain/base/count.ts";
import { reading as messages } from "#app/domain/base/messages/reading.ts";

export const givenLimits = {
	/** Fewer ask for nothing. */
	words: 20,
	/** Five times the longest that is usual. */
	characters: 20_000,
} as const;

/** The sentence why a job posting cannot be read, or null. None is given with an empty text. */
export function givenProblem(text: string): string | null {
	if (text.trim() === "") return null;
	if (text.length > givenLimits.characters) {
		return messages.longPosting(givenLimits.characters);
	}
	return countWords(text) < givenLimits.words ? messages.shortPosting(givenLimits.words) : null;
}
