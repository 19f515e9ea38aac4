import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { joinGzip, joinPlain, makePiece } from "./gzip-pieces.ts";

/** Bytes by chance, the same each time: some repeat, some do not. */
function bytesOf(seed: number, length: number): Buffer {
	const noise = createHash("shake256", { outputLength: Math.max(1, length) }).update(`${seed}`);
	const bytes = noise.digest().subarray(0, length);
	return seed % 3 === 0 ? bytes : Buffer.from(bytes.map((byte) => byte % 7));
}

describe("A body that is put together of compressed pieces", () => {
	test("is what its pieces were, with what stands between them, whatever their lengths", async () => {
		const lengths = [0, 1, 2, 255, 1_024, 1_025, 65_535, 65_536, 70_001, 300_000];
		for (let seed = 0; seed < 24; seed++) {
			const at = (index: number) => lengths[(seed * 7 + index * 3) % lengths.length] ?? 0;
			const raw = Array.from({ length: 1 + (seed % 6) }, (_, index) =>
				bytesOf(seed + index, at(index)),
			);
			const between = raw.slice(1).map((_, index) => bytesOf(seed * 31 + index, at(index + 5)));
			const whole = Buffer.concat(
				raw.flatMap((piece, index) => [piece, between[index] ?? Buffer.alloc(0)]),
			);
			const pieces = await Promise.all(raw.map(makePiece));
			// Checks the sum and the length at the end, too.
			expect(gunzipSync(joinGzip(pieces, between)).equals(whole)).toBe(true);
			expect(joinPlain(pieces, between).equals(whole)).toBe(true);
		}
	});

	test("has a wrong sum when a piece is another one than was measured", async () => {
		const [piece, other] = await Promise.all(
			["abc", "abd"].map((text) => makePiece(Buffer.from(text))),
		);
		if (!piece || !other) throw new Error("Nothing was made");
		expect(() => gunzipSync(joinGzip([{ ...piece, crc: other.crc }], []))).toThrow(/data check/u);
	});
});
