import { findOwnEntry } from "#app/content/own/entries.server.ts";
import type { FileWords, OwnValues } from "#app/content/own/entry.ts";
import type { LegalPage } from "#app/content/written-text.ts";
import { isTextKey } from "#app/domain/content/own-fields.ts";
import type { OwnWords } from "#app/domain/content/own-words.ts";
import { withWords } from "#app/integrations/words-scope.server.ts";

/** Words that were saved and no longer fit: the file holds in their place. */
export type WordFault = { key: string; what: string };

/**
 * What the owner has written as pages need it. Texts name the brand and the prices, so those come first, and every
 * text is read again when they are others than the build knew. A legal page says the day on which its words last changed
 * here, whatever its text says of an earlier one.
 * @param values by key; null where the file holds
 * @param days on which they were written, by key
 */
export function compileWords(
	values: ReadonlyMap<string, OwnValues | null>,
	files: FileWords,
	days: ReadonlyMap<string, string> = new Map(),
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
	for (const [key, text] of files.texts) {
		if (changedOn(key, text, days) !== undefined) texts.set(key, text);
	}
	for (const [key, value] of values) if (value?.text && isTextKey(key)) texts.set(key, value.text);
	if (texts.size === 0) return { words, faults };
	return withWords(words, () => {
		const all = new Map<string, unknown>();
		for (const [key, text] of texts) {
			const file = files.texts.get(key);
			// The file in its place, with the brand and prices of now.
			const one = read(key, { text }) ?? (file && file !== text ? read(key, { text: file }) : null);
			if (!one) continue;
			const made = one.texts?.get(key) as LegalPage;
			const day = changedOn(key, text, days);
			all.set(key, day !== undefined && day > made.updated ? { ...made, updated: day } : made);
		}
		return { words: { ...words, texts: all }, faults };
	});
}

/**
 * The last day on which the words of a legal page became others here: those of its own text, or a name, price or address
 * that stands in it. Undefined where nothing did, and for every other text, whose day is its author's.
 */
function changedOn(
	key: string,
	text: string,
	days: ReadonlyMap<string, string>,
): string | undefined {
	if (!key.startsWith("legal/")) return undefined;
	const named = Object.entries(namedBy).flatMap(([words, names]) =>
		names.test(text) ? words : [],
	);
	// Who runs the site stands below each.
	return [key, "company", ...named]
		.flatMap((changed) => days.get(changed) ?? [])
		.toSorted()
		.at(-1);
}

/** What of the words of another form a text names. */
const namedBy: Record<string, RegExp> = { brand: /\{brand\}/u, prices: /\{\w*Price\}/u };
