import { foldWords } from "#app/domain/library/search/fold.ts";

/** Whether every searched word begins a word of a text. @param wanted folded words; none fit everything */
export function fitsWords(text: string, wanted: readonly string[]): boolean {
	if (wanted.length === 0) return true;
	const words = foldWords(text);
	return wanted.every((want) => words.some((word) => word.startsWith(want)));
}
