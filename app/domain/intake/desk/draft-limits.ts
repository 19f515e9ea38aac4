import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import { acceptedFiles, fileKindOfName, uploadLimits } from "#app/domain/intake/upload-rules.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";

/** What may come onto the desk at once. */
export const intakeLimits = {
	/** Of one file, packed or not. */
	fileBytes: uploadLimits.bytes,
	/** Of an archive, and of everything that is sent at once. */
	batchBytes: 50 * 1024 * 1024,
	/** Files at once, those in archives counted. */
	files: 100,
	/** Drafts that wait at the same time: more are no desk. */
	drafts: 1_000,
} as const;

/** What a draft may hold in all: no resume reaches it, and what goes beyond is kept from being read, searched and set. */
export const draftLimits = {
	/** Characters of all fields together. */
	letters: 60_000,
	/** Lines, terms and fields. */
	texts: 2_000,
	/** Characters of what is to be removed besides what was found. */
	removals: 3_000,
	/** Employers that are said less exactly, and schools. */
	blurred: 99,
} as const;

type Sized = {
	document: ResumeDocument;
	fields: ResumeFormValues;
	removals: readonly string[];
};

/** Whether a draft is longer than a resume is: it is shown as a form, to be shortened, and nothing else is done with it. */
export const isTooLong = ({ document, fields, removals }: Sized): boolean => {
	const texts = [...textsIn(document), ...Object.values(fields)];
	return (
		texts.length > draftLimits.texts ||
		lettersOf(texts) > draftLimits.letters ||
		isTooMuchToRemove(removals)
	);
};

export const isTooMuchToRemove = (removals: readonly string[]): boolean =>
	lettersOf(removals) > draftLimits.removals;

/** Whether the text of a file is longer than a resume is: no draft is made of it. */
export const isTooLongToRead = (text: string): boolean =>
	text.length > draftLimits.letters || text.split("\n").length > draftLimits.texts;

const lettersOf = (texts: readonly string[]): number =>
	texts.reduce((letters, text) => letters + text.length, 0);

const textsIn = (value: unknown): string[] => {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What the chooser of files offers. */
export const intakeFiles = `${acceptedFiles},.json,.zip`;

type IntakeKind = "resume" | "json" | "archive";

/** What a file is taken for, by its name. */
export function intakeKindOf(name: string): IntakeKind | null {
	if (/\.zip$/iu.test(name)) return "archive";
	if (/\.json$/iu.test(name)) return "json";
	return fileKindOfName(name) && "resume";
}

/** What programs that pack files leave in them, and nobody means. */
export const isLitter = (path: string): boolean =>
	/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|\/$/iu.test(path);
