import { randomBytes } from "node:crypto";
import { keepRenderedFile, type ResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { originSentence, originWord } from "#app/domain/library/provenance.ts";
import {
	type DownloadFormat,
	decideDownload,
	decideResumeAccess,
} from "#app/domain/reader/access.ts";
import {
	contentTypes,
	type FileKind,
	fileNameOf,
	type ProvidedFile,
} from "#app/domain/reader/file-kinds.ts";
import { jsonResumeText } from "#app/domain/reader/json-resume.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import { cleanDocx } from "#app/integrations/documents/clean-docx.ts";
import { renderDocx } from "#app/integrations/documents/docx.server.ts";
import { renderPdf, renderTextPdf } from "#app/integrations/documents/pdf.server.ts";
import { settleArchive } from "#app/integrations/documents/settled-archive.ts";
import { createFileKey } from "#app/integrations/files/files.ts";
import type { Uses } from "#app/services.ts";
import { loadAccessFacts } from "./decide-access.server.ts";
import { externalAddressOf, originalOf, readOriginal } from "./read-original.server.ts";
import { type DownloadDenial, permitDownload, readResume } from "./read-resume.server.ts";
import { type FairUseRefusal, recordUse } from "./record-use.server.ts";

/** Rises when the renderers change, so that the files that are kept are made again. */
const renderingRules = 4;

type Refusal = DownloadDenial | { success: false; reason: "no_file" } | FairUseRefusal;

type Provided =
	| { success: true; data: ProvidedFile }
	| { success: true; data: { elsewhere: string } };

/** When a file is asked for; `leaves` is false when only the answer's headers are. */
type Asked = { now: Date; leaves: boolean };

/**
 * The file that a person downloads, and the record that it leaves. Made from the document,
 * or of a file's text, when it is asked for the first time, and kept.
 * @param format the document's formats, or "original" for the file as it was uploaded
 */
export async function provideDownload(
	services: Uses<"background" | "database" | "failOpen" | "files" | "log" | "renewals">,
	person: Person | null,
	resumeId: string,
	format: DownloadFormat,
	{ now, leaves }: Asked,
): Promise<Provided | Refusal> {
	const permission = await permitDownload(services, person, resumeId, format, now);
	if (!permission.success) return permission;
	const body = permission.data;
	const original = originalOf(body);
	const asItIs = format === "original" || format === original?.kind ? original : null;
	const recipe = asItIs || format === "original" ? null : await recipeOf(services, body, format);
	const elsewhere = provideElsewhere(body);
	// Made before it is recorded: what fails has not left, and costs nothing.
	const key = recipe && (await renderOnce(services, resumeId, body, recipe, now));
	if (leaves && person && (asItIs || key || elsewhere.success)) {
		const refusal = await recordDownload(services, person, resumeId, format, now);
		if (refusal) return refusal;
	}
	if (asItIs) return { success: true, data: fileOf(asItIs.key, asItIs.kind, body) };
	return recipe && key ? { success: true, data: fileOf(key, recipe.format, body) } : elsewhere;
}

type RenderedFormat = Exclude<DownloadFormat, "original">;

/** How a file is made, and what it is made of beside the rules and the note. */
type Recipe = {
	format: RenderedFormat;
	source: string;
	make(note: string): Promise<Uint8Array> | Uint8Array;
};

/**
 * From the document in every format. From the words of a file in those that need no document: a PDF, which every
 * plan promises, Word and text.
 */
async function recipeOf(
	services: Uses<"database" | "files" | "log">,
	body: ResumeBody,
	format: RenderedFormat,
): Promise<Recipe | null> {
	const { document, style } = body;
	if (document && style) {
		return { format, source: "", make: (note) => renderResume(document, style, format, note) };
	}
	const original = originalOf(body);
	if (!original || format === "json") return null;
	const reading = await readOriginal(services, body, format !== "pdf");
	if (reading.kind !== "blocks") return null;
	const { blocks } = reading;
	const make = (note: string) => renderBlocks(blocks, body.title, format, note);
	return { format, source: ` ${original.key}`, make };
}

/** A download without its record does not leave: a fault of the record denies it, as a fault of the check does. */
async function recordDownload(
	{ database, failOpen }: Uses<"database" | "failOpen">,
	person: Person,
	resumeId: string,
	kind: DownloadFormat,
	now: Date,
): Promise<Refusal | null> {
	try {
		return await recordUse<Refusal>(
			database,
			{ userId: person.id, resumeId, kind, now },
			async (transaction) => {
				// It may have been swapped since the permission.
				const facts = await loadAccessFacts(transaction, person, resumeId);
				const permission = decideDownload(decideResumeAccess(facts, now), kind);
				return permission.allowed ? null : { success: false, reason: permission.reason };
			},
		);
	} catch (error) {
		failOpen.reportDenied(person, resumeId, error);
		return { success: false, reason: "check_failed" };
	}
}

/**
 * What the reader shows of a resume that the person has opened and that is no text: its original PDF, for
 * the pages in the page, or the address of a file that is kept elsewhere.
 */
export async function provideReadingFile(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	resumeId: string,
	{ now, leaves }: Asked,
): Promise<Provided | Refusal> {
	const result = await readResume(services, person, resumeId, now, leaves);
	if (!result.success) return result;
	const original = originalOf(result.data);
	return original?.kind === "pdf"
		? { success: true, data: fileOf(original.key, "pdf", result.data) }
		: provideElsewhere(result.data);
}

function provideElsewhere(body: ResumeBody) {
	const elsewhere = originalOf(body) || body.document ? null : externalAddressOf(body);
	return elsewhere
		? ({ success: true, data: { elsewhere } } as const)
		: ({ success: false, reason: "no_file" } as const);
}

async function renderOnce(
	services: Uses<"background" | "database" | "files">,
	resumeId: string,
	body: ResumeBody,
	{ format, source, make }: Recipe,
	now: Date,
): Promise<string> {
	const note = originSentence(body);
	const madeWith = `${renderingRules}${source} ${note}`;
	const kept = body.files.find(
		(file) => file.origin === "rendered" && file.kind === format && file.madeWith === madeWith,
	);
	if (kept) return kept.key;
	const bytes = await make(note);
	const key = createFileKey(format, now, randomBytes);
	const stored = await services.files.put(key, bytes, { contentType: contentTypes[format] });
	const file = { key, resumeId, kind: format, madeWith, ...stored };
	const { key: winner, removedKeys } = await services.database.transaction((transaction) =>
		keepRenderedFile(transaction, file),
	);
	for (const spare of removedKeys) {
		services.background.run("remove-spare-file", () => services.files.remove(spare));
	}
	return winner;
}

/** A resume in one of the formats that we write ourselves; the note says what kind of resume it is. */
export function renderResume(
	document: ResumeDocument,
	style: SheetStyle,
	format: RenderedFormat,
	note: string,
): Promise<Uint8Array> | Uint8Array {
	switch (format) {
		case "pdf":
			return renderPdf(document, style, note);
		case "docx":
			return renderDocx(document, style, note);
		case "txt":
			return new TextEncoder().encode(resumeText(document, note));
		case "json":
			return new TextEncoder().encode(jsonResumeText(document, note));
	}
}

/** The words of a file in a format that it does not have itself. */
async function renderBlocks(
	blocks: readonly TextBlock[],
	title: string,
	format: Exclude<RenderedFormat, "json">,
	note: string,
): Promise<Uint8Array> {
	if (format === "pdf") return renderTextPdf(blocks, title, note);
	const noted: TextBlock[] = [...blocks, { type: "paragraph", runs: [{ text: note }] }];
	if (format === "docx") return settleArchive(await cleanDocx(noted));
	return new TextEncoder().encode(`${noted.map(plainTextOf).join("\n")}\n`);
}

function fileOf(key: string, kind: FileKind, body: ResumeBody): ProvidedFile {
	return {
		key,
		contentType: contentTypes[kind],
		fileName: fileNameOf(`${originWord(body)} ${body.title}`, kind),
	};
}
