import { allWords } from "./fold.ts";

/** What a search looked for: folded words, and parts that may also stand at the beginning of or inside a word. */
export type LookedFor = { words: readonly string[]; parts: readonly string[] };

/** What of it stands in a card, as it is written there: whole words, and parts of words. */
export type Marks = { words: readonly string[]; parts: readonly string[] };

const insideMinimumLength = 4;

/** What is to be marked in some texts; null for nothing. A word that has all of a word is marked as a whole. */
export function marksIn(texts: readonly string[], { words, parts }: LookedFor): Marks | null {
	if (words.length + parts.length === 0) return null;
	const whole = new Set(words);
	const found = { words: new Set<string>(), parts: new Set<string>() };
	for (const [written] of texts
		.join("\n")
		.matchAll(/[\p{L}\p{N}\p{M}+#'’&]+(?:(?<=\d)[.,](?=\d)[\p{L}\p{N}\p{M}+#'’&]+)*/gu)) {
		// Nearly all words are plain, and a page of cards has a thousand.
		const isPlain = /^[a-z\d]{1,40}$/iu.test(written);
		const folded = isPlain ? [written.toLowerCase()] : allWords(written);
		if (folded.some((each) => whole.has(each))) found.words.add(written);
		else {
			const part = partOf(folded, written, parts);
			if (part !== "") found.parts.add(part);
		}
	}
	if (found.words.size + found.parts.size === 0) return null;
	// Of two that overlap the longer is marked.
	const sorted = (set: Set<string>) => [...set].sort((a, b) => b.length - a.length);
	return { words: sorted(found.words), parts: sorted(found.parts) };
}

/** The part of a word that was looked for, in its own letters, or nothing. */
function partOf(folded: readonly string[], written: string, parts: readonly string[]): string {
	const [only = "", ...others] = folded;
	for (const part of others.length > 0 ? [] : parts) {
		const at = only.indexOf(part);
		if (at < 0 || (at > 0 && part.length < insideMinimumLength)) continue;
		// Folding may have changed how many letters there are.
		return only.length === written.length ? written.slice(at, at + part.length) : written;
	}
	return "";
}
