/**
 * What is in an OLE compound file (MS-CFB), which is what a Word 97 file is: as in a folder, without any of
 * the contents. Every chain is followed for as many steps as the file has sectors, and no further.
 * @returns the names, each with the place in the file where a large one begins; null for a damaged file
 */
export function oleStreams(bytes: Uint8Array): Map<string, number> | null {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (file.length < 1024 || file.readUInt32BE(0) !== 0xd0cf11e0) return null;
	const shift = file.readUInt16LE(30);
	if (shift !== 9 && shift !== 12) return null;
	const size = 1 << shift;
	const sectors = Math.ceil((file.length - size) / size);
	const next = allocationTable(file, size, sectors);
	const streams = new Map<string, number>();
	let sector = file.readUInt32LE(48);
	for (let steps = 0; steps <= sectors && sector < endOfChain; steps++) {
		const start = (sector + 1) * size;
		if (start + size > file.length + size) return null;
		for (
			let entry = start;
			entry + entrySize <= Math.min(start + size, file.length);
			entry += entrySize
		) {
			const length = file.readUInt16LE(entry + 64);
			const kind = file[entry + 66];
			if (kind === 0 || length < 2 || length > 64) continue;
			const name = file.toString("utf16le", entry, entry + length - 2);
			streams.set(name, (file.readUInt32LE(entry + 116) + 1) * size);
		}
		sector = next(sector);
	}
	return streams.size > 0 ? streams : null;
}

const endOfChain = 0xfffffffa;
const entrySize = 128;

/** Where a sector's chain goes on, by the tables that the header and its own chain name. */
function allocationTable(file: Buffer, size: number, sectors: number): (sector: number) => number {
	const tables: number[] = [];
	for (let index = 0; index < 109; index++) tables.push(file.readUInt32LE(76 + 4 * index));
	let more = file.readUInt32LE(68);
	const perSector = size / 4;
	for (let steps = 0; steps <= sectors && more < endOfChain; steps++) {
		const start = (more + 1) * size;
		if (start + size > file.length) break;
		for (let index = 0; index < perSector - 1; index++) {
			tables.push(file.readUInt32LE(start + 4 * index));
		}
		more = file.readUInt32LE(start + size - 4);
	}
	return (sector) => {
		const table = tables[Math.floor(sector / perSector)];
		if (table === undefined || table >= endOfChain) return 0xffffffff;
		const position = (table + 1) * size + 4 * (sector % perSector);
		return position + 4 <= file.length ? file.readUInt32LE(position) : 0xffffffff;
	};
}
