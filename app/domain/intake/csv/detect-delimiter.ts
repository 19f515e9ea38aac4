import { type Delimiter, delimiters } from "./record.ts";

/**
 * What separates the cells of a file, by its first line: whatever stands there most often outside quotes.
 * A comma when nothing does, or when two are equal.
 */
export function detectDelimiter(line: string): Delimiter {
	const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
	let isQuoted = false;
	for (const character of line) {
		if (character === '"') isQuoted = !isQuoted;
		const count = counts.get(character);
		if (!isQuoted && count !== undefined) counts.set(character, count + 1);
	}
	return delimiters.reduce((best, delimiter) =>
		(counts.get(delimiter) ?? 0) > (counts.get(best) ?? 0) ? delimiter : best,
	);
}

/** Where the first line ends: at the first line break outside quotes; -1 while it goes on. */
export function endOfFirstLine(text: string): number {
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '"') isQuoted = !isQuoted;
		else if (!isQuoted && (character === "\n" || character === "\r")) return at;
	}
	return -1;
}
