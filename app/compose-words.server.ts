import type { FileWords } from "#app/content/own/entry.ts";
import type { Seller } from "#app/content/seller.ts";
import type { Database } from "#app/data/base/database.server.ts";
import {
	countWordVersions,
	findWords,
	getWordDraft,
} from "#app/data/content/word-versions.server.ts";
import { dayOf } from "#app/domain/base/weeks.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import { readTextFiles } from "#app/integrations/text-files.server.ts";
import { setLatestWords } from "#app/integrations/words-scope.server.ts";
import { compileWords, type WordFault } from "#app/operations/content/compile-words.server.ts";
import type { WordsInUse } from "#app/services.ts";

/**
 * The owner's words in this process. They are read once for each version: a page that is made asks nobody.
 * @param seller who sells by what is configured
 */
export function createWords(database: Database, seller: Seller | null): WordsInUse {
	let known: { words: OwnWords; faults: readonly WordFault[]; revision: number } = {
		words: {},
		faults: [],
		revision: 0,
	};
	const files = async (): Promise<FileWords> => ({ seller, ...(await readTextFiles()) });
	const valuesOf = (found: Awaited<ReturnType<typeof findWords>>) =>
		new Map(found.words.map(({ key, value }) => [key, value]));
	const daysOf = (found: Awaited<ReturnType<typeof findWords>>) =>
		new Map(found.words.map(({ key, at }) => [key, dayOf(at)]));

	return {
		current: () => known.words,
		faults: () => known.faults,
		files,
		revision: () => countWordVersions(database),
		async load() {
			const found = await findWords(database);
			if (found.revision === 0 && known.revision === 0) return 0;
			const compiled = compileWords(valuesOf(found), await files(), daysOf(found));
			// Another look that began later may have ended before.
			if (found.revision >= known.revision) {
				known = { ...compiled, revision: found.revision };
				setLatestWords(known.words);
			}
			return known.revision;
		},
		async draftOf(sessionId) {
			const draft = await getWordDraft(database, sessionId);
			if (!draft) return null;
			const found = await findWords(database);
			const values = valuesOf(found).set(draft.key, draft.value);
			return compileWords(values, await files(), daysOf(found)).words;
		},
	};
}
