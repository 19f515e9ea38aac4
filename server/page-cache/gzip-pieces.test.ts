import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { joinGzip, joinPlain, makePieces } from "./gzip-pieces.ts";

/** A text by chance, the same each time: some repeat themselves, some do not. */
function textOf(seed: number, length: number): Buffer {
	const noise = createHash("shake256", { outputLength: Math.max(1, length) }).update(`${seed}`);
	const letters = seed % 3 === 0 ? 90 : 7;
	return Buffer.from(
		noise
			.digest()
			.subarray(0, length)
			.map((byte) => 33 + (byte % letters)),
	);
}

const lengths = [0, 1, 2, 255, 1_024, 1_025, 65_535, 65_536, 70_001, 300_000];
const lengthAt = (index: number) => lengths[index % lengths.length] ?? 0;
const wholeOf = (pieces: readonly Buffer[], between: readonly Buffer[]) =>
	Buffer.concat(pieces.flatMap((piece, index) => [piece, between[index] ?? Buffer.alloc(0)]));

describe("A body that is put together of compressed pieces", () => {
	test("is what its pieces were, with what stands between them, whatever their lengths", async () => {
		for (let seed = 0; seed < 24; seed++) {
			const raw = Array.from({ length: 1 + (seed % 6) }, (_, index) =>
				textOf(seed + index, lengthAt(seed * 7 + index * 3)),
			);
			const fixed = raw.slice(1).map((_, index) => lengthAt(seed + index + 5));
			const pieces = await makePieces(
				raw,
				fixed.map((length, index) => ((seed + index) % 3 === 0 ? null : length)),
			);
			// What is put in is another text each time, and where the length may differ, of another length.
			for (const time of [1, 2]) {
				const between = fixed.map((length, index) =>
					textOf(seed * 31 + index + time, (seed + index) % 3 === 0 ? length + time : length),
				);
				const whole = wholeOf(raw, between);
				// Checks the sum and the length at the end, too.
				expect(gunzipSync(joinGzip(pieces, between)).equals(whole)).toBe(true);
				expect(joinPlain(pieces, between).equals(whole)).toBe(true);
			}
		}
	});

	test("repeats nothing that stood before a place of one length, and never what stands in it", async () => {
		const text = textOf(3, 8_000);
		const raw = [text, text, text];
		const between = [textOf(6, 24), textOf(9, 300)];
		const size = async (given: (number | null)[]) =>
			joinGzip(await makePieces(raw, given), between).length;
		const known = await size([24, 300]);
		expect(known).toBeLessThan(gzipSync(wholeOf(raw, between), { level: 9 }).length + 100);
		expect(await size([null, null])).toBeGreaterThan(known * 2);
		// The last piece is what has stood in the place.
		const [place = text] = between;
		const pieces = await makePieces([text, place], [24]);
		const other = textOf(12, 24);
		expect(gunzipSync(joinGzip(pieces, [other])).equals(wholeOf([text, place], [other]))).toBe(
			true,
		);
	});

	test("has a wrong sum when a piece is another one than was measured", async () => {
		const [piece, other] = await makePieces([Buffer.from("abc"), Buffer.from("abd")], [null]);
		if (!piece || !other) throw new Error("Nothing was made");
		expect(() => gunzipSync(joinGzip([{ ...piece, crc: other.crc }], []))).toThrow(/data check/u);
	});
});
