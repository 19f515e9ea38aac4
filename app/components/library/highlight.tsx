import type { Marks } from "#app/domain/library/search/found-marks.ts";

// Nothing else may stand behind a backslash: a pattern with the flag u refuses it, "-" included.
const syntax = /[\\^$.*+?()[\]{}|/]/gu;
const anyOf = (texts: readonly string[]): string =>
	texts.map((text) => text.replace(syntax, "\\$&")).join("|");

/** Cuts a text where the marked words and parts of words stand; every second piece is one of them. */
export function splitFound(text: string, { words, parts }: Marks): string[] {
	// A word stands between signs; where none is marked, nothing does.
	const alone = `(?<![\\p{L}\\p{N}])(?:${anyOf(words) || "$^"})(?![\\p{L}\\p{N}])`;
	return text.split(new RegExp(`(${alone}|${anyOf(parts) || "$^"})`, "u"));
}

/** Marks what the search found. Text nodes only: what a person typed is never markup. */
export function Highlight({ text, marks }: { text: string; marks: Marks | undefined }) {
	if (!marks) return text;
	return splitFound(text, marks).map((part, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
		index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
	);
}
