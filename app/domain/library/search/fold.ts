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
const togetherBySigns = /[a-z0-9\ue000\ue001]+(?:[-./&][a-z0-9\ue000\ue001]+){1,3}/gu;
/** Letters that stand for the point in a number, and for the comma before its thousands, while words are parted. */
const numberMarks = { point: "\ue000", comma: "\ue001" } as const;
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
export const foldWords = (text: string): string[] => partWords(foldLetters(` ${text}`));

function partWords(folded: string): string[] {
	const words = folded.replace(separators, " ").split(" ").filter(Boolean);
	return words.map((word) => word.slice(0, wordMaximumLength));
}

/** What stands together by signs, in one word: "e-commerce" is "ecommerce". */
export function joinedWords(text: string): string[] {
	return [...markNumbers(foldLetters(text)).matchAll(togetherBySigns)]
		.map(([found]) => found)
		.filter((found) => /[a-z]/u.test(found) && found.length <= joinedMaximumLength)
		.map((found) => unmarkNumbers(found.replace(/[-./&]/gu, "")));
}

/** The numbers of a text that have a point or commas, as a whole: "$3.9M, 10,000" are "3.9m" and "10000". */
export const numberWords = (text: string): string[] =>
	wordsWithMarks(text)
		.filter((word) => /[\ue000\ue001]/u.test(word))
		.map(unmarkNumbers);

/** Folded words as `foldWords` has them, but a number as a whole: of "3.9 GPA" no 3 and no 9. */
export const typedWords = (text: string): string[] => wordsWithMarks(text).map(unmarkNumbers);

/** Every word that a text is found by. */
export const allWords = (text: string): string[] => [
	...foldWords(text),
	...joinedWords(text),
	...numberWords(text),
];

const wordsWithMarks = (text: string): string[] => partWords(markNumbers(foldLetters(` ${text}`)));

function markNumbers(folded: string): string {
	return folded
		.replace(/(?<=[0-9])\.(?=[0-9])/gu, numberMarks.point)
		.replace(/(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/gu, numberMarks.comma);
}

const unmarkNumbers = (word: string): string =>
	word.replaceAll(numberMarks.point, ".").replaceAll(numberMarks.comma, "");
