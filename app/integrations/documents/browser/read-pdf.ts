import type { PlacedPage } from "#app/domain/reader/sheet/placed-line.ts";
import { asRead } from "#app/domain/reader/sheet/right-to-left.ts";
import { openPdf, readPages } from "../pdf-pages.ts";
// Reads in this very thread, because its worker is already there by name. What old browsers lack comes with the above.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { withResolvers } from "#app/domain/base/with-resolvers.ts";

Promise.withResolvers ??= withResolvers;

/** What pdfjs makes for drawing, and never uses here: its own needs a document, which a worker has not. */
class Nothing {}

/**
 * The pages of a PDF, and the numbers of those with text that is not among it, read in a worker of a browser.
 * @param onPage is told before each page
 * @throws ConversionError
 */
export async function readPdfInBrowser(
	bytes: Uint8Array,
	onPage: (page: number, pages: number) => void,
): Promise<{ pages: PlacedPage[]; unread: number[] }> {
	const pdf = await openPdf(bytes, { CanvasFactory: Nothing, FilterFactory: Nothing });
	const pages: PlacedPage[] = [];
	const unread: number[] = [];
	onPage(1, pdf.numPages);
	for await (const { placed, losesText } of readPages(pdf)) {
		pages.push(asRead(placed));
		if (losesText) unread.push(pages.length);
		onPage(Math.min(pages.length + 1, pdf.numPages), pdf.numPages);
	}
	return { pages, unread };
}
