import { findContactData } from "#app/domain/intake/contact-data.ts";
import type { LineNote } from "#app/domain/reader/lesson/contents.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

/** What a contributor writes beside lines of their own resume, for those who may read it. */

export const noteMaximum = 500;

/** The field of a line's note in the form. */
export const noteField = (line: string): string => `note.${line}`;

export type NotableLine = { line: string; text: string };

/** The lines that can have a note, each once: the bullets, which is where the sheet draws notes. */
export function notableLines({ work, projects = [] }: ResumeDocument): NotableLine[] {
	const texts = [...work, ...projects].flatMap(({ highlights }) => highlights);
	return [...new Map(texts.map((text) => [lineHash(text), text]))].map(([line, text]) => ({
		line,
		text,
	}));
}

/**
 * The notes of a form: of lines that the resume has, in its order, and without those that are empty.
 * @returns or a sentence for each note that cannot be shown, by its field
 */
export function readNotes(
	lines: readonly NotableLine[],
	typed: Readonly<Record<string, string>>,
): { success: true; notes: LineNote[] } | { success: false; fieldErrors: Record<string, string> } {
	const notes = lines.flatMap(({ line }) => {
		const note = (typed[noteField(line)] ?? "").trim().replace(/\r\n?/gu, "\n");
		return note === "" ? [] : [{ line, note }];
	});
	const problems = notes.flatMap(({ line, note }) => {
		const problem = problemOf(note);
		return problem ? [[noteField(line), problem]] : [];
	});
	return problems.length > 0
		? { success: false, fieldErrors: Object.fromEntries(problems) }
		: { success: true, notes };
}

function problemOf(note: string): string | null {
	if (note.length > noteMaximum) return `Please keep this to ${noteMaximum} characters.`;
	const [found] = findContactData(note.split("\n"));
	return found ? `This can lead to a person: “${found.text}”. Please leave it out.` : null;
}
