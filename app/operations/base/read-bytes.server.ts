import type { FileStore } from "#app/integrations/files/files.ts";

/** A stored file as a whole, or null when it is gone. Files are at most 10 MB. */
export async function readBytes(files: FileStore, key: string): Promise<Uint8Array | null> {
	const content = await files.get(key);
	return content && new Uint8Array(await new Response(content.body).arrayBuffer());
}
