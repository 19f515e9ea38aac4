import { acceptedFiles, fileKindOfName, uploadLimits } from "#app/domain/intake/upload-rules.ts";

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
