import { promisify } from "node:util";
import { crc32, inflateRaw, inflateRawSync } from "node:zlib";
import {
	checkUnpacked,
	damaged,
	type PackedFile,
	readDirectory,
	ZipError,
} from "./zip-directory.ts";

export { ZipError, type ZipProblem } from "./zip-directory.ts";

export type ZipArchive = {
	names: readonly string[];
	has: (name: string) => boolean;
	/** How long a file is unpacked, as the directory says. */
	lengthOf: (name: string) => number;
	/** Unpacks one file; never more bytes than the directory said. */
	read: (name: string) => Uint8Array;
	/** The same, while others are served: of a file that nobody has looked into yet. */
	readAside: (name: string) => Promise<Uint8Array>;
};

const inflateAside = promisify(inflateRaw);

/** @throws ZipError as `readDirectory` does, and when a file is damaged */
export function openZip(bytes: Uint8Array): ZipArchive {
	const { names, has, find } = readDirectory(bytes);
	return {
		names,
		has,
		lengthOf: (name) => find(name).length,
		read: (name) => {
			const file = find(name);
			try {
				return checked(file.isDeflated ? inflateRawSync(file.data, most(file)) : file.data, file);
			} catch (cause) {
				throw asDamaged(cause);
			}
		},
		readAside: async (name) => {
			const file = find(name);
			try {
				return checked(
					file.isDeflated ? await inflateAside(file.data, most(file)) : file.data,
					file,
				);
			} catch (cause) {
				throw asDamaged(cause);
			}
		},
	};
}

/** Each chunk comes back to this thread by itself, and small ones keep it as busy as the whole. */
const largestChunk = 1024 * 1024;
const most = ({ length }: PackedFile) => ({
	maxOutputLength: Math.max(1, length),
	chunkSize: Math.min(Math.max(64, length), largestChunk),
});

const checked = (content: Uint8Array, file: PackedFile): Uint8Array =>
	checkUnpacked(content, file, crc32(content));

const asDamaged = (cause: unknown): unknown =>
	cause instanceof ZipError
		? cause
		: Object.assign(damaged("a file cannot be unpacked"), { cause });
