import { bulletText, sectionNameOf } from "#app/domain/reader/plain-text-blocks.ts";
import { inReadingOrder } from "./reading-order.ts";

/** Text as it stands on the pages of a foreign file; lengths in points from the page's top left corner. */

export type PlacedText = {
	text: string;
	x: number;
	baseline: number;
	width: number;
	size: number;
	/** Degrees, counted clockwise; 0 for nearly everything. */
	angle: number;
	family: "serif" | "sans";
	bold: boolean;
	italic: boolean;
};

export type PlacedPage = {
	width: number;
	height: number;
	/** In the order of the file, which is mostly the order of reading. */
	texts: PlacedText[];
};

/** Texts that stand on one baseline, in reading order. */
export type PlacedLine = { baseline: number; size: number; texts: PlacedText[] };

/** What counts as white between two texts, in parts of their size. */
export const wordGap = 0.15;
export const columnGap = 2;

/** The lines of a page in reading order: a text on the same baseline, further right, goes on. */
export function linesOfPage({ texts }: PlacedPage): PlacedLine[] {
	const lines: PlacedLine[] = [];
	for (const text of inReadingOrder(texts)) {
		const line = lines.at(-1);
		const last = line?.texts.at(-1);
		const goesOn =
			line &&
			last &&
			last.angle === text.angle &&
			Math.abs(line.baseline - text.baseline) < line.size * 0.4 &&
			text.x >= last.x + last.width - line.size;
		if (goesOn) {
			line.texts.push(text);
			line.size = Math.max(line.size, text.size);
		} else {
			lines.push({ baseline: text.baseline, size: text.size, texts: [text] });
		}
	}
	return lines;
}

/** White behind bold words, wider than a space: what follows is something else. */
const boldGap = 0.45;

/** The words of a line; a gap is a space, a wide one a tab, as is one that parts bold words from others. */
export function textOfLine({ texts, size }: PlacedLine): string {
	let words = "";
	let right = 0;
	let wasBold = false;
	for (const { text, x, width, bold } of texts) {
		const gap = x - right;
		const isOther = wasBold && !bold && (gap > size * boldGap || /\s{2}$/u.test(words));
		wasBold = bold;
		if (words !== "" && (gap > size * columnGap || isOther)) words = `${words.trimEnd()}\t`;
		else if (words !== "" && gap > size * wordGap && !/\s$/u.test(words)) words += " ";
		words += text;
		right = x + width;
	}
	const text = words.trimEnd().replace(/ (?=[,;.](?:\s|$))/gu, "");
	return spacedOut.test(text) ? text.replace(/ /gu, "") : text;
}

/** "E D U C AT I O N": headings are often set with white between their letters. */
const spacedOut = /^(?:\p{L}{1,2} ){3,}\p{L}{1,2}$/u;

/** A heading in the margin, beside the first line of its section, is a line of its own. */
function withHeadingApart(text: string): string[] {
	const [first = "", ...rest] = text.split("\t");
	return rest.length > 0 && sectionNameOf(first) ? ["", first, rest.join("\t")] : [text];
}

/**
 * The lines of a file as plain text. What goes on in the next line is one; an empty one stands where there is more
 * white between two than usual.
 */
export function textOfPages(pages: readonly PlacedPage[]): string[] {
	return pages.flatMap((page) => {
		const lines = linesOfPage(page);
		const edges = rightEdges(lines);
		const texts: string[] = [];
		for (const [index, line] of lines.entries()) {
			const text = textOfLine(line);
			const above = lines[index - 1];
			const step = above ? line.baseline - above.baseline : 0;
			const parted =
				above === undefined || step < 0 || step > 1.7 * Math.max(line.size, above.size);
			if (above && !parted && goesOn(above, line, edges)) {
				texts.push(`${texts.pop()} ${text}`);
			} else texts.push(...(parted ? [""] : []), ...withHeadingApart(text));
		}
		return texts;
	});
}

const isBullet = (text: string): boolean => bulletText(`${text} x`) !== null;

/** Where the words of a line begin: behind its bullet sign. */
function beginOf({ texts }: PlacedLine): number {
	const [first, second] = texts;
	if (!first) return 0;
	// The sign may be a text by itself.
	const words = bulletText(`${first.text} x`)?.slice(0, -1).trimEnd();
	if (words === "" && second) return second.x;
	if (!words) return first.x;
	return first.x + first.width * (1 - words.length / first.text.length);
}

const endOf = ({ texts }: PlacedLine): number =>
	Math.max(...texts.map(({ x, width }) => x + width));

/** How far lines with one beginning go; only where several are about as long, they were broken at an edge. */
function rightEdges(lines: readonly PlacedLine[]): Map<number, number> {
	const groups = Map.groupBy(lines, (line) => Math.round(beginOf(line) / 3));
	return new Map(
		[...groups].flatMap(([begin, group]): [number, number][] => {
			const edge = Math.max(...group.map(endOf));
			const full = group.filter((line) => endOf(line) > edge - 5 * line.size);
			return full.length >= 3 ? [[begin, edge]] : [];
		}),
	);
}

/** Whether a line was broken because the next word had no room, in the middle of a sentence. */
function goesOn(above: PlacedLine, line: PlacedLine, edges: ReadonlyMap<number, number>): boolean {
	const [first] = line.texts;
	const [last] = above.texts.slice(-1);
	if (!first || !last || above.texts.length + line.texts.length > 40) return false;
	const begin = beginOf(above);
	const edge = edges.get(Math.round(begin / 3));
	if (edge === undefined || Math.abs(first.x - begin) > 2 || last.bold !== first.bold) return false;
	if (Math.abs(line.size - above.size) > 0.5 || endOf(above) - begin < 25 * line.size) return false;
	if (/[.!?:;]["”’)]?$/u.test(last.text.trim()) || isBullet(first.text)) return false;
	const [word = ""] = first.text.trim().split(/\s/u);
	const room = (first.width * (word.length + 1)) / Math.max(1, first.text.length);
	return endOf(above) + room > edge && !textOfLine(above).includes("\t");
}
