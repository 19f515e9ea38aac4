import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { NameClues } from "#app/domain/intake/person-name.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import type { ConversionFailure } from "./conversion.ts";

/** What the owner should know of a file that was read. */
export type FileRemark =
	/** It would run programs, open others, or carries files. */
	| "scripts"
	| "launch"
	| "attachments"
	/** Words in it lead somewhere when they are clicked. */
	| "links"
	/** It loads parts from elsewhere when Word opens it. */
	| "outside_parts"
	/** Text that stands above or below the pages. */
	| "page_margins"
	/** Things that lie in it and that no page shows. */
	| "embedded_objects";

/** A foreign file, read. */
export type FileReading = {
	blocks: TextBlock[];
	/** Its text line by line, for finding contact data. */
	lines: string[];
	/** What is in the file but on no page: addresses of links, properties, margins. */
	hidden: string[];
	/** What leads to the person, in what was to be searched. */
	found: ContactFinding[];
	/** Where the person's name may stand. */
	clues: Pick<NameClues, "properties" | "largest" | "margins">;
	geometry: GreekedSheet;
	facts: SheetFacts;
	remarks: FileRemark[];
};

export type ReadingResult =
	| ({ success: true } & FileReading)
	| { success: false; reason: ConversionFailure; remarks: FileRemark[] };

/** A file of the same words without what was to be removed, and without anything but words. */
export type CleanResult =
	| { success: true; kind: "pdf" | "docx" | "txt"; bytes: Uint8Array }
	| { success: false; reason: ConversionFailure | "letters" };

/** Where contact data is looked for: everywhere, or on the pages alone. */
export type Searched = "everything" | "pages";

export type FileTask =
	| { task: "read"; bytes: Uint8Array; kind: ReadableKind; searched: Searched }
	| { task: "clean"; bytes: Uint8Array; kind: ReadableKind; removals: string[] };
