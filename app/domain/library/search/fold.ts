/**
 * Words in the one form in which they are searched: without case, accents, apostrophes and signs. The database
 * folds the library's texts by the same rules (`fold_text`, `joined_words`); a test compares the two.
 */

const combiningMarks = /[\u0300-\u036f]/gu;
const letters: ReadonlyMap<string, string> = new Map([
	["ø", "o"],
	["đ", "d"],
	["ł", "l"],
	["ı", "i"],
	["ß", "ss"],
	["æ", "ae"],
	["œ", "oe"],
]);
const apostrophes = /['’‘ʼ`´]/gu;
/** Names that consist of signs. */
const signs: readonly (readonly [string, string])[] = [
	["c++", "cplusplus"],
	["c#", "csharp"],
	["f#", "fsharp"],
	[" .net", " dotnet"],
];
const separators =
	/[\s!-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]+/gu;
const togetherBySigns = /[a-z0-9]+(?:[-./&][a-z0-9]+){1,3}/gu;
/** Longer words are known by their first letters. */
const wordMaximumLength = 100;
const joinedMaximumLength = 40;

function plainLetters(text: string): string {
	// Nearly every word is ASCII, and a page of cards has hundreds.
	if (!/\P{ASCII}/u.test(text)) return text.toLowerCase();
	return text
		.normalize("NFKD")
		.replace(combiningMarks, "")
		.toLowerCase()
		.replace(/[øđłıßæœ]/gu, (letter) => letters.get(letter) ?? letter);
}

function foldLetters(text: string): string {
	const plain = plainLetters(text).replace(apostrophes, "");
	return signs.reduce((folded, [sign, name]) => folded.replaceAll(sign, name), plain);
}

/** The words of a text in their order, folded: "L’Oréal, C++" are "loreal" and "cplusplus". */
export function foldWords(text: string): string[] {
	const words = foldLetters(` ${text}`).replace(separators, " ").split(" ").filter(Boolean);
	return words.map((word) => word.slice(0, wordMaximumLength));
}

/** What stands together by signs, in one word: "e-commerce" is "ecommerce". */
export function joinedWords(text: string): string[] {
	return [...foldLetters(text).matchAll(togetherBySigns)]
		.map(([found]) => found)
		.filter((found) => /[a-z]/u.test(found) && found.length <= joinedMaximumLength)
		.map((found) => found.replace(/[-./&]/gu, ""));
}
