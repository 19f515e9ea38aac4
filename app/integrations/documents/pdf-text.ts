import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { withBulletSigns } from "#app/domain/reader/sheet/drawn-bullets.ts";
import type { PlacedPage, PlacedText } from "#app/domain/reader/sheet/placed-text.ts";
import { ConversionError } from "./conversion.ts";
import type { FileRemark } from "./file-reading.ts";
import { marksOfPage } from "./pdf-marks.ts";

/** What a PDF holds: its text and where it stands, and what does not show on its pages. */
export type PdfText = {
	pages: PlacedPage[];
	/** Author and title. */
	properties: string[];
	hidden: string[];
	remarks: FileRemark[];
};

const mostPages = 60;
const mostTexts = 60_000;

const cmaps = join(
	dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
	"cmaps/",
);

/**
 * Reads a foreign PDF. Only ever called in a guarded thread: nothing in the file is run or fetched, but a
 * file can be made so that reading it never ends.
 * @throws ConversionError
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
	const remarks = remarksOfBytes(bytes);
	const pdf = await openPdf(bytes);
	if (pdf.numPages > mostPages) throw new ConversionError("too_large", `${pdf.numPages} pages`);
	const properties = await readProperties(pdf);
	const hidden = [...properties.own, ...properties.more];
	if (await pdf.hasJSActions()) remarks.add("scripts");
	if (await pdf.getAttachments()) remarks.add("attachments");
	const pages: PlacedPage[] = [];
	let texts = 0;
	for (let number = 1; number <= pdf.numPages; number++) {
		const page = await pdf.getPage(number);
		const placed = await readPage(page);
		texts += placed.texts.length;
		if (texts > mostTexts) throw new ConversionError("too_large", "Too many pieces of text");
		pages.push(placed);
		hidden.push(...(await readAnnotations(page, remarks)));
		page.cleanup();
	}
	return { pages, properties: properties.own, hidden, remarks: [...remarks] };
}

async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
	try {
		return await getDocument({
			data: new Uint8Array(bytes),
			verbosity: VerbosityLevel.ERRORS,
			cMapUrl: cmaps,
			cMapPacked: true,
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
	} catch (error) {
		if (error instanceof Error && error.name === "PasswordException") {
			throw new ConversionError("encrypted", "A password");
		}
		throw error;
	}
}

async function readPage(page: PDFPageProxy): Promise<PlacedPage> {
	const viewport = page.getViewport({ scale: 1 });
	// Only when the page is carried out are its fonts known by name.
	const operators = await page.getOperatorList();
	const { items } = await page.getTextContent();
	const texts: PlacedText[] = [];
	for (const item of items) {
		if (!("str" in item) || item.str.trim() === "" || !item.transform.every(Number.isFinite))
			continue;
		const [a, b] = item.transform as [number, number];
		const size = Math.hypot(a, b) || Math.abs(item.height);
		if (size < 0.5 || size > 400) continue;
		const [x, baseline] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]) as [
			number,
			number,
		];
		const text = item.str.replace(/[\ue000-\uf8ff]/gu, "•").replace(/[\p{Cc}]/gu, " ");
		const font = fontOf(page, item.fontName);
		const turned = Math.round((-Math.atan2(b, a) * 180) / Math.PI) + page.rotate;
		texts.push({ text, x, baseline, width: item.width, size, angle: turned % 360 || 0, ...font });
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

/** What the file says of itself, which shows on no page. */
async function readProperties(pdf: PDFDocumentProxy): Promise<{ own: string[]; more: string[] }> {
	const { info, metadata } = await pdf.getMetadata();
	const valuesOf = (...names: string[]) =>
		names
			.map((name) => (info as Record<string, unknown>)[name])
			.filter((value): value is string => typeof value === "string" && value.trim() !== "");
	const xmp: unknown = metadata?.getRaw();
	const words = typeof xmp === "string" ? xmp.slice(0, 20_000).replace(/<[^>]*>/gu, " ") : "";
	const more = [...valuesOf("Subject", "Keywords"), words.replace(/\s+/gu, " ").trim()];
	return { own: valuesOf("Author", "Title"), more: more.filter((line) => line !== "") };
}

async function readAnnotations(page: PDFPageProxy, remarks: Set<FileRemark>): Promise<string[]> {
	const hidden: string[] = [];
	for (const annotation of await page.getAnnotations()) {
		const { subtype, url, unsafeUrl, contentsObj, titleObj, fieldValue, attachment } = annotation;
		if (attachment || subtype === "FileAttachment") remarks.add("attachments");
		for (const value of [url ?? unsafeUrl, contentsObj?.str, titleObj?.str, fieldValue]) {
			if (typeof value === "string" && value !== "")
				hidden.push(value.replace(/^mailto:|^tel:/iu, ""));
		}
		if (subtype === "Link" && (url ?? unsafeUrl)) remarks.add("links");
	}
	return hidden;
}

const mostInflated = 32 * 1024 * 1024;

/**
 * Actions by their names in the file, also where objects are packed. A name in a picture or a text says
 * nothing of what runs; the owner is only told to look.
 */
function remarksOfBytes(bytes: Uint8Array): Set<FileRemark> {
	const remarks = new Set<FileRemark>();
	const look = (text: string) => {
		if (/\/(?:JavaScript|JS)\b/u.test(text)) remarks.add("scripts");
		if (/\/(?:Launch|GoToR|ImportData|SubmitForm|RichMedia)\b/u.test(text)) remarks.add("launch");
		if (/\/EmbeddedFiles?\b/u.test(text)) remarks.add("attachments");
	};
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	look(file.toString("latin1"));
	let inflated = 0;
	for (let at = file.indexOf("/ObjStm"); at >= 0; at = file.indexOf("/ObjStm", at + 1)) {
		const start = file.indexOf("stream", at);
		if (start < 0 || start - at > 2_000 || inflated > mostInflated) continue;
		const data = start + (file[start + 6] === 0x0d ? 8 : 7);
		const end = file.indexOf("endstream", data);
		try {
			const plain = inflateSync(file.subarray(data, end < 0 ? undefined : end), {
				maxOutputLength: mostInflated,
			});
			inflated += plain.length;
			look(plain.toString("latin1"));
		} catch {
			// Packed in another way, or damaged: the reader says so itself when it matters.
		}
	}
	return remarks;
}
