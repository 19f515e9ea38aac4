import { crc32, inflateRawSync } from "node:zlib";
import { checkUnpacked, damaged, type PackedFile, readDirectory } from "./zip-directory.ts";

export { ZipError, type ZipProblem } from "./zip-directory.ts";

export type ZipArchive = {
	names: readonly string[];
	has: (name: string) => boolean;
	/** How long a file is unpacked, as the directory says. */
	lengthOf: (name: string) => number;
	/** Unpacks one file; never more bytes than the directory said. */
	read: (name: string) => Uint8Array;
};

/** @throws ZipError as `readDirectory` does, and when a file is damaged */
export function openZip(bytes: Uint8Array): ZipArchive {
	const { names, has, find } = readDirectory(bytes);
	return {
		names,
		has,
		lengthOf: (name) => find(name).length,
		read: (name) => unpack(find(name)),
	};
}

function unpack(file: PackedFile): Uint8Array {
	const content = file.isDeflated ? inflate(file.data, file.length) : file.data;
	return checkUnpacked(content, file, crc32(content));
}

function inflate(data: Uint8Array, length: number): Uint8Array {
	try {
		return inflateRawSync(data, { maxOutputLength: Math.max(1, length) });
	} catch (cause) {
		throw Object.assign(damaged("a file cannot be unpacked"), { cause });
	}
}
