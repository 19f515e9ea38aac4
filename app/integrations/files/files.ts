/** The seam of stored files: what every store does, and the only form that a key can have. */

/** What may be stored: the kinds that an upload is checked for. */
export const fileExtensions = ["pdf", "docx", "doc", "txt", "json"] as const;
export type FileExtension = (typeof fileExtensions)[number];

/** Both ends count from 0 and are included, as in HTTP; without an end, to the end of the file. */
export type FileRange = { start: number; end?: number };

/** `size` in bytes; `sha256` in lower-case hex. */
export type StoredFile = { size: number; sha256: string };

/** `totalSize` in bytes. */
export type FileFacts = { totalSize: number; contentType: string };

/** `size` is the length of `body` in bytes, `totalSize` that of the whole file. */
export type FileContent = FileFacts & { body: ReadableStream<Uint8Array>; size: number };

/** Every method throws a `FileStoreError` of kind `invalid_key` before it touches anything. */
export interface FileStore {
	/**
	 * Stores a file whole or not at all; a broken stream leaves nothing behind. Never overwrites: a key
	 * that is taken throws `exists`, so that what a row points to cannot change under it.
	 */
	put(
		key: string,
		body: Uint8Array | ReadableStream<Uint8Array>,
		options: { contentType: string },
	): Promise<StoredFile>;
	/** The file or a part of it; null when there is none; throws `range` when no byte of it is asked for. */
	get(key: string, range?: FileRange): Promise<FileContent | null>;
	/** What is known about a file without its bytes; null when there is none. */
	head(key: string): Promise<FileFacts | null>;
	/** Removes a file. One that is gone already is no error, so that a job can do it twice. */
	remove(key: string): Promise<void>;
}

/**
 * `unavailable` may work later, `full` after the owner has made room, `missing_store` after the owner has made
 * the folder or the bucket, `read_only` when writing is allowed; the other kinds never will.
 */
export type FileStoreErrorKind =
	| "exists"
	| "invalid_key"
	| "range"
	| "unavailable"
	| "full"
	| "missing_store"
	| "read_only";

// A registered symbol and not instanceof: services and routes hold two copies of this class.
const brand = Symbol.for("offerfolio.FileStoreError");

export class FileStoreError extends Error {
	readonly [brand] = true;
	readonly kind: FileStoreErrorKind;

	/** @param message for the log, never for a person */
	constructor(kind: FileStoreErrorKind, message: string, options?: { cause?: unknown }) {
		super(message, options);
		this.name = "FileStoreError";
		this.kind = kind;
	}
}

/** Whether a store has refused; its `kind` says why. */
export function isFileStoreError(error: unknown): error is FileStoreError {
	return typeof error === "object" && error !== null && brand in error;
}

const keyPattern = new RegExp(
	`^[0-9]{8}t[0-9]{6}z-[0-9a-f]{32}\\.(?:${fileExtensions.join("|")})$`,
);

/**
 * A new key, for example `20261121t054800z-9f…e1.pdf`: the time (so that a listing is in order), 128 random
 * bits (so that nobody guesses it) and the extension. Lower case, so that it is one key on every disk.
 *
 * @param randomBytes a secure source, such as that of node:crypto
 */
export function createFileKey(
	extension: FileExtension,
	now: Date,
	randomBytes: (length: number) => Uint8Array,
): string {
	const time = now.toISOString().replace(/\.\d+/u, "").replace(/[-:]/gu, "").toLowerCase();
	const random = Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
	return checkFileKey(`${time}-${random}.${extension}`);
}

export function isFileKey(key: string): boolean {
	return keyPattern.test(key);
}

/** The key itself; throws `invalid_key` unless it is one that `createFileKey` makes. */
export function checkFileKey(key: string): string {
	if (!isFileKey(key)) {
		throw new FileStoreError(
			"invalid_key",
			`Not a key of a file: ${JSON.stringify(key).slice(0, 80)}`,
		);
	}
	return key;
}

/** The range inside a file of `totalSize` bytes, cut at its end; throws `range` when nothing is left. */
export function resolveRange(range: FileRange, totalSize: number): { start: number; end: number } {
	const end = Math.min(range.end ?? totalSize - 1, totalSize - 1);
	const whole = Number.isSafeInteger(range.start) && Number.isSafeInteger(end);
	if (!whole || range.start < 0 || range.start > end) {
		throw new FileStoreError("range", `No byte of ${totalSize} lies in the range`);
	}
	return { start: range.start, end };
}
