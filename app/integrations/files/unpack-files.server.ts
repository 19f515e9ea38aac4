import { intakeKindOf, intakeLimits, isLitter } from "#app/domain/intake/desk/draft-limits.ts";
import { openZip, type ZipArchive, ZipError, type ZipProblem } from "../documents/zip-archive.ts";

/** Why an archive, or a file in it, is not taken. */
export type UnpackProblem = ZipProblem | "nested" | "file_too_large" | "too_many";

/** A file of an archive that is unpacked when it is asked for: all of them at once would fill the memory. */
export type ArchivedFile = { name: string; unpack: () => Promise<Unpacked> };
export type Unpacked = { bytes: Uint8Array } | { problem: UnpackProblem };

/**
 * The files of an archive that came in, each by itself: one that cannot be unpacked does not stop the others.
 * The directory is judged before anything is unpacked, and nothing grows beyond what it says. Archives in it stay
 * closed: what unpacks itself again and again has no end.
 * @param most files that are still wanted
 * @returns the problem alone when nothing of it can be used
 */
export function unpackFiles(
	bytes: Uint8Array,
	most: number,
): { success: true; files: ArchivedFile[] } | { success: false; problem: ZipProblem } {
	try {
		const archive = openZip(bytes);
		const names = archive.names.filter((name) => !isLitter(name));
		const files = names.map((name, index) => ({
			name,
			unpack: async () =>
				index < most ? unpackOne(archive, name) : { problem: "too_many" as const },
		}));
		return { success: true, files };
	} catch (error) {
		if (error instanceof ZipError) return { success: false, problem: error.problem };
		throw error;
	}
}

async function unpackOne(archive: ZipArchive, name: string): Promise<Unpacked> {
	if (intakeKindOf(name) === "archive") return { problem: "nested" };
	try {
		if (archive.lengthOf(name) > intakeLimits.fileBytes) return { problem: "file_too_large" };
		return { bytes: await archive.readAside(name) };
	} catch (error) {
		if (error instanceof ZipError) return { problem: error.problem };
		throw error;
	}
}
