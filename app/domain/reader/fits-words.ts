import { foldWords, numberWords } from "#app/domain/library/search/fold.ts";

/** Whether every searched word begins a word of a text. @param wanted as `typedWords` has them; none fit everything */
export function fitsWords(text: string, wanted: readonly string[]): boolean {
	if (wanted.length === 0) return true;
	const words = [...foldWords(text), ...numberWords(text)];
	return wanted.every((want) => words.some((word) => word.startsWith(want)));
}
