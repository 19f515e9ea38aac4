import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DocumentInitParameters } from "pdfjs-dist/types/src/display/api.js";
import { withBulletSigns } from "#app/domain/reader/sheet/drawn-bullets.ts";
import type { PlacedPage, PlacedText } from "#app/domain/reader/sheet/placed-text.ts";
import { ConversionError } from "./conversion.ts";
import { textsWithHyphens } from "./pdf-hyphens.ts";
import { marksOfPage } from "./pdf-marks.ts";

/** The pages of a PDF as texts in their places. Nothing here needs Node: browsers read them by it as well. */

const mostPages = 60;
const mostTexts = 60_000;

/** Where the tables of letters of East Asian fonts lie (without them such texts are missing), and what draws. */
type PdfParts = Pick<
	DocumentInitParameters,
	"cMapUrl" | "cMapPacked" | "CanvasFactory" | "FilterFactory"
>;

/**
 * Opens a PDF; nothing in it is run or fetched.
 * @throws ConversionError when it is locked or has too many pages
 */
export async function openPdf(bytes: Uint8Array, parts: PdfParts): Promise<PDFDocumentProxy> {
	try {
		const pdf = await getDocument({
			...parts,
			data: new Uint8Array(bytes),
			verbosity: VerbosityLevel.ERRORS,
			useSystemFonts: false,
			disableFontFace: true,
			useWorkerFetch: false,
			useWasm: false,
			enableXfa: false,
			// Without it fonts have no names, by which bold and serif ones are told.
			fontExtraProperties: true,
			// Pictures are not wanted: this leaves them packed.
			maxImageSize: 1,
		}).promise;
		if (pdf.numPages > mostPages) throw new ConversionError("too_large", `${pdf.numPages} pages`);
		return pdf;
	} catch (error) {
		if (error instanceof Error && error.name === "PasswordException") {
			throw new ConversionError("encrypted", "A password");
		}
		throw error;
	}
}

/** Page by page, so that the caller can say how far it is. @throws ConversionError for too many texts */
export async function* readPages(
	pdf: PDFDocumentProxy,
): AsyncGenerator<{ page: PDFPageProxy; placed: PlacedPage }, void, void> {
	let texts = 0;
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const placed = await readPage(page);
		texts += placed.texts.length;
		if (texts > mostTexts) throw new ConversionError("too_large", "Too many pieces of text");
		yield { page, placed };
		page.cleanup();
	}
}

async function readPage(page: PDFPageProxy): Promise<PlacedPage> {
	const viewport = page.getViewport({ scale: 1 });
	// Only when the page is carried out are its fonts known by name.
	const operators = await page.getOperatorList();
	const { items } = await page.getTextContent({ includeMarkedContent: true });
	const strings = textsWithHyphens(items, operators);
	const texts: PlacedText[] = [];
	// The marks that are open: a tagged file puts each paragraph, or a part of it, into one with an id.
	const open: (string | undefined)[] = [];
	for (const [index, item] of items.entries()) {
		if (!("str" in item)) {
			if (item.type === "endMarkedContent") open.pop();
			else open.push(item.id ?? open.at(-1));
			continue;
		}
		const string = strings[index] ?? item.str;
		if (string.trim() === "" || !item.transform.every(Number.isFinite)) continue;
		const [a, b] = item.transform as [number, number];
		const size = Math.hypot(a, b) || Math.abs(item.height);
		if (size < 0.5 || size > 400) continue;
		const [x, baseline] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]) as [
			number,
			number,
		];
		const text = string.replace(/[\ue000-\uf8ff]/gu, "•").replace(/[\p{Cc}]/gu, " ");
		const font = fontOf(page, item.fontName);
		const turned = Math.round((-Math.atan2(b, a) * 180) / Math.PI) + page.rotate;
		const placed = {
			text,
			x,
			baseline,
			width: item.width,
			size,
			angle: turned % 360 || 0,
			...font,
		};
		const paragraph = open.at(-1);
		texts.push(paragraph === undefined ? placed : { ...placed, paragraph });
	}
	const marks = marksOfPage(operators, viewport.transform);
	return {
		width: viewport.width,
		height: viewport.height,
		texts: withBulletSigns(texts, marks),
	};
}

function fontOf(page: PDFPageProxy, id: string): Pick<PlacedText, "family" | "bold" | "italic"> {
	const known: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
	const name = String((known as { name?: unknown } | null)?.name ?? "");
	return {
		family:
			/serif(?!.*sans)|times|georgia|garamond|cambria|roman|minion|palatino|book|baskerville|caslon|cmr|cmb/iu.test(
				name,
			)
				? "serif"
				: "sans",
		bold: /bold|black|heavy|demi|cmbx/iu.test(name),
		italic: /italic|oblique|cmti/iu.test(name),
	};
}
