/**
 * Whether something is an English word, by the list of a spell checker: its words, and the usual endings. The list is
 * read once, when someone first asks.
 */

/** The usual endings, and what a word has in their place. */
const endings = [
	...["s", "es", "ed", "ing", "ly"].map((ending) => [ending, ""] as const),
	...["ed", "er", "ers", "ing"].map((ending) => [ending, "e"] as const),
	["ies", "y"],
	["ied", "y"],
] as const;
let known: Promise<ReadonlySet<string>> | undefined;

/** @param word in lower case */
export async function isEnglishWord(word: string): Promise<boolean> {
	known ??= readWords();
	const words = await known;
	if (words.has(word)) return true;
	return endings.some(
		([ending, instead]) =>
			word.endsWith(ending) && words.has(word.slice(0, -ending.length) + instead),
	);
}

async function readWords(): Promise<ReadonlySet<string>> {
	const { default: dictionary } = await import("dictionary-en");
	const lines = new TextDecoder().decode(dictionary.dic).split("\n");
	const words = lines.slice(1).map((line) => line.split("/", 1)[0] ?? "");
	// Names stand in it with a capital letter, and abbreviations in capitals.
	return new Set(words.filter((word) => word !== "" && word === word.toLowerCase()));
}
