import { promisify } from "node:util";
import zlib, { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";

/** A part of a body that is compressed once, and put together with others without compressing again. */
export type GzipPiece = {
	/** Raw deflate that ends at a whole byte, without the mark of the end. */
	deflated: Buffer;
	length: number;
	crc: number;
	/** By how much the checksum of what stands before is moved on: x to the power of the length in bits. */
	shift: number;
};

const deflateRaw = promisify(zlib.deflateRaw);
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const end = Buffer.from([3, 0]);
const longestBlock = 0xff_ff;
const windowBytes = 32_768;
/** From here on it pays to compress what is a person's own, for each answer. */
const compressOwnFrom = 1_024;

/**
 * Compresses pieces well, away from the main thread. A piece refers to those before it as far as what stands
 * between them always has the same length.
 * @param pieces of UTF-8
 * @param lengths in bytes, of what stands after each piece but the last; null where it differs
 */
export async function makePieces(
	pieces: readonly Buffer[],
	lengths: readonly (number | null)[],
): Promise<GzipPiece[]> {
	const made: GzipPiece[] = [];
	let before: Buffer = Buffer.alloc(0);
	for (const [index, bytes] of pieces.entries()) {
		made.push(await makePiece(bytes, before));
		const length = lengths[index] ?? null;
		if (length === null) before = Buffer.alloc(0);
		// A byte that no UTF-8 has stands for what is not known: nothing can refer to it.
		else before = Buffer.concat([before, bytes, Buffer.alloc(length, 0xff)]).subarray(-windowBytes);
	}
	return made;
}

async function makePiece(bytes: Buffer, before: Buffer): Promise<GzipPiece> {
	const { Z_SYNC_FLUSH: finishFlush } = constants;
	const dictionary = before.length > 0 ? { dictionary: before } : undefined;
	return {
		deflated: await deflateRaw(bytes, { level: 9, finishFlush, ...dictionary }),
		length: bytes.length,
		crc: crc32(bytes),
		shift: powerOf(bytes.length),
	};
}

/**
 * Puts a body together: a piece, what stands between it and the next, the next …
 * @param between one less than the pieces, as long as was said when they were made
 * @returns a gzip file of one member
 */
export function joinGzip(pieces: readonly GzipPiece[], between: readonly Buffer[]): Buffer {
	const parts: Buffer[] = [header];
	let crc = 0;
	let length = 0;
	for (const [index, piece] of pieces.entries()) {
		parts.push(piece.deflated);
		crc = (multiply(piece.shift, crc) ^ piece.crc) >>> 0;
		length += piece.length;
		const own = between[index];
		if (own === undefined || own.length === 0) continue;
		putOwn(parts, own);
		crc = crc32(own, crc);
		length += own.length;
	}
	const trailer = Buffer.allocUnsafe(8);
	trailer.writeUInt32LE(crc, 0);
	trailer.writeUInt32LE(length % 2 ** 32, 4);
	parts.push(end, trailer);
	return Buffer.concat(parts);
}

/** Like `joinGzip`, for who takes no compressed body. */
export const joinPlain = (pieces: readonly GzipPiece[], between: readonly Buffer[]): Buffer =>
	gunzipSync(joinGzip(pieces, between));

/** RFC 1951: as it is, in blocks of at most 65,535 bytes; or compressed quickly, where there is much of it. */
function putOwn(parts: Buffer[], bytes: Buffer): void {
	if (bytes.length > compressOwnFrom) {
		parts.push(deflateRawSync(bytes, { level: 1, finishFlush: constants.Z_SYNC_FLUSH }));
		return;
	}
	const block = Buffer.allocUnsafe(5);
	block[0] = 0;
	block.writeUInt16LE(bytes.length, 1);
	block.writeUInt16LE(longestBlock ^ bytes.length, 3);
	parts.push(block, bytes);
}

/* CRC-32 is the rest of a division of polynomials whose coefficients are bits, the first bit the highest power. */

const polynomial = 0xed_b8_83_20;
const one = 0x80_00_00_00;

/** The product of two polynomials, modulo that of the checksum. */
function multiply(a: number, b: number): number {
	let product = 0;
	let factor = b;
	for (let rest = a; rest !== 0; rest <<= 1) {
		if (rest & one) product ^= factor;
		factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
	}
	return product >>> 0;
}

/** x to the power of eight times a number. */
function powerOf(bytes: number): number {
	let power = one;
	// x, squared three times: x to the power of eight.
	let square = one >>> 1;
	for (let time = 0; time < 3; time++) square = multiply(square, square);
	for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
		if (rest % 2 === 1) power = multiply(square, power);
		square = multiply(square, square);
	}
	return power;
}
