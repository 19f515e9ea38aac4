import { createRequire } from "node:module";

const packages = createRequire(import.meta.url);

/**
 * Draws a PDF that says nothing of when or with what it was made: the same drawing gives the same bytes.
 * @param options pdfkit's own, without pages that it would add by itself
 * @param draw adds the pages
 */
export async function writePdf(
	options: PDFKit.PDFDocumentOptions,
	draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
	// Loaded by the first PDF, and with the one fontkit that opens our fonts.
	const PDFDocument: PDFKit.PDFDocument = packages("pdfkit");
	const pdf = new PDFDocument({
		...options,
		autoFirstPage: false,
		margin: 0,
		info: { ...options.info, CreationDate: new Date(0) },
	});
	delete pdf.info.Producer;
	delete pdf.info.Creator;
	// pdfkit needs a date to make the file's id; what is not enumerable it does not write.
	Object.defineProperty(pdf.info, "CreationDate", { enumerable: false });
	const chunks: Uint8Array[] = [];
	pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
	const written = new Promise<void>((resolve, reject) => {
		pdf.on("end", resolve);
		pdf.on("error", reject);
	});
	draw(pdf);
	pdf.end();
	await written;
	return Buffer.concat(chunks);
}
