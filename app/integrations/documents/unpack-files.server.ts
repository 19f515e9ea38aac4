import { intakeKindOf, intakeLimits, isLitter } from "#app/domain/intake/desk/draft-limits.ts";
import { openZip, ZipError, type ZipProblem } from "./zip-archive.ts";

/** Why an archive, or a file in it, is not taken. */
export type UnpackProblem = ZipProblem | "nested" | "file_too_large" | "too_many";

export type UnpackedFile =
	| { name: string; bytes: Uint8Array }
	| { name: string; problem: UnpackProblem };

/**
 * The files of an archive that came in, each by itself: one that cannot be unpacked does not stop the others.
 * The directory is judged before anything is unpacked, and nothing grows beyond what it says. Archives in it stay
 * closed: what unpacks itself again and again has no end.
 * @param most files that are still wanted
 * @throws ZipError when nothing of it can be used
 */
export function unpackFiles(bytes: Uint8Array, most: number): UnpackedFile[] {
	const archive = openZip(bytes);
	const names = archive.names.filter((name) => !isLitter(name));
	return names.map((name, index): UnpackedFile => {
		if (index >= most) return { name, problem: "too_many" };
		if (intakeKindOf(name) === "archive") return { name, problem: "nested" };
		try {
			if (archive.lengthOf(name) > intakeLimits.fileBytes)
				return { name, problem: "file_too_large" };
			return { name, bytes: archive.read(name) };
		} catch (error) {
			if (error instanceof ZipError) return { name, problem: error.problem };
			throw error;
		}
	});
}
