import type { PlacedPage } from "#app/domain/reader/sheet/placed-text.ts";
import { openPdf, readPages } from "../pdf-pages.ts";
// Reads in this very thread, because its worker is already there by name. What old browsers lack comes with the above.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** What pdfjs makes for drawing, and never uses here: its own needs a document, which a worker has not. */
class Nothing {}

/**
 * The pages of a PDF, read in a worker of a browser.
 * @param onPage is told before each page
 * @throws ConversionError
 */
export async function readPdfInBrowser(
	bytes: Uint8Array,
	onPage: (page: number, pages: number) => void,
): Promise<PlacedPage[]> {
	const pdf = await openPdf(bytes, { CanvasFactory: Nothing, FilterFactory: Nothing });
	const pages: PlacedPage[] = [];
	onPage(1, pdf.numPages);
	for await (const { placed } of readPages(pdf)) {
		pages.push(placed);
		onPage(Math.min(pages.length + 1, pdf.numPages), pdf.numPages);
	}
	return pages;
}
