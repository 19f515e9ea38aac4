import type { FormResult } from "#app/domain/base/form-result.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { ContactFinding } from "./contact-finding.ts";
import type { Waiver } from "./publish-gate.ts";

/** An uploaded file as the owner reviews it before publication. */
export type UploadReview = {
	id: string;
	/** Of what is shown here: a tick counts for that alone. */
	version: string;
	/** As the owner's machine calls it. */
	name: string;
	kind: ReadableKind;
	/** "1.4 MB". */
	size: string;
	status: "waiting" | "read" | "unreadable";
	remark: string | null;
	/** Null while it is not read. */
	pages: number | null;
	/** How many of them are drawn. */
	drawnPages: number;
	/** The words of the file. */
	text: string;
	findings: ContactFinding[];
	/** What of it stays, and why. */
	waivers: Waiver[];
	/** Why it cannot be published, where a look and a tick would not be enough. */
	obstacle: string | null;
	/** Only the look and the tick are missing. */
	waitsForTick: boolean;
	isReviewed: boolean;
	/** The same file was withdrawn before. */
	wasWithdrawn: boolean;
	mayReturn: boolean;
	/** The day on which it is deleted unless it is published. */
	keptUntil: string;
	/** It belongs to a resume. */
	isPublished: boolean;
	/** It was made here, from another file. */
	isCleanCopy: boolean;
	/** The published resume that shows the same file. */
	sameAs: { id: string; title: string } | null;
};

/** What an action on an upload answers to a script. */
export type UploadResponse =
	/** A file that was removed is not there. */
	| { success: true; id: string; isThere: boolean; message: string }
	| (FormResult & {
			success: false;
			/** The file is another than the page showed. */
			isOld?: boolean;
	  });
