/** A piece of a line: plain, bold, or a link. */
export type TextRun = { text: string; bold: boolean; to: string | null };

/**
 * Splits a line at its `**bold**` parts and its `[links](/to)`. Files of texts are checked when the site is built
 * (docs/content.md), so nothing else in a line is markup.
 */
export function readRuns(line: string): TextRun[] {
	const runs: TextRun[] = [];
	let end = 0;
	for (const found of line.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)/gu)) {
		const [all, bold, label, to = null] = found;
		runs.push({ text: line.slice(end, found.index), bold: false, to: null });
		runs.push({ text: bold ?? label ?? "", bold: bold !== undefined, to });
		end = found.index + all.length;
	}
	runs.push({ text: line.slice(end), bold: false, to: null });
	return runs.filter(({ text }) => text !== "");
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
