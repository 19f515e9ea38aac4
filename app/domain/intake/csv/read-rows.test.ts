import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detectEncoding, readCsv } from "./read-rows.ts";
import type { CsvRecord } from "./record.ts";
import type { TextEncoding } from "./text-encoding.ts";
import { writeCsv } from "./write-rows.ts";

function encode(text: string, encoding: "utf-8" | "utf-16le" | "utf-16be"): Uint8Array {
	if (encoding === "utf-8") return new TextEncoder().encode(text);
	const bytes = new DataView(new ArrayBuffer(text.length * 2));
	for (let at = 0; at < text.length; at++) {
		bytes.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
	}
	return new Uint8Array(bytes.buffer);
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, size = 65_536) {
	const encoding = await detectEncoding(inPieces(bytes, size));
	if (encoding === "binary" || encoding === "unreadable") return { encoding, records: [] };
	const records: CsvRecord[] = [];
	for await (const rows of readCsv(inPieces(bytes, size), encoding)) records.push(...rows);
	return { encoding, records };
}

const word = fc
	.string({ unit: "grapheme", maxLength: 10 })
	.map((text) => text.replaceAll("\0", ""));
const table = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

describe("a file is read the same", () => {
	test.each(["utf-8", "utf-16le", "utf-16be"] as const)(
		"in %s, wherever its bytes are cut",
		async (encoding) => {
			await fc.assert(
				fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
					const text = writeCsv([["título", "名前"], ...rows], { byteOrderMark: true });
					const bytes = encode(text, encoding);
					const whole = await read(bytes);
					expect(whole.encoding).toBe(encoding);
					expect(await read(bytes, size)).toEqual(whole);
					expect(whole.records).toEqual((await read(encode(text, "utf-8"))).records);
				}),
				{ numRuns: 100 },
			);
		},
	);

	test("in Windows-1252, and one is told that it was", async () => {
		const bytes = Uint8Array.from([0x61, 0x2c, 0x62, 0x0a, 0x80, 0x2c, 0xe9]);
		for (const size of [1, 2, 3, 100]) {
			const { encoding, records } = await read(bytes, size);
			expect(encoding).toBe<TextEncoding>("windows-1252");
			expect(records[1]?.cells).toEqual(["€", "é"]);
		}
	});

	test("with a cell of a megabyte in two-byte letters", async () => {
		const long = "é".repeat(1 << 20);
		const bytes = encode(`a,b\n"${long}",1\n`, "utf-8");
		for (const size of [65_536, 65_537, 3_000_000]) {
			const { records } = await read(bytes, size);
			expect(records[1]?.cells).toEqual([long, "1"]);
		}
	});
});

test("Rows come out while the file still comes in", async () => {
	const asked: number[] = [];
	async function* slowly() {
		for (let piece = 0; piece < 4; piece++) {
			asked.push(piece);
			yield encode(piece === 0 ? "a,b\n" : `${piece},x\n`, "utf-8");
		}
	}
	const first: string[] = [];
	for await (const rows of readCsv(slowly(), "utf-8")) {
		first.push(...rows.map(({ cells }) => cells[0] ?? ""));
		if (first.length === 2) break;
	}
	expect(first).toEqual(["a", "1"]);
	expect(asked).toEqual([0, 1]);
});
