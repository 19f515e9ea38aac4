import { crc32, inflateRawSync } from "node:zlib";

/** What an archive may hold at most, by its own directory; nothing is unpacked to find out. */
export const zipLimits = { entries: 2000, unpackedBytes: 100 * 1024 * 1024 } as const;

export type ZipProblem = "unreadable" | "unsafe" | "encrypted" | "too_large";

export class ZipError extends Error {
	readonly problem: ZipProblem;
	constructor(problem: ZipProblem, message: string) {
		super(message);
		this.problem = problem;
	}
}

type Entry = { method: number; packed: number; unpacked: number; checksum: number; offset: number };

export type ZipArchive = {
	names: readonly string[];
	has: (name: string) => boolean;
	/** Unpacks one file; never more bytes than the directory said. */
	read: (name: string) => Uint8Array;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;

/**
 * Reads the central directory of a ZIP file.
 * @throws ZipError for damaged, encrypted, oversized archives and for names that lead out of a folder
 */
export function openZip(bytes: Uint8Array): ZipArchive {
	const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = findEnd(zip);
	const count = zip.readUInt16LE(end + 10);
	const size = zip.readUInt32LE(end + 12);
	const start = zip.readUInt32LE(end + 16);
	if (count !== zip.readUInt16LE(end + 8)) throw damaged("it is spread over several disks");
	if (count === 0xffff || start === 0xffffffff) throw new ZipError("too_large", "ZIP64");
	if (count > zipLimits.entries) throw new ZipError("too_large", `${count} entries`);
	if (start + size > end) throw damaged("its directory is cut off");
	const entries = new Map<string, Entry>();
	let position = start;
	let unpacked = 0;
	for (let index = 0; index < count; index++) {
		const { name, entry, next } = readEntry(zip, position, end);
		if (entries.has(name)) throw new ZipError("unsafe", "Two files have one name");
		unpacked += entry.unpacked;
		if (unpacked > zipLimits.unpackedBytes) throw new ZipError("too_large", "Too much to unpack");
		entries.set(name, entry);
		position = next;
	}
	refuseOverlaps([...entries.values()], start);
	return {
		names: [...entries.keys()],
		has: (name) => entries.has(name),
		read: (name) => {
			const entry = entries.get(name);
			if (!entry) throw damaged(`there is no ${name}`);
			return unpack(zip, entry);
		},
	};
}

/** Files that share bytes make a small archive claim endlessly much; an honest one has each file for itself. */
function refuseOverlaps(entries: Entry[], directory: number): void {
	let free = 0;
	for (const { offset, packed } of entries.toSorted((one, other) => one.offset - other.offset)) {
		if (offset < free) throw new ZipError("unsafe", "Two files share their bytes");
		free = offset + leastFileHeader + packed;
	}
	if (free > directory) throw damaged("a file runs into the directory");
}

const leastFileHeader = 30;

/** The end record stands last, before a comment of at most 65,535 bytes that fills the file exactly. */
function findEnd(zip: Buffer): number {
	const earliest = Math.max(0, zip.length - 22 - 0xffff);
	for (let position = zip.length - 22; position >= earliest; position--) {
		if (zip.readUInt32LE(position) !== endSignature) continue;
		if (position + 22 + zip.readUInt16LE(position + 20) === zip.length) return position;
	}
	throw damaged("it has no end record");
}

function readEntry(zip: Buffer, position: number, end: number) {
	if (position + 46 > end || zip.readUInt32LE(position) !== entrySignature) {
		throw damaged("an entry is missing");
	}
	const flags = zip.readUInt16LE(position + 8);
	const nameEnd = position + 46 + zip.readUInt16LE(position + 28);
	const next = nameEnd + zip.readUInt16LE(position + 30) + zip.readUInt16LE(position + 32);
	if (next > end) throw damaged("an entry is cut off");
	if (flags & 1) throw new ZipError("encrypted", "Encrypted entry");
	const name = zip.toString(flags & 0x800 ? "utf8" : "latin1", position + 46, nameEnd);
	const isLink = ((zip.readUInt32LE(position + 38) >>> 16) & 0xf000) === 0xa000;
	if (isLink || !isSafeName(name)) throw new ZipError("unsafe", "Unsafe entry name");
	const entry: Entry = {
		method: zip.readUInt16LE(position + 10),
		checksum: zip.readUInt32LE(position + 16),
		packed: zip.readUInt32LE(position + 20),
		unpacked: zip.readUInt32LE(position + 24),
		offset: zip.readUInt32LE(position + 42),
	};
	return { name, entry, next };
}

const isSafeName = (name: string): boolean =>
	name !== "" &&
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
	!/[\\\u0000-\u001f]|^\/|^[a-z]:/i.test(name) &&
	!name.split("/").includes("..");

function unpack(zip: Buffer, entry: Entry): Uint8Array {
	const { offset, packed, unpacked, method, checksum } = entry;
	if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== fileSignature) {
		throw damaged("a file is missing");
	}
	const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
	const data = zip.subarray(start, start + packed);
	if (data.length !== packed) throw damaged("a file is cut off");
	let content: Uint8Array;
	if (method === 0) content = data;
	else if (method === 8) content = inflate(data, unpacked);
	else throw damaged(`method ${method}`);
	if (content.length !== unpacked || crc32(content) !== checksum) {
		throw damaged("a file is not what its directory says");
	}
	return content;
}

function inflate(data: Uint8Array, length: number): Uint8Array {
	try {
		return inflateRawSync(data, { maxOutputLength: Math.max(1, length) });
	} catch (cause) {
		throw Object.assign(damaged("a file cannot be unpacked"), { cause });
	}
}

const damaged = (detail: string): ZipError => new ZipError("unreadable", `Damaged ZIP: ${detail}`);
