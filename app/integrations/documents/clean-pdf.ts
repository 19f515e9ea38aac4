import type { FontFace } from "#app/domain/reader/sheet/font-metrics.ts";
import { sheetColors } from "#app/domain/reader/sheet/layout.ts";
import type { PlacedPage, PlacedText } from "#app/domain/reader/sheet/placed-line.ts";
import { fontMetrics, fontSegments } from "./fonts/font-metrics.server.ts";
import { writePdf } from "./plain-pdf.ts";

/** Too much of the text is in letters that our fonts do not have. */
export class LettersError extends Error {}

const mostMissing = 0.02;

/** Sets placed text again: the same pages, places and sizes, in our fonts, as long as it was. No properties. */
export function cleanPdf(pages: readonly PlacedPage[]): Promise<Uint8Array> {
	return writePdf({}, (pdf) => {
		let letters = 0;
		let missing = 0;
		for (const { width, height, texts } of pages) {
			pdf.addPage({ size: [width, height], margin: 0 });
			pdf.fillColor(sheetColors.ink);
			for (const placed of texts) {
				const face = faceOf(placed);
				const { known, lost } = knownLetters(placed.text, face);
				letters += placed.text.length;
				missing += lost;
				if (known.trim() !== "") draw(pdf, { ...placed, text: known }, face);
			}
		}
		if (missing > letters * mostMissing) {
			throw new LettersError(`${missing} of ${letters} letters`);
		}
	});
}

function faceOf({ family, bold, italic }: PlacedText): FontFace {
	if (family === "serif") return bold ? "serif-semibold" : italic ? "serif-italic" : "serif";
	return bold ? "sans-semibold" : "sans";
}

function knownLetters(text: string, face: FontFace): { known: string; lost: number } {
	let known = "";
	let lost = 0;
	for (const segment of fontSegments(text, face)) {
		for (const letter of segment.text) {
			const isKnown = segment.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
			known += isKnown ? letter : " ";
			if (!isKnown) lost++;
		}
	}
	return { known, lost };
}

function draw(pdf: PDFKit.PDFDocument, placed: PlacedText, face: FontFace): void {
	const { text, size, baseline, width, angle } = placed;
	const own = fontMetrics.widthOf(text, face, size);
	// Our letters are a little wider or narrower than the ones that they stand for.
	const stretch = own > 0 && width > 0 ? Math.min(1.6, Math.max(0.5, width / own)) : 1;
	pdf.save();
	if (angle !== 0) pdf.rotate(angle, { origin: [placed.x, baseline] });
	pdf.fontSize(size);
	let x = placed.x;
	for (const { key, font, text: part } of fontSegments(text, face)) {
		// pdfkit takes an open fontkit font, which its types do not know; so each file is parsed once.
		pdf.font(font as unknown as PDFKit.Mixins.PDFFontSource, key);
		const options = {
			lineBreak: false,
			baseline: "alphabetic" as const,
			features: [],
			horizontalScaling: stretch * 100,
		};
		pdf.text(part, x, baseline, options);
		x += fontMetrics.widthOf(part, face, size) * stretch;
	}
	pdf.restore();
}
