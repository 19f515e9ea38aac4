import { keepConvertedText, type ResumeBody, type StoredFile } from "../data/resumes.server.ts";
import { decideDownload } from "../domain/access.ts";
import { originSentence } from "../domain/provenance.ts";
import type { ResumeDocument, SheetStyle } from "../domain/resume-document.ts";
import type { SheetFacts } from "../domain/sheet/sheet-facts.ts";
import type { TextBlock } from "../domain/text-blocks.ts";
import type { Person } from "../domain/viewer.ts";
import {
	type ConversionFailure,
	convertToBlocks,
} from "../integrations/documents/convert.server.ts";
import type { Services } from "../services.server.ts";
import { readBytes } from "./read-bytes.server.ts";
import { type DownloadFormat, type ReadResult, readResume } from "./read-resume.server.ts";
import { layOut, type PageReferences } from "./sheet-of-document.server.ts";

/** What the reader shows: a document as text, a converted file as text, or a PDF by its pages. */
export type Reading =
	| { kind: "document"; document: ResumeDocument; style: SheetStyle; pages: PageReferences[] }
	| { kind: "blocks"; blocks: TextBlock[] }
	| { kind: "pdf" }
	| { kind: "elsewhere" }
	| { kind: "unreadable" };

export type PreparedReading = {
	title: string;
	/** What kind of resume it is, whose offer it got and when. */
	origin: string;
	facts: SheetFacts | null;
	reading: Reading;
	/** What this person may download, for the buttons; the download itself is decided again. */
	downloads: { format: DownloadFormat; label: string }[];
};

/** The body of an opened resume in the form in which the reader draws it. */
export async function prepareReading(
	services: Services,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<{ success: true; data: PreparedReading } | Extract<ReadResult, { success: false }>> {
	const result = await readResume(services, person, resumeId, now);
	if (!result.success) return result;
	const body = result.data;
	const { decision } = result;
	const laidOut = body.document && body.style ? layOut(body.document, body.style) : null;
	const reading: Reading =
		laidOut && body.document && body.style
			? { kind: "document", document: body.document, style: body.style, pages: laidOut.pages }
			: await readOriginal(services, body);
	return {
		success: true,
		data: {
			title: body.title,
			origin: originSentence(body),
			facts: laidOut?.facts ?? null,
			reading,
			downloads: offeredFormats(body).filter(
				({ format }) => decision !== null && decideDownload(decision, format).allowed,
			),
		},
	};
}

/** The formats in which a resume can be had: made from its document, or its original file. */
export function offeredFormats(body: ResumeBody): { format: DownloadFormat; label: string }[] {
	if (body.document) {
		return [
			{ format: "pdf", label: "PDF" },
			{ format: "docx", label: "Word" },
			{ format: "txt", label: "Plain text" },
		];
	}
	const original = originalOf(body);
	if (!original) return [];
	return [
		original.kind === "pdf"
			? { format: "pdf", label: "PDF" }
			: { format: "original", label: original.kind.toUpperCase() },
	];
}

export function originalOf(body: ResumeBody): StoredFile | null {
	return body.files.find((file) => file.origin === "original") ?? null;
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

async function readOriginal(services: Services, body: ResumeBody): Promise<Reading> {
	const original = originalOf(body);
	if (!original) return { kind: externalAddressOf(body) ? "elsewhere" : "unreadable" };
	if (original.kind === "pdf") return { kind: "pdf" };
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
