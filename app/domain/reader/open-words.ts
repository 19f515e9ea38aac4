import type { ResumeDocument, SheetStyle } from "./resume-document.ts";
import type { BlockReference } from "./sheet/layout.ts";
import type { TextBlock } from "./text-blocks.ts";

/** At most so many resumes are open to everyone at a time: enough to show what the others are like. */
export const openToEveryoneMost = 5;

/** The words of a resume that is open to everyone, for pages that everyone sees. */
export type OpenWords = {
	/** What kind of resume it is, whose offer it got and when. */
	origin: string;
	/** What the library says about its lines, by their names. */
	notes: Readonly<Record<string, string>>;
	/** There is the version that was sent before. */
	hasEarlier: boolean;
	sheet:
		| {
				kind: "document";
				document: ResumeDocument;
				style: SheetStyle;
				pages: readonly (readonly BlockReference[])[];
		  }
		| { kind: "blocks"; blocks: readonly TextBlock[] };
};
