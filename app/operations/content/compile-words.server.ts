import { findOwnEntry } from "#app/content/own/entries.server.ts";
import type { FileWords, OwnValues } from "#app/content/own/entry.ts";
import { isTextKey } from "#app/domain/content/own-fields.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import { withWords } from "#app/integrations/words-scope.server.ts";

/** Words that were saved and no longer fit: the file holds in their place. */
export type WordFault = { key: string; what: string };

/**
 * What the owner has written as pages need it. Texts name the brand and the prices, so those come first, and every
 * text is read again when they are others than the build knew.
 * @param values by key; null where the file holds
 */
export function compileWords(
	values: ReadonlyMap<string, OwnValues | null>,
	files: FileWords,
): { words: OwnWords; faults: WordFault[] } {
	const faults: WordFault[] = [];
	const read = (key: string, value: OwnValues): OwnWords | null => {
		const result = findOwnEntry(key)?.read(value, files) ?? { fieldErrors: { key: "Unknown." } };
		if ("words" in result) return result.words;
		faults.push({ key, what: Object.values(result.fieldErrors)[0] ?? "It cannot be read." });
		return null;
	};
	const words: OwnWords = {};
	for (const [key, value] of values) {
		if (!value || isTextKey(key)) continue;
		const { brand, ...more } = read(key, value) ?? {};
		Object.assign(words, more, brand && { brand: { ...words.brand, ...brand } });
	}
	const texts = new Map<string, string>(words.brand || words.prices ? files.texts : []);
	for (const [key, value] of values) if (value?.text && isTextKey(key)) texts.set(key, value.text);
	if (texts.size === 0) return { words, faults };
	return withWords(words, () => {
		const all = new Map<string, unknown>();
		for (const [key, text] of texts) {
			const file = files.texts.get(key);
			// The file in its place, with the brand and prices of now.
			const one = read(key, { text }) ?? (file && file !== text ? read(key, { text: file }) : null);
			if (one) all.set(key, one.texts?.get(key));
		}
		return { words: { ...words, texts: all }, faults };
	});
}
