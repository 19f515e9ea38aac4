import { bulletText, looksLikeHeading } from "./sheet/line-kinds.ts";
import { unmixColumns } from "./sheet/mixed-columns.ts";
import type { TextBlock } from "./text-blocks.ts";

/** Whether a file's first line is taken for the name of the person. */
export const looksLikeName = (line: string): boolean =>
	line.length <= 60 && !/[.!?]$|[@\d\t]/.test(line.trim().replace(letters, ""));

/** What stands behind a name: "Ph.D.", "M.S.", "Jr.". */
const letters = /(?:, (?!D\.C\.)(?:\p{Lu}\p{Ll}{0,4}\. ?){2,4}|,? (?:Ph\. ?D|[JS]r|Esq)\.)$/u;

/** "Marlowe Pay, Seattle [tab] Mar 2021 – Present": the head of a job or a school, with its dates at the right. */
export const looksLikeEntryHead = (line: string): boolean =>
	/^[^\t]{2,100}\t[^\t]{0,24}\b(?:(?:19|20)\d\d|present|now|current)$/i.test(line.trim());

/**
 * A line without signs that have no width: a space in their place would part an address. Behind a bullet some programs
 * write one instead of a space.
 */
export const withoutUnseenGaps = (line: string): string =>
	line.replace(bulletGap, " ").replace(/[\u200b\ufeff]/g, "");

const bulletGap = /(?<=^\s*(?:[^\p{L}\p{N}\s]|\d{1,2}[.)]))[\u200b\ufeff]+/u;

const numbered = /^\s*\d{1,2}[.)]\s+(?=\S)/;
const underline = /^\s*[=_*~─━—–-]{3,}\s*$/;

/** Several spaces or tabs inside a line part its left from its right: they become one tab. */
export const gapsToTab = (text: string): string =>
	text.replace(/\s*\t\s*| {4,}/g, "\t").replace(/ {2,}/g, " ");

/**
 * Reads structure out of plain text: headings, bullets (with lines that go on), numbered lists, paragraphs.
 * The first line is taken for the name. Columns that were copied across are read one after
 * the other, and signs in lines of their own with what stands below them.
 */
export const plainTextBlocks = (text: string): TextBlock[] =>
	blocksOfLines(unmixColumns(linesOfText(text)));

/** The lines of a text as they stand, whatever ends them. */
export const linesOfText = (text: string): string[] => text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);

/** Lines that are set as headings, with their words. */
export type Headings = ReadonlyMap<string, string>;

/**
 * The same of lines that stand in the order in which they are read.
 * @param headings where a file tells them
 */
export function blocksOfLines(
	lines: readonly string[],
	headings: Headings = new Map(),
): TextBlock[] {
	const blocks: TextBlock[] = [];
	let before = "";
	for (const raw of lines) {
		const line = withoutUnseenGaps(raw)
			.replace(/\u00a0/g, " ")
			.trimEnd();
		const heading = blocks.length > 0 && headings.get(line);
		if (heading) blocks.push({ type: "heading", level: 2, text: heading, isSet: true });
		else if (underline.test(line)) raiseLast(blocks);
		else if (line.trim() !== "") addLine(blocks, line, before);
		before = underline.test(line) ? "" : line;
	}
	return blocks;
}

/** @param before the line directly above, empty when there is none */
function addLine(blocks: TextBlock[], line: string, before: string): void {
	const last = blocks.at(-1);
	const words = gapsToTab(line.trim());
	const ordered = numbered.test(line);
	const listed = ordered ? line.replace(numbered, "").trim() : bulletText(line);
	if (listed !== null) {
		const item = [{ text: gapsToTab(listed) }];
		if (last?.type === "list" && last.ordered === ordered) last.items.push(item);
		else blocks.push({ type: "list", ordered, items: [item] });
		return;
	}
	if (!last && looksLikeName(words)) {
		blocks.push({ type: "heading", level: 1, text: words });
		return;
	}
	if (looksLikeHeading(line)) {
		blocks.push({ type: "heading", level: 2, text: words.replace(/[:：]$/, "") });
		return;
	}
	if (looksLikeEntryHead(words)) {
		blocks.push({ type: "heading", level: 3, text: words });
		return;
	}
	const open = last?.type === "list" ? last.items.at(-1)?.[0] : paragraphRun(last);
	const indented = last?.type === "list" && /^\s/.test(line);
	if (open && before !== "" && (indented || wasBroken(before, words))) open.text += ` ${words}`;
	else blocks.push({ type: "paragraph", runs: [{ text: words }] });
}

const paragraphRun = (block?: TextBlock) =>
	block?.type === "paragraph" ? block.runs[0] : undefined;

/** A long line that was broken at a margin goes on in the next one; short lines stand for themselves. */
const wasBroken = (before: string, next: string): boolean =>
	before.length >= 60 &&
	!gapsToTab(before.trim()).includes("\t") &&
	/^[\p{Ll}\p{Sc}\d(]/u.test(next) &&
	!dateLine.test(next);

/** "05/2015 – 01/2020": begins something. */
const dateLine = /^\(?(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d\s*(?:$|[-–—]|to\b|bis\b|à|a\b|until\b)/iu;

/** A line of dashes under a short line makes that line a heading. */
function raiseLast(blocks: TextBlock[]): void {
	const text = paragraphRun(blocks.at(-1))?.text ?? "";
	if (text !== "" && text.length <= 48 && !text.includes("\t")) {
		blocks[blocks.length - 1] = { type: "heading", level: 2, text };
	}
}
