import { expect, test } from "vitest";
import { typedWords } from "#app/domain/library/search/fold.ts";
import { fitsWords } from "./fits-words.ts";

test("Every searched word begins a word of the text, whatever its case and accents", () => {
	const fits = (words: string) => fitsWords("Café ledgers, cut by 40%", typedWords(words));
	expect(["", "caf", "LEDG cut", "40"].map(fits)).toEqual([true, true, true, true]);
	expect(["edgers", "cut ledgerx", "afé"].map(fits)).toEqual([false, false, false]);
});

test("A number fits as a whole", () => {
	const fits = (words: string) => fitsWords("From 3.9 to 10,000 in 3 of 9", typedWords(words));
	expect(["3.9", "10,000", "10000", "3 9"].map(fits)).toEqual([true, true, true, true]);
	expect(fitsWords("3 of 9, 10 of 000", typedWords("3.9"))).toBe(false);
	expect(fitsWords("3 of 9, 10 of 000", typedWords("10,000"))).toBe(false);
});
