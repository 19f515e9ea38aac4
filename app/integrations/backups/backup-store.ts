import { Readable } from "node:stream";

/** The seam of where backups are kept: objects by name, whole or not at all. */
export interface BackupStore {
	/** Where it is, for a person. */
	readonly place: string;
	/** Stores an object; what had the name before is replaced. A broken source leaves nothing behind. */
	put(name: string, body: AsyncIterable<Uint8Array>): Promise<{ size: number }>;
	/** The bytes of an object; null when there is none. */
	get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
	/** The names that begin with a folder's, which ends with a slash; also of what a killed `put` has left. */
	list(folder: string): Promise<string[]>;
	/** One that is gone already is no error. */
	remove(name: string): Promise<void>;
}

/** The store of backups refuses, or cannot be reached. */
export class BackupStoreError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "BackupStoreError";
	}
}

const namePattern = /^[a-z0-9_-]+(?:[./][a-z0-9_-]+)*$/u;

/** The name itself. @throws unless it is made of plain words with dots and slashes between them */
export function checkObjectName(name: string): string {
	if (!namePattern.test(name)) throw new BackupStoreError(`Not a name in a backup: ${name}`);
	return name;
}

/** The whole of a small object. */
export async function readObject(store: BackupStore, name: string): Promise<Buffer | null> {
	const body = await store.get(name);
	return body && collect(body);
}

/** All bytes of something small. */
export const collect = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> =>
	Buffer.concat(await Readable.from(body).toArray());
