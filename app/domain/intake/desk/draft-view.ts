import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { ConsentPart } from "#app/domain/intake/contribution/consent.ts";
import type { Proof } from "#app/domain/intake/contribution/proof.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { SaidBeside } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { Blur } from "./blur.ts";
import type { Doubt } from "./document-of-blocks.ts";

/** A draft as its editor shows it, to the owner and to its person. */
export type EditedDraft = {
	id: string;
	version: number;
	fileName: string;
	status: "waiting" | "ready" | "failed";
	problem: string | null;
	document: ResumeDocument;
	style: SheetStyle;
	fields: ResumeFormValues;
	doubts: Doubt[];
	unplaced: string[];
	findings: ContactFinding[];
	waivers: Waiver[];
	removals: string[];
	blur: Blur;
	/** What may be blurred: houses with the industry that the library knows of them. */
	houses: { name: string; kind: string | null }[];
	schools: string[];
	industries: string[];
	meter: {
		people: string;
		isTooFew: boolean;
		steps: { label: string; becomes: string; people: string }[];
		/** For its person: what it names that no preview shows. Null for the owner, whose count has it. */
		named: string[] | null;
	} | null;
	fewReason: string | null;
};

/** A draft as the owner sees it. */
export type DraftView = EditedDraft & {
	/** What its person chose, where they have sent it themselves. */
	contribution: {
		parts: readonly ConsentPart[];
		proof: Proof;
		workAddress: string | null;
		submittedOn: string;
		/** It is the earlier version of a published resume, with what its person says of it. */
		earlier: (SaidBeside & { resumeId: string; title: string }) | null;
	} | null;
	wasWithdrawn: boolean;
	mayReturn: boolean;
	/** The published resume that was made of the same file. */
	sameAs: { id: string; title: string } | null;
	/** The published resume that says much the same. */
	nearCopyOf: { id: string; title: string } | null;
	/** The words of a file that has no pages. */
	file: { id: string; kind: ReadableKind; text: string } | null;
	publishDay: string | null;
	/** The draft to go on with. */
	next: string | null;
	/** How many are on the desk. */
	left: number;
};
