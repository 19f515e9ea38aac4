import { expect, test } from "vitest";
import { foldWords } from "#app/domain/library/search/fold.ts";
import { fitsWords } from "./fits-words.ts";

test("Every searched word begins a word of the text, whatever its case and accents", () => {
	const fits = (words: string) => fitsWords("Café ledgers, cut by 40%", foldWords(words));
	expect(["", "caf", "LEDG cut", "40"].map(fits)).toEqual([true, true, true, true]);
	expect(["edgers", "cut ledgerx", "afé"].map(fits)).toEqual([false, false, false]);
});
