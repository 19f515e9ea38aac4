import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { layOutBlocks } from "#app/domain/reader/sheet/lay-out-blocks.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import {
	pageHeight,
	pageWidth,
	type SheetBlock,
	type SheetLine,
	type SheetPage,
	sheetColors,
	type TextRun,
} from "#app/domain/reader/sheet/layout.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { fontMetrics, fontSegments } from "./fonts/font-metrics.server.ts";
import { writePdf } from "./plain-pdf.ts";

/**
 * Draws a resume as a tagged PDF (headings, lists, language) with embedded subsets of its fonts.
 * The same document, style and note give the same bytes: no dates, no producer, nothing of the server in the file.
 * @param note stands small at the foot of every page, below the text: what kind of resume this is
 */
export async function renderPdf(
	document: ResumeDocument,
	style: SheetStyle,
	note: string,
): Promise<Uint8Array> {
	const { name, label } = document.basics;
	const info = { Title: `${name}, ${label}`, Author: name };
	return drawResume(layOutResume(document, style, fontMetrics).pages, info, note);
}

/**
 * Sets the text of a resume that came as a text or Word file, in our own type. It names nobody as its author.
 * @param title what the library calls the resume
 */
export function renderTextPdf(
	blocks: readonly TextBlock[],
	title: string,
	note: string,
): Promise<Uint8Array> {
	return drawResume(layOutBlocks(blocks, fontMetrics).pages, { Title: title }, note);
}

function drawResume(
	pages: SheetPage[],
	info: { Title: string; Author?: string },
	note: string,
): Promise<Uint8Array> {
	const options = {
		size: [pageWidth, pageHeight] as [number, number],
		tagged: true,
		lang: "en-US",
		displayTitle: true,
		info: { ...info, Subject: note },
	};
	return writePdf(options, (pdf) => drawPages(pdf, pages, note));
}

type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

const tags = {
	name: "H1",
	label: "P",
	contact: "P",
	section: "H2",
	entry: "H3",
	detail: "P",
	paragraph: "P",
} as const;

function drawPages(pdf: Pdf, pages: SheetPage[], note: string): void {
	const root = pdf.struct("Document");
	pdf.addStructure(root);
	let list: Structure | undefined;
	for (const page of pages) {
		pdf.addPage();
		drawShapes(pdf, page);
		for (const block of page.blocks) {
			if (block.lines.length === 0) continue;
			if (block.kind === "page-number") {
				drawAside(pdf, block.lines);
				continue;
			}
			if (block.kind === "bullet") {
				if (!list) {
					list = pdf.struct("L");
					root.add(list);
				}
				list.add(drawBullet(pdf, block));
				continue;
			}
			list?.end();
			list = undefined;
			// Lines below each other are no sentence, to be read on.
			const parts = block.kind === "contact" ? block.lines.map((line) => [line]) : [block.lines];
			for (const part of parts) root.add(drawTagged(pdf, tags[block.kind], part));
		}
		// Read aloud once, at the end; on the pages before it is an aside.
		if (page !== pages.at(-1)) drawAside(pdf, [noteLine(note)]);
	}
	list?.end();
	root.add(drawTagged(pdf, "P", [noteLine(note)]));
	root.end();
}

const noteSize = 7.2;
const noteMargin = 44;

/** Below the lowest line that a layout sets, and below the number of the page. */
function noteLine(text: string): SheetLine {
	const room = pageWidth - 2 * noteMargin;
	const own = fontMetrics.widthOf(text, "sans", noteSize);
	const size = noteSize * Math.min(1, room / own);
	const run = { text, x: noteMargin, width: Math.min(own, room), face: "sans", size } as const;
	return {
		baseline: pageHeight - 16,
		runs: [{ ...run, tone: "quiet", tracking: 0, figures: [] }],
		column: [noteMargin, pageWidth - noteMargin],
	};
}

/** It is in the margin and belongs to no sentence. */
function drawAside(pdf: Pdf, lines: SheetLine[]): void {
	pdf.markContent("Artifact", { type: "Pagination" });
	drawLines(pdf, lines);
	pdf.endMarkedContent();
}

/** Tags what it draws; the element must be added to its parent. */
function drawTagged(pdf: Pdf, tag: string, lines: SheetLine[]): Structure {
	const content = pdf.markStructureContent(tag);
	drawLines(pdf, lines);
	pdf.endMarkedContent();
	const element = pdf.struct(tag, {}, [content]);
	element.end();
	return element;
}

function drawBullet(pdf: Pdf, block: SheetBlock): Structure {
	const [first, ...rest] = block.lines as [SheetLine, ...SheetLine[]];
	const [dot, ...text] = first.runs as [TextRun, ...TextRun[]];
	const label = drawTagged(pdf, "Lbl", [{ ...first, runs: [dot] }]);
	const body = drawTagged(pdf, "LBody", [{ ...first, runs: text }, ...rest]);
	const item = pdf.struct("LI", {}, [label, body]);
	item.end();
	return item;
}

function drawShapes(pdf: Pdf, page: SheetPage): void {
	pdf.markContent("Artifact", { type: "Layout" });
	for (const { x, y, width, height, tone } of page.shapes) {
		pdf.rect(x, y, width, height).fill(sheetColors[tone]);
	}
	pdf.endMarkedContent();
}

/** Ends every run but the last with a space, so that words of two lines are not read as one. */
function drawLines(pdf: Pdf, lines: SheetLine[]): void {
	for (const line of lines) {
		for (const run of line.runs) {
			const last = line === lines.at(-1) && run === line.runs.at(-1);
			const text = last || run.text.endsWith(" ") ? run.text : `${run.text} `;
			drawRun(pdf, { ...run, text }, line.baseline);
		}
	}
}

function drawRun(pdf: Pdf, run: TextRun, baseline: number): void {
	let x = run.x;
	pdf.fillColor(sheetColors[run.tone]).fontSize(run.size);
	for (const { key, font, text } of fontSegments(run.text, run.face)) {
		// pdfkit takes an open fontkit font, which its types do not know; so each file is parsed once.
		pdf.font(font as unknown as PDFKit.Mixins.PDFFontSource, key);
		pdf.text(text, x, baseline, {
			lineBreak: false,
			baseline: "alphabetic",
			characterSpacing: run.tracking,
			// A list, though an empty one: without it the text is laid out word by word, unkerned at spaces.
			features: [],
		});
		x += fontMetrics.widthOf(text, run.face, run.size) + run.tracking * [...text].length;
	}
}
