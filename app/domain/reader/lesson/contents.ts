import type { ResumeDocument } from "../resume-document.ts";

/** What the library, or the person of a contributed resume, says about it beside its words. It tells of them, so that it is as protected as they are. */

/** A note about one line, by the name of the line: where the line has changed, there is no note. */
export type LineNote = { line: string; note: string };

/** The version that was sent before and led to nothing. */
export type EarlierVersion = {
	/** `YYYY-MM` */
	sent: string;
	/** What became of it, in a sentence. */
	answer: string;
	document: ResumeDocument;
	changes: { what: string; why: string }[];
};

export type Lesson = { notes: LineNote[]; earlier: EarlierVersion | null };
