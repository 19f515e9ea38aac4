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

/** A file as it lies in the archive. */
export type PackedFile = {
	data: Uint8Array;
	isDeflated: boolean;
	/** Its length when it is unpacked, and the CRC-32 of that, as the directory says. */
	length: number;
	checksum: number;
};

export type ZipDirectory = {
	names: readonly string[];
	has: (name: string) => boolean;
	find: (name: string) => PackedFile;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;

/**
 * Reads the central directory of a ZIP file. Nothing of it needs Node: browsers read archives by it as well.
 * @throws ZipError for damaged, encrypted, oversized archives and for names that lead out of a folder
 */
export function readDirectory(bytes: Uint8Array): ZipDirectory {
	const zip = viewOf(bytes);
	const end = findEnd(zip);
	const count = uint16(zip, end + 10);
	const size = uint32(zip, end + 12);
	const start = uint32(zip, end + 16);
	if (count !== uint16(zip, end + 8)) throw damaged("it is spread over several disks");
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
		find: (name) => {
			const entry = entries.get(name);
			if (!entry) throw damaged(`there is no ${name}`);
			return fileOf(zip, entry);
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

/**
 * The end record stands last, before a comment of at most 65,535 bytes that fills the file. Of one that it does not
 * fill, other bytes were added to the file, which other programs read as well.
 */
function findEnd(zip: DataView): number {
	const earliest = Math.max(0, zip.byteLength - 22 - 0xffff);
	let padded: number | null = null;
	for (let position = zip.byteLength - 22; position >= earliest; position--) {
		if (uint32(zip, position) !== endSignature) continue;
		const end = position + 22 + uint16(zip, position + 20);
		if (end === zip.byteLength) return position;
		if (end < zip.byteLength) padded ??= position;
	}
	if (padded === null) throw damaged("it has no end record");
	return padded;
}

function readEntry(zip: DataView, position: number, end: number) {
	if (position + 46 > end || uint32(zip, position) !== entrySignature) {
		throw damaged("an entry is missing");
	}
	const flags = uint16(zip, position + 8);
	const nameEnd = position + 46 + uint16(zip, position + 28);
	const next = nameEnd + uint16(zip, position + 30) + uint16(zip, position + 32);
	if (next > end) throw damaged("an entry is cut off");
	if (flags & 1) throw new ZipError("encrypted", "Encrypted entry");
	const letters = bytesOf(zip, position + 46, nameEnd);
	const name = flags & 0x800 ? new TextDecoder().decode(letters) : String.fromCharCode(...letters);
	const isLink = ((uint32(zip, position + 38) >>> 16) & 0xf000) === 0xa000;
	if (isLink || !isSafeName(name)) throw new ZipError("unsafe", "Unsafe entry name");
	const entry: Entry = {
		method: uint16(zip, position + 10),
		checksum: uint32(zip, position + 16),
		packed: uint32(zip, position + 20),
		unpacked: uint32(zip, position + 24),
		offset: uint32(zip, position + 42),
	};
	return { name, entry, next };
}

const isSafeName = (name: string): boolean =>
	name !== "" &&
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
	!/[\\\u0000-\u001f]|^\/|^[a-z]:/i.test(name) &&
	!name.split("/").includes("..");

function fileOf(zip: DataView, entry: Entry): PackedFile {
	const { offset, packed, unpacked, method, checksum } = entry;
	if (offset + 30 > zip.byteLength || uint32(zip, offset) !== fileSignature) {
		throw damaged("a file is missing");
	}
	const start = offset + 30 + uint16(zip, offset + 26) + uint16(zip, offset + 28);
	const data = bytesOf(zip, start, start + packed);
	if (data.length !== packed) throw damaged("a file is cut off");
	if (method !== 0 && method !== 8) throw damaged(`method ${method}`);
	return { data, isDeflated: method === 8, length: unpacked, checksum };
}

const viewOf = (bytes: Uint8Array): DataView =>
	new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Fewer where the archive ends before. */
const bytesOf = (zip: DataView, start: number, end: number): Uint8Array => {
	const from = Math.min(start, zip.byteLength);
	return new Uint8Array(zip.buffer, zip.byteOffset + from, Math.min(end, zip.byteLength) - from);
};
const uint16 = (zip: DataView, at: number): number => zip.getUint16(at, true);
const uint32 = (zip: DataView, at: number): number => zip.getUint32(at, true);

export const damaged = (detail: string): ZipError =>
	new ZipError("unreadable", `Damaged ZIP: ${detail}`);

/** What was unpacked, if it is what the directory says. @throws ZipError */
export function checkUnpacked(
	content: Uint8Array,
	{ length, checksum }: PackedFile,
	foundChecksum: number,
): Uint8Array {
	if (content.length !== length || foundChecksum !== checksum) {
		throw damaged("a file is not what its directory says");
	}
	return content;
}
