import { readFileSync } from "node:fs";
import dictionary from "dictionary-en";
import nspell from "nspell";

const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
const own = readFileSync(new URL("./words.txt", import.meta.url), "utf8");
for (const word of own.split("\n")) if (word && !word.startsWith("#")) spell.add(word.trim());

const known = new Map<string, boolean>();

/**
 * The words of a text that neither the American English dictionary nor `words.txt` knows. Names are left out:
 * a word that begins with a capital within a sentence, and what has a figure or two capitals in it.
 */
export function misspelled(text: string): string[] {
	return (text.match(/[\p{L}\d][\p{L}\d'’&+/.-]*/gu) ?? [])
		.flatMap((word) => word.split(/[-/]/))
		.map((word) => word.replace(/[.'’&+]+$/, "").replace(/’/g, "'"))
		.filter((word) => word.length > 2 && /^\p{Ll}[\p{Ll}']*$/u.test(word))
		.filter((word) => {
			const before = known.get(word);
			if (before !== undefined) return !before;
			const correct = spell.correct(word) || spell.correct(word.replace(/'s$/, ""));
			known.set(word, correct);
			return !correct;
		});
}
