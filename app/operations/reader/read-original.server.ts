import {
	keepConvertedText,
	type ResumeBody,
	type StoredFile,
} from "#app/data/reader/opened-resumes.server.ts";
import { withoutOrigin } from "#app/domain/library/provenance.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import {
	type ConversionFailure,
	convertToBlocks,
} from "#app/integrations/documents/convert.server.ts";
import { readUploadedFile } from "#app/integrations/documents/foreign-files.server.ts";
import { readBytes } from "#app/operations/base/read-bytes.server.ts";
import type { Uses } from "#app/services.ts";

/** What the reader shows of a file: its text, a PDF by its pages, or where else it lies. */
export type OriginalReading =
	/** `isPdf`: it has pages as well. */
	| { kind: "blocks"; blocks: TextBlock[]; isPdf?: true }
	| { kind: "pdf" }
	| { kind: "elsewhere" }
	| { kind: "unreadable" };

/** A file that came in; what is rendered may be of other kinds. */
export type OriginalFile = StoredFile & { kind: ReadableKind };

export function originalOf(body: ResumeBody): OriginalFile | null {
	const isOriginal = (file: StoredFile): file is OriginalFile => file.origin === "original";
	return body.files.find(isOriginal) ?? null;
}

/**
 * Where a resume lies whose file is kept elsewhere. The server never fetches it, and only web addresses
 * count: anything else in that column leads nowhere.
 */
export function externalAddressOf(body: ResumeBody): string | null {
	const url = body.fileUrl ? URL.parse(body.fileUrl) : null;
	return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

/** Failures of this moment, not of the file. */
const mayPass = new Set<ConversionFailure>(["busy", "timeout"]);

/** Reads the file of a resume that has no document; its text is kept for the next reading. */
export async function readOriginal(
	services: Uses<"database" | "files" | "log">,
	body: ResumeBody,
	asText = false,
): Promise<OriginalReading> {
	const reading = await readFile(services, body, asText);
	if (reading.kind !== "blocks") return reading;
	// A file that was made here has it among its words, and every page and file says it beside them.
	return { ...reading, blocks: withoutOrigin(reading.blocks) };
}

async function readFile(
	services: Uses<"database" | "files" | "log">,
	body: ResumeBody,
	asText: boolean,
): Promise<OriginalReading> {
	const original = originalOf(body);
	if (!original) return { kind: externalAddressOf(body) ? "elsewhere" : "unreadable" };
	if (original.kind === "pdf") return asText ? readPdfText(services, original) : { kind: "pdf" };
	if (original.blocks?.length === 0) return { kind: "unreadable" };
	if (original.blocks) return { kind: "blocks", blocks: original.blocks };
	const bytes = await readBytes(services.files, original.key);
	const converted = bytes ? await convertToBlocks(bytes, original.kind) : null;
	if (!converted?.success) {
		services.log.warn({ key: original.key, converted }, "A file could not be made readable");
		// That there is no text is kept as well: the file will not have one at the next reading.
		if (converted && !mayPass.has(converted.reason)) {
			await keepConvertedText(services.database, original.key, []);
		}
		return { kind: "unreadable" };
	}
	await keepConvertedText(services.database, original.key, converted.blocks);
	return { kind: "blocks", blocks: converted.blocks };
}

/** The text of a PDF with the headings and lists that its upload found; its pages where there is none. */
async function readPdfText(
	{ files }: Uses<"files">,
	{ key }: StoredFile,
): Promise<OriginalReading> {
	const bytes = await readBytes(files, key);
	const read = bytes && (await readUploadedFile(bytes, "pdf"));
	return read?.success && read.blocks.length > 0
		? { kind: "blocks", blocks: read.blocks, isPdf: true }
		: { kind: "pdf" };
}

/**
 * Whether the file of a resume can be read at all: asked before anything is spent on it. A machine that is too
 * busy to say so counts for the file.
 * @param body of a resume; one with a document is always readable, one whose file is held back is not
 */
export async function isReadableBody(
	services: Uses<"database" | "files" | "log">,
	body: ResumeBody,
): Promise<boolean> {
	if (body.availability === "document") return true;
	const original = originalOf(body);
	if (original?.kind !== "pdf") return (await readOriginal(services, body)).kind !== "unreadable";
	const bytes = await readBytes(services.files, original.key);
	if (!bytes) return false;
	const reading = await readUploadedFile(bytes, "pdf");
	return reading.success || reading.reason === "busy";
}
