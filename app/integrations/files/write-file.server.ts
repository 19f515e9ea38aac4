import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { StoredFile } from "./files.ts";

/**
 * Writes a body into a new private file, hashing on the way, and returns once the bytes are on the disk.
 * Holds one chunk in memory at a time. Throws when the path exists or the stream breaks.
 */
export async function writeFile(
	path: string,
	body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
	const hash = createHash("sha256");
	let size = 0;
	const file = await open(path, "wx", 0o600);
	try {
		for await (const chunk of body instanceof Uint8Array ? [body] : body) {
			hash.update(chunk);
			size += chunk.byteLength;
			await file.writeFile(chunk);
		}
		await file.sync();
	} finally {
		await file.close();
	}
	return { size, sha256: hash.digest("hex") };
}
