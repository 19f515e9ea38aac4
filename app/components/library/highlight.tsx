// Nothing else may stand behind a backslash: a pattern with the flag u refuses it, "-" included.
const syntax = /[\\^$.*+?()[\]{}|/]/gu;

/**
 * Cuts a text where one of the words stands, in any case; of overlapping finds the longest wins.
 * @param words in lower case, as the search took them
 */
export function splitFound(
	text: string,
	words: readonly string[],
): { text: string; found: boolean; at: number }[] {
	const escaped = words
		.filter(Boolean)
		.toSorted((a, b) => b.length - a.length)
		.map((word) => word.replace(syntax, "\\$&"));
	if (escaped.length === 0) return text === "" ? [] : [{ text, found: false, at: 0 }];
	let at = 0;
	return text
		.split(new RegExp(`(${escaped.join("|")})`, "giu"))
		.map((part, index) => {
			const piece = { text: part, found: index % 2 === 1, at };
			at += part.length;
			return piece;
		})
		.filter((part) => part.text !== "");
}

/** Marks the words that the search found. Text nodes only: what a person typed is never markup. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
	if (words.length === 0) return text;
	return splitFound(text, words).map((part) =>
		part.found ? <mark key={part.at}>{part.text}</mark> : part.text,
	);
}
