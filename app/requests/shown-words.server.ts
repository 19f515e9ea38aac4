import type { OwnWords } from "#app/domain/content/own-words.ts";
import { withWords } from "#app/integrations/words-scope.server.ts";

/** Answers with these words. The pages are a bundle with modules of its own, so their words are said in here. */
export const answerWithWords = <Result>(words: OwnWords, answer: () => Result): Result =>
	withWords(words, answer);
