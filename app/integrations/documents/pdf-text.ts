import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { PlacedPage } from "#app/domain/reader/sheet/placed-line.ts";
import type { FileRemark } from "./file-reading.ts";
import { openPdf, readPages } from "./pdf-pages.ts";

/** What a PDF holds: its text and where it stands, and what does not show on its pages. */
export type PdfText = {
	pages: PlacedPage[];
	/** Author and title. */
	properties: string[];
	hidden: string[];
	remarks: FileRemark[];
};

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
	const pdf = await openPdf(bytes, { cMapUrl: cmaps, cMapPacked: true });
	const properties = await readProperties(pdf);
	const hidden = [...properties.own, ...properties.more];
	if (await pdf.hasJSActions()) remarks.add("scripts");
	if (await pdf.getAttachments()) remarks.add("attachments");
	const pages: PlacedPage[] = [];
	for await (const { page, placed } of readPages(pdf)) {
		pages.push(placed);
		hidden.push(...(await readAnnotations(page, remarks)));
	}
	return { pages, properties: properties.own, hidden, remarks: [...remarks] };
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
