/** A piece of a line: plain, bold, or a link. */
export type TextRun = { text: string; bold: boolean; to: string | null };

/**
 * Splits a line at its `**bold**` parts and its `[links](/to)`. Files of texts are checked when the site is built
 * (docs/content.md), so nothing else in a line is markup.
 */
export function readRuns(line: string): TextRun[] {
	const parts = line.split(/\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)/u);
	return parts.flatMap((text, at) => {
		const kind = at % 4;
		const run = { text, bold: kind === 1, to: kind === 2 ? (parts[at + 1] ?? null) : null };
		return text && kind < 3 ? [run] : [];
	});
}

/** A line without its markup. */
export const plainLine = (line: string): string =>
	readRuns(line)
		.map(({ text }) => text)
		.join("");

const wordsPerMinute = 220;

/** Whole minutes that reading takes at 220 words a minute, at least one. */
export function readMinutes(text: string): number {
	const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
}
