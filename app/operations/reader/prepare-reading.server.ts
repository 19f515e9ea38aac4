import { askTogether } from "#app/data/base/database.server.ts";
import { findLinesOf } from "#app/data/reader/lines-in-words.server.ts";
import {
	getLesson,
	getResumeBody,
	type ResumeBody,
} from "#app/data/reader/opened-resumes.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { originSentence, type ResumeOrigin } from "#app/domain/library/provenance.ts";
import type { DownloadFormat } from "#app/domain/reader/access.ts";
import type { OwnLine } from "#app/domain/reader/kept-line.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { Uses } from "#app/services.ts";
import { type Admission, admitReader } from "./admission.server.ts";
import { type PageReferences, pagesOfDocument } from "./lay-out-document.server.ts";
import { type OriginalReading, originalOf, readOriginal } from "./read-original.server.ts";
import type { ReadRefusal } from "./read-resume.server.ts";
import { leavesNothing } from "./swap-resume.server.ts";

/** What the reader shows: a document as text, a converted file as text, or a PDF by its pages. */
export type Reading =
	| { kind: "document"; document: ResumeDocument; style: SheetStyle; pages: PageReferences[] }
	| OriginalReading;

export type PreparedReading = {
	title: string;
	/** What kind of resume it is, whose offer it got and when. */
	origin: string;
	/** The same in parts. */
	from: ResumeOrigin;
	facts: SheetFacts | null;
	reading: Reading;
	/** What this person may download, for the buttons; the download itself is decided again. */
	downloads: { format: DownloadFormat; label: string }[];
	/** Opened with the free allowance: no pack brings a download of it. */
	needsPro: boolean;
	/** For how many milliseconds the resume can be swapped; null when it cannot. */
	swapTime: number | null;
	/** Of the library, by the name of the line. */
	notes: Record<string, string>;
	/** The notes are those of the person whose resume it is. */
	isByPerson: boolean;
	/** There is the version that was sent before, at /resumes/:id/versions. */
	hasEarlier: boolean;
	/** The names of the lines that can be kept, and those that are; null while none can. */
	keeping: { lines: string[]; own: OwnLine[] } | null;
};

/** Admits a person, or a visitor, to a resume and prepares it for them. */
export async function prepareReading(
	services: Uses<"database" | "failOpen" | "files" | "log" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<{ success: true; data: PreparedReading } | ReadRefusal> {
	const admitted = await admitReader(services, person, resumeId, now);
	if (!admitted.success) return admitted;
	const data = await showReading(services, resumeId, admitted.data);
	return data ? { success: true, data } : { success: false, reason: "not_found" };
}

/**
 * The body of an opened resume in the form in which the reader draws it, for one who has been admitted to it.
 * @param admission what `admitReader` has found out about who reads, a moment ago
 * @param asText a PDF as the text that was found in it
 * @returns null when the resume has gone since then
 */
export async function showReading(
	services: Uses<"database" | "files" | "log">,
	resumeId: string,
	admission: Admission,
	asText = false,
): Promise<PreparedReading | null> {
	const { mayKeep, kept, formats, needsPro, swapTime } = admission;
	const [body, lesson, texts] = await askTogether(services.database, (connection) => [
		getResumeBody(connection, resumeId),
		getLesson(connection, resumeId),
		mayKeep ? findLinesOf(connection, resumeId) : [],
	]);
	if (!body) return null;
	const laidOut = body.document && body.style ? pagesOfDocument(body.document, body.style) : null;
	const reading: Reading =
		laidOut && body.document && body.style
			? { kind: "document", document: body.document, style: body.style, pages: laidOut.pages }
			: await readOriginal(services, body, asText);
	const hasLines = reading.kind === "document" || reading.kind === "blocks";
	return {
		title: body.title,
		origin: originSentence(body),
		from: {
			...pick(body, "provenance", "company", "experienceLevel", "offerMonth"),
		},
		facts: laidOut?.facts ?? null,
		reading,
		notes: Object.fromEntries(lesson.notes.map(({ line, note }) => [line, note])),
		isByPerson: lesson.isByPerson,
		hasEarlier: lesson.earlier !== null,
		keeping: mayKeep && hasLines ? keepingOf(texts, kept) : null,
		needsPro,
		swapTime: leavesNothing(body) ? swapTime : null,
		downloads: offeredFormats(body).filter(({ format }) => formats.includes(format)),
	};
}

function keepingOf(
	texts: readonly { text: string }[],
	kept: Admission["kept"],
): PreparedReading["keeping"] {
	const byName = new Map(texts.map(({ text }) => [lineHash(text), text]));
	return {
		lines: [...byName.keys()],
		own: kept.map((one) => ({ ...one, text: byName.get(one.line) ?? null })),
	};
}

/** The formats of a resume: made from its document, or from the words of its file. */
export function offeredFormats(body: ResumeBody): { format: DownloadFormat; label: string }[] {
	const ofWords = [
		{ format: "pdf", label: "PDF" },
		{ format: "docx", label: "Word" },
		{ format: "txt", label: "Plain text" },
	] as const;
	if (body.document) return [...ofWords, { format: "json", label: "JSON Resume" }];
	return originalOf(body) ? [...ofWords] : [];
}
