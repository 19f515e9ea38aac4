import { AsyncLocalStorage } from "node:async_hooks";
import { findOwnWordsBy, type OwnWords } from "#app/domain/content/own-words.ts";

/*
 * Whose words are shown. A request is answered with one state of them from its beginning to its end, whatever is
 * saved meanwhile, and a preview with words that nobody else sees. Work outside of a request has the latest.
 */

const scope = new AsyncLocalStorage<OwnWords>();
let latest: OwnWords = {};

findOwnWordsBy(() => scope.getStore() ?? latest);

/** Does work, and all that follows from it, with these words. */
export const withWords = <Result>(words: OwnWords, work: () => Result): Result =>
	scope.run(words, work);

export function setLatestWords(words: OwnWords): void {
	latest = words;
}
