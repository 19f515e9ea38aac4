import { askTogether, type Connection } from "#app/data/base/database.server.ts";
import { findKeptOf, findLineTexts } from "#app/data/reader/kept-lines.server.ts";
import { getLesson, type ResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { originSentence, type ResumeOrigin } from "#app/domain/library/provenance.ts";
import { decideDownload } from "#app/domain/reader/access.ts";
import type { OwnLine } from "#app/domain/reader/kept-line.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { Uses } from "#app/services.ts";
import { type PageReferences, pagesOfDocument } from "./lay-out-document.server.ts";
import { type OriginalReading, originalOf, readOriginal } from "./read-original.server.ts";
import { type DownloadFormat, type ReadResult, readResume } from "./read-resume.server.ts";
import { readSwapTime } from "./swap-resume.server.ts";

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

/**
 * The body of an opened resume in the form in which the reader draws it.
 * @param asText a PDF as the text that was found in it
 */
export async function prepareReading(
	services: Uses<"database" | "failOpen" | "files" | "log">,
	person: Person | null,
	resumeId: string,
	now: Date,
	asText = false,
): Promise<{ success: true; data: PreparedReading } | Extract<ReadResult, { success: false }>> {
	const result = await readResume(services, person, resumeId, now);
	if (!result.success) return result;
	const body = result.data;
	const { decision } = result;
	const laidOut = body.document && body.style ? pagesOfDocument(body.document, body.style) : null;
	const reading: Reading =
		laidOut && body.document && body.style
			? { kind: "document", document: body.document, style: body.style, pages: laidOut.pages }
			: await readOriginal(services, body, asText);
	const mayKeep = person && decision && (reading.kind === "document" || reading.kind === "blocks");
	const [lesson, keeping] = await askTogether(services.database, (connection) => [
		getLesson(connection, resumeId),
		mayKeep ? findKeepable(connection, person, resumeId) : null,
	]);
	return {
		success: true,
		data: {
			title: body.title,
			origin: originSentence(body),
			from: {
				provenance: body.provenance,
				company: body.company,
				experienceLevel: body.experienceLevel,
				offerMonth: body.offerMonth,
			},
			facts: laidOut?.facts ?? null,
			reading,
			notes: Object.fromEntries(lesson.notes.map(({ line, note }) => [line, note])),
			isByPerson: lesson.isByPerson,
			hasEarlier: lesson.earlier !== null,
			keeping,
			swapTime:
				person && decision?.allowed && decision.by === "unlock" && decision.source === "pack"
					? await readSwapTime(services, person, resumeId, body, now)
					: null,
			downloads: offeredFormats(body).filter(
				({ format }) => decision !== null && decideDownload(decision, format).allowed,
			),
		},
	};
}

async function findKeepable(
	connection: Connection,
	person: Person,
	resumeId: string,
): Promise<NonNullable<PreparedReading["keeping"]>> {
	const [texts, kept] = await askTogether(connection, (together) => [
		findLineTexts(together, [resumeId]),
		findKeptOf(together, person.id, resumeId),
	]);
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
