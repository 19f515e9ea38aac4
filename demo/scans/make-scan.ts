import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { renderAsync } from "@resvg/resvg-js";
import PDFDocument from "pdfkit";
import { originSentence } from "#app/domain/library/provenance.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import {
	pageHeight,
	pageWidth,
	type SheetLine,
	type SheetPage,
	sheetColors,
} from "#app/domain/reader/sheet/layout.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import { glyphPaths } from "#app/integrations/documents/fonts/glyph-text.server.ts";
import { createDemoLibrary, scanOf, withoutContact } from "../library.ts";

/**
 * Makes the scans of the demonstration: a picture of each page, a little askew, and below it the words as text
 * recognition would have left them, unseen. A scan without words is no resume: nobody could check or search it.
 * `node demo/scans/make-scan.ts`
 */

const dotsPerPoint = 1.6;
const askew = 0.35;
const middle = [pageWidth / 2, pageHeight / 2] as const;

for (const resume of createDemoLibrary({ now: new Date() })) {
	if (resume.form !== "scan" || !resume.document) continue;
	const { style } = resume;
	const { pages } = layOutResume(withoutContact(resume.document), style, fontMetrics);
	const note = originSentence({ ...resume, provenance: "demo" });
	await writeFile(scanOf(resume.document), await writeScan(pages, note));
}

async function writeScan(pages: readonly SheetPage[], note: string): Promise<Uint8Array> {
	const pdf = new PDFDocument({ size: [pageWidth, pageHeight], margin: 0, autoFirstPage: false });
	for (const page of pages) {
		pdf.addPage().image(await photograph(page, note), 0, 0, { width: pageWidth });
		pdf
			.rotate(askew, { origin: [...middle] })
			.font("Helvetica")
			.fillOpacity(0);
		for (const { runs, baseline } of linesOf(page, note)) {
			for (const { text, x, width, size } of runs) {
				pdf.fontSize(size);
				const horizontalScaling = (100 * width) / pdf.widthOfString(text);
				const options = { lineBreak: false, baseline: "alphabetic", horizontalScaling } as const;
				pdf.text(`${text} `, x, baseline, options);
			}
		}
	}
	pdf.end();
	return buffer(pdf);
}

async function photograph(page: SheetPage, note: string): Promise<Buffer> {
	const shapes = page.shapes.map(
		({ x, y, width, height, tone }) =>
			`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sheetColors[tone]}"/>`,
	);
	const words = linesOf(page, note).flatMap(({ runs, baseline }) =>
		runs.map(({ text, x, face, size, tone }) =>
			glyphPaths(text, x, baseline, { face, size, color: sheetColors[tone] }),
		),
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${pageHeight}">
<filter id="gray"><feColorMatrix type="saturate" values="0"/></filter>
<linearGradient id="fold"><stop stop-color="#BBB"/><stop offset="1" stop-color="#F4F4F4"/></linearGradient>
<rect width="${pageWidth}" height="${pageHeight}" fill="#F4F4F4"/>
<rect width="22" height="${pageHeight}" fill="url(#fold)"/>
<g filter="url(#gray)"><g transform="rotate(${askew} ${middle.join(" ")})">${[...shapes, ...words].join("")}</g></g></svg>`;
	const fitTo = { mode: "zoom", value: dotsPerPoint } as const;
	return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })).asPng();
}

/** The lines of a page, and the sentence that says what it is. */
function linesOf({ blocks }: SheetPage, note: string): Pick<SheetLine, "baseline" | "runs">[] {
	const size = 7.2;
	const width = fontMetrics.widthOf(note, "sans", size);
	const own = { text: note, x: 44, width, face: "sans", size, tone: "quiet" } as const;
	const foot = { baseline: pageHeight - 16, runs: [{ ...own, tracking: 0, figures: [] }] };
	return [...blocks.flatMap(({ lines }) => lines), foot];
}
