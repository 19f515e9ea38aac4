import { addDays } from "#app/domain/base/dates.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";

/** What an uploaded file may be. */
export const uploadLimits = {
	/** Of one file, counted while it comes in. */
	bytes: 10 * 1024 * 1024,
	/** Of all files that came in within a day and were not published. */
	unpublishedBytesPerDay: 2 * 1024 * 1024 * 1024,
	/** How long a file waits to be published: over a weekend and a holiday. */
	unpublishedDays: 14,
} as const;

/** When a file is deleted that nobody has published. */
export const keptUntil = (createdAt: Date): Date =>
	addDays(createdAt, uploadLimits.unpublishedDays);

const extensions = new Map<string, ReadableKind>([
	["pdf", "pdf"],
	["docx", "docx"],
	["doc", "doc"],
	["txt", "txt"],
]);

/** What the chooser of files offers. */
export const acceptedFiles = [...extensions.keys()].map((extension) => `.${extension}`).join(",");

/** The kind that a file's name says it is; null for any other ending, and for none. */
export function fileKindOfName(name: string): ReadableKind | null {
	const ending = /\.([a-z\d]{1,8})$/iu.exec(shownFileName(name))?.[1] ?? "";
	return extensions.get(ending.toLowerCase()) ?? null;
}

const longestName = 120;
// What does not show, or makes the letters around it show in another order.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/**
 * A file's name as it may be shown to the owner: the last part of its path, without what cannot be seen, and
 * short. It is used for nothing else.
 */
export function shownFileName(name: string): string {
	const last = name.split(/[/\\]/u).at(-1) ?? "";
	const seen = last.replace(unseen, "").replace(/\s+/gu, " ").trim();
	if ([...seen].length <= longestName) return seen || "file";
	const dot = seen.lastIndexOf(".");
	const ending = dot > 0 && seen.length - dot <= 9 ? seen.slice(dot) : "";
	return `${[...seen].slice(0, longestName - ending.length - 1).join("")}…${ending}`;
}

const signatures: Record<Exclude<ReadableKind, "txt">, readonly number[]> = {
	pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
	docx: [0x50, 0x4b, 0x03, 0x04],
	doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};

/**
 * Whether a file begins as its kind does. A text has no mark of its own: it must not begin as another kind.
 * @param start the first bytes of the file, or all of them when it is shorter
 */
export function beginsAs(kind: ReadableKind, start: Uint8Array): boolean {
	const has = (signature: readonly number[]) =>
		signature.every((byte, index) => start[index] === byte);
	if (kind !== "txt") return has(signatures[kind]);
	return start.length > 0 && !Object.values(signatures).some(has);
}

/** "1.4 MB", "5 MB", "120 KB". */
export function fileSize(bytes: number): string {
	if (bytes < 1024) return `${bytes} bytes`;
	const kilobytes = Math.round(bytes / 1024);
	return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.round(kilobytes / 102.4) / 10} MB`;
}
