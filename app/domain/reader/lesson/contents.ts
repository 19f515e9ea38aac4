import type { ResumeDocument } from "../resume-document.ts";

/** What the library, or the person of a contributed resume, says about it beside its words. It tells of them, so that it is as protected as they are. */

/** A note about one line, by the name of the line: where the line has changed, there is no note. */
export type LineNote = { line: string; note: string };

/** What is said of the earlier version. */
export type SaidBeside = {
	/** `YYYY-MM` */
	sent: string;
	/** What became of it, in a sentence. */
	answer: string;
	changes: { what: string; why: string }[];
};

/** The version that was sent before and led to nothing. */
export type EarlierVersion = SaidBeside & { document: ResumeDocument };

export type Lesson = { notes: LineNote[]; earlier: EarlierVersion | null };
