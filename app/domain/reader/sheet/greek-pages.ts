import { bulletText, looksLikeHeading } from "#app/domain/reader/sheet/line-kinds.ts";
import { findFigures } from "./figures.ts";
import { type GreekedSheet, greekSheet } from "./greek.ts";
import {
	pageHeight,
	pageWidth,
	type SheetBlock,
	type SheetBlockKind,
	type SheetPage,
	type TextRun,
} from "./layout.ts";
import { type PlacedLine, type PlacedPage, type PlacedText, textOfLine } from "./placed-line.ts";
import { linesOfPage } from "./placed-text.ts";

/** No resume has more pages to show; what follows is read, but not drawn. */
export const drawnPages = 8;

/**
 * The drawing of a file's pages: a bar for every line, as long and where it stands. Other paper is brought to
 * Letter, as a whole and in the middle.
 */
export function greekPages(pages: readonly PlacedPage[]): GreekedSheet {
	return greekSheet({
		style: "classic",
		tightening: 0,
		pages: pages.slice(0, drawnPages).map((page, index) => layOutPage(page, index === 0)),
	});
}

function layOutPage(page: PlacedPage, isFirst: boolean): SheetPage {
	const scale = Math.min(pageWidth / page.width, pageHeight / page.height);
	const left = (pageWidth - page.width * scale) / 2;
	const top = (pageHeight - page.height * scale) / 2;
	const upright = page.texts
		.filter(({ angle, text }) => angle === 0 && text.trim() !== "")
		.map((text) => ({
			...text,
			x: left + text.x * scale,
			baseline: top + text.baseline * scale,
			width: text.width * scale,
			size: text.size * scale,
		}))
		.filter(
			(text) =>
				text.x >= 0 && text.x < pageWidth && text.baseline > 8 && text.baseline < pageHeight,
		);
	const lines = linesOfPage({ width: pageWidth, height: pageHeight, texts: upright });
	const nameSize = isFirst ? Math.max(0, ...lines.map(({ size }) => size)) : Infinity;
	const bodySize = middleOf(lines.map(({ size }) => size));
	let isHead = isFirst;
	const blocks = lines.map((line): SheetBlock => {
		const words = textOfLine(line);
		const isName = isHead && line.size === nameSize && line.size > bodySize * 1.25;
		const isHeading = !isName && looksLikeHeading(words);
		if (isHeading) isHead = false;
		const kind: SheetBlockKind = isName
			? "name"
			: isHeading
				? "section"
				: bulletText(`${words}x`) !== null
					? "bullet"
					: words.length > 60
						? "paragraph"
						: "detail";
		return { kind, section: isHead ? "header" : "work", lines: [sheetLine(line, kind)] };
	});
	return { blocks, shapes: [], references: [] };
}

function sheetLine(line: PlacedLine, kind: SheetBlockKind) {
	const runs = line.texts.flatMap((text, index) =>
		kind === "bullet" && index === 0 ? runsOfBullet(text) : [runOf(text)],
	);
	return { baseline: line.baseline, runs, column: [0, pageWidth] as const };
}

/** The sign in front is a run of its own: it is drawn as a dot. */
function runsOfBullet(text: PlacedText): TextRun[] {
	const words = bulletText(`${text.text}x`)?.slice(0, -1);
	const dot = { ...text, text: "•", width: text.size / 3 };
	if (!words) return [runOf(dot)];
	const width = (text.width * words.length) / text.text.length;
	return [runOf(dot), runOf({ ...text, text: words, x: text.x + text.width - width, width })];
}

/** Where the letters of a foreign font stand is not known: they are taken to be equally wide. */
function runOf({ text, x, width, size, bold }: PlacedText): TextRun {
	const letter = width / Math.max(1, text.length);
	return {
		text,
		x,
		width: Math.max(0, Math.min(width, pageWidth - x)),
		face: bold ? "sans-semibold" : "sans",
		size,
		tone: "ink",
		tracking: 0,
		figures: findFigures(text).map(
			([start, end]) => [x + start * letter, x + end * letter] as const,
		),
	};
}

function middleOf(values: number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
