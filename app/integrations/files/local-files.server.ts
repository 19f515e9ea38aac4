import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import {
	checkFileKey,
	type FileStore,
	FileStoreError,
	type FileStoreErrorKind,
	resolveRange,
} from "./files.ts";
import { writeFile } from "./write-file.server.ts";

const unfinishedIsOldAfterMs = 24 * 60 * 60 * 1000;
const kindByCode: Partial<Record<string, FileStoreErrorKind>> = {
	ENOSPC: "full",
	EDQUOT: "full",
	ENOENT: "missing_store",
	EACCES: "read_only",
	EPERM: "read_only",
	EROFS: "read_only",
};

/**
 * Files in a private folder of this machine. Each is a folder of its own, named by the key, holding `body`
 * and `content-type`. It is made under `.unfinished` and moved into place with one rename, which the system
 * refuses when the key is taken: a file is there with everything that belongs to it, or it is not there.
 *
 * @param options.folder made when the first file is stored, readable by this user only
 */
export function createLocalFiles(options: { folder: string }): FileStore {
	const unfinished = path.join(options.folder, ".unfinished");
	const folderOf = (key: string) => path.join(options.folder, checkFileKey(key));
	let ready: Promise<void> | undefined;

	function prepare(): Promise<void> {
		ready ??= makeFolders(unfinished).catch((cause) => {
			ready = undefined;
			throw failureOf(cause, "The folder of the files cannot be made", "missing_store");
		});
		return ready;
	}

	return {
		async put(key, body, { contentType }) {
			const target = folderOf(key);
			await prepare();
			const draft = path.join(unfinished, randomUUID());
			try {
				await mkdir(draft, { mode: 0o700 });
				const stored = await writeFile(path.join(draft, "body"), body);
				await writeFile(path.join(draft, "content-type"), new TextEncoder().encode(contentType));
				await syncFolder(draft);
				await rename(draft, target);
				await syncFolder(options.folder);
				return stored;
			} catch (cause) {
				await rm(draft, { recursive: true, force: true });
				if (hasCode(cause, "ENOTEMPTY", "EEXIST", "EPERM") && (await isThere(target))) {
					throw exists(key);
				}
				// The folder was removed: the next file makes it again.
				if (hasCode(cause, "ENOENT")) ready = undefined;
				throw failureOf(cause, `${key} could not be stored`);
			}
		},

		async get(key, range) {
			const folder = folderOf(key);
			const file = await open(path.join(folder, "body")).catch(nullWhenMissing);
			if (!file) return null;
			try {
				const totalSize = (await file.stat()).size;
				const contentType = await readFile(path.join(folder, "content-type"), "utf8");
				const { start, end } = range
					? resolveRange(range, totalSize)
					: { start: 0, end: totalSize - 1 };
				const size = end - start + 1;
				if (size === 0) {
					await file.close();
					return { body: new Blob([]).stream(), size, totalSize, contentType };
				}
				const body = Readable.toWeb(file.createReadStream({ start, end }));
				return { body: body as ReadableStream<Uint8Array>, size, totalSize, contentType };
			} catch (error) {
				await file.close();
				// Removed between the two reads: the file is gone, which is an answer and not a fault.
				return nullWhenMissing(error);
			}
		},

		async head(key) {
			const folder = folderOf(key);
			try {
				const { size } = await stat(path.join(folder, "body"));
				const contentType = await readFile(path.join(folder, "content-type"), "utf8");
				return { totalSize: size, contentType };
			} catch (error) {
				return nullWhenMissing(error);
			}
		},

		async remove(key) {
			const folder = folderOf(key);
			await prepare();
			const grave = path.join(unfinished, randomUUID());
			try {
				// Out of sight in one step first: deleting a folder takes several, and a kill may fall between.
				await rename(folder, grave);
				await syncFolder(options.folder);
				await rm(grave, { recursive: true, force: true });
			} catch (error) {
				nullWhenMissing(error);
			}
		},
	};
}

async function makeFolders(unfinished: string): Promise<void> {
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	for (const name of await readdir(unfinished)) {
		const leftover = path.join(unfinished, name);
		const facts = await stat(leftover).catch(nullWhenMissing);
		if (facts && Date.now() - facts.mtimeMs > unfinishedIsOldAfterMs) {
			await rm(leftover, { recursive: true, force: true });
		}
	}
}

/** A rename is on the disk only once the folder that holds the name is. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function isThere(folder: string): Promise<boolean> {
	return (await stat(folder).catch(nullWhenMissing)) !== null;
}

function hasErrno(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "code" in error && "syscall" in error;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
	return hasErrno(error) && codes.includes(error.code ?? "");
}

function nullWhenMissing(error: unknown): null {
	if (hasCode(error, "ENOENT")) return null;
	throw hasErrno(error) ? unavailable("The folder of the files cannot be read", error) : error;
}

/** What an error of the disk means for who stores; an error of the sender stays what it is. */
function failureOf(
	cause: unknown,
	message: string,
	otherwise: FileStoreErrorKind = "unavailable",
): unknown {
	if (!hasErrno(cause)) return cause;
	const kind = kindByCode[cause.code ?? ""] ?? otherwise;
	return new FileStoreError(kind, message, { cause });
}

function exists(key: string): FileStoreError {
	return new FileStoreError("exists", `${key} is taken`);
}

function unavailable(message: string, cause: unknown): FileStoreError {
	return new FileStoreError("unavailable", message, { cause });
}
