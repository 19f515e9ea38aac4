import { beginsAs } from "#app/domain/intake/upload-rules.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { ConversionError } from "./conversion.ts";
import { oleStreams } from "./ole-streams.ts";
import { decodeText } from "./txt-blocks.ts";
import { largestList, listOfTypes, mainPart } from "./word-parts.ts";
import { openZip, ZipError, type ZipProblem } from "./zip-archive.ts";

/** Why a file is not taken, for the owner; the sentence about its type stands before it. */
export type StructureProblem =
	| "other_kind"
	| "damaged"
	| "macros"
	| "unsafe_archive"
	| "archive_too_large"
	| "encrypted"
	| "no_text";

/**
 * Whether a file is built as its kind is: by its first bytes, its directory and its two short lists of parts; no
 * more of it is unpacked, and nothing run. A PDF is judged by its beginning only: what a PDF holds is for the worker to read.
 * @returns null when it is
 */
export async function problemOfStructure(
	bytes: Uint8Array,
	kind: ReadableKind,
): Promise<StructureProblem | null> {
	if (bytes.length === 0) return "damaged";
	if (!beginsAs(kind, bytes)) {
		// Word keeps a file with a password as it kept all files once.
		const isLocked = kind === "docx" && oleStreams(bytes)?.has("EncryptedPackage");
		return isLocked ? "encrypted" : "other_kind";
	}
	switch (kind) {
		case "pdf":
			return /^%PDF-[12]\.\d/u.test(Buffer.from(bytes.subarray(0, 8)).toString("latin1"))
				? null
				: "damaged";
		case "docx":
			return problemOfDocx(bytes);
		case "doc":
			return problemOfDoc(bytes);
		case "txt":
			return problemOfText(bytes);
	}
}

const archiveProblems: Record<ZipProblem, StructureProblem> = {
	unreadable: "damaged",
	unsafe: "unsafe_archive",
	encrypted: "encrypted",
	too_large: "archive_too_large",
};

// An archive in the archive could be a bomb, a program is nothing that a resume holds.
const foreignEntry =
	/\.(?:zip|gz|bz2|xz|7z|rar|tar|jar|exe|dll|com|scr|bat|cmd|ps1|vbs|js|hta|lnk|docm|dotm)$/iu;

async function problemOfDocx(bytes: Uint8Array): Promise<StructureProblem | null> {
	try {
		const archive = openZip(bytes);
		if (archive.names.some((name) => /vba(?:Project|Data)/iu.test(name))) return "macros";
		if (archive.names.some((name) => foreignEntry.test(name))) return "unsafe_archive";
		if (!(await mainPart(archive))) return "other_kind";
		if (archive.lengthOf(listOfTypes) > largestList) return "archive_too_large";
		const types = archive.read(listOfTypes);
		return /macroEnabled/iu.test(Buffer.from(types).toString("latin1")) ? "macros" : null;
	} catch (error) {
		if (error instanceof ZipError) return archiveProblems[error.problem];
		return "damaged";
	}
}

function problemOfDoc(bytes: Uint8Array): StructureProblem | null {
	const streams = oleStreams(bytes);
	if (!streams) return "damaged";
	if (!streams.has("WordDocument")) {
		return streams.has("EncryptedPackage") ? "encrypted" : "other_kind";
	}
	return [...streams.keys()].some((name) => /^(?:Macros|_VBA_PROJECT(?:_CUR)?|VBA)$/iu.test(name))
		? "macros"
		: null;
}

function problemOfText(bytes: Uint8Array): StructureProblem | null {
	try {
		decodeText(bytes);
		return null;
	} catch (error) {
		if (error instanceof ConversionError) return "no_text";
		throw error;
	}
}
