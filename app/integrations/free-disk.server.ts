import { statfs } from "node:fs/promises";
import type { DiskSpace } from "#app/domain/admin/disk-space.ts";

/** What is free of the disk that a folder lies on, for a user without privileges; null when nobody can say. */
export async function readFreeDisk(folder: string): Promise<DiskSpace | null> {
	try {
		const { bavail, blocks, bsize } = await statfs(folder);
		return { free: bavail * bsize, total: blocks * bsize };
	} catch {
		return null;
	}
}
