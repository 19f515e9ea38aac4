import { pastedLimits } from "../pasted-resume.ts";

/**
 * A file's number of pages as a form carries it beside the text that was read from it: it counts for that very text.
 * @param pages null of a text that no file was read for
 */
export const writePages = (pages: number | null, text: string): string =>
	pages === null ? "" : `${pages} ${markOf(text)}`;

/** The number of pages of a text; null where none was carried, or where the text was changed since. */
export function readPages(carried: string, text: string): number | null {
	const pages = Number.parseInt(carried, 10);
	const isNumber = pages >= 1 && pages <= pastedLimits.pages;
	return isNumber && writePages(pages, text) === carried ? pages : null;
}

/** What tells a text from one that a person has changed. Browsers send lines with other ends than they show. */
function markOf(text: string): number {
	let mark = 0;
	for (const sign of text.replace(/\r\n?/gu, "\n")) {
		mark = (Math.imul(mark, 31) + (sign.codePointAt(0) ?? 0)) | 0;
	}
	return mark;
}
