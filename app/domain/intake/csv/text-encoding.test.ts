import { expect, test } from "vitest";
import { createEncodingDetector, decoderOf } from "./text-encoding.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

function detect(...pieces: Uint8Array[]) {
	const detector = createEncodingDetector();
	for (const piece of pieces) detector.push(piece);
	return detector.end();
}

test.each([
	["nothing", bytes(), "utf-8"],
	["plain letters", utf8("a,b"), "utf-8"],
	["UTF-8", utf8("Zoë, Łódź, 東京 🙂"), "utf-8"],
	["UTF-8 with its mark", bytes(0xef, 0xbb, 0xbf, 0x61), "utf-8"],
	["a UTF-8 mark alone", bytes(0xef, 0xbb, 0xbf), "utf-8"],
	["UTF-16, little end first", bytes(0xff, 0xfe, 0x61, 0x00, 0x2c, 0x00), "utf-16le"],
	["UTF-16, big end first", bytes(0xfe, 0xff, 0x00, 0x61), "utf-16be"],
	["a UTF-16 mark alone", bytes(0xff, 0xfe), "utf-16le"],
	["an é of Windows-1252", bytes(0x52, 0xe9, 0x73), "windows-1252"],
	["an é of Windows-1252 at the very end", bytes(0x52, 0xe9), "windows-1252"],
	["curly quotes of Windows-1252", bytes(0x93, 0x61, 0x94), "windows-1252"],
	["a UTF-8 letter that is cut off", bytes(0x61, 0x61, 0x61, 0x61, 0x61, 0xc3), "windows-1252"],
	["UTF-8 that is only said to be", bytes(0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x61), "unreadable"],
	["UTF-16 with half a character", bytes(0xff, 0xfe, 0x61), "unreadable"],
	["UTF-16 with half a pair", bytes(0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00), "unreadable"],
	["a zero byte", bytes(0x61, 0x00, 0x62), "binary"],
	["a zero byte far inside", utf8(`${"a,b\n".repeat(1000)}\0`), "binary"],
	[
		"a zero byte after an é of Windows-1252",
		bytes(0x61, 0xe9, 0x61, 0x61, 0x61, 0x61, 0),
		"binary",
	],
	["a zero byte after a UTF-8 mark", bytes(0xef, 0xbb, 0xbf, 0x00), "binary"],
	["a zero character of UTF-16", bytes(0xff, 0xfe, 0x00, 0x00), "binary"],
	["UTF-16 without its mark", bytes(0x61, 0x00, 0x62, 0x00), "binary"],
	["a zip file, as of Excel", bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00), "binary"],
	["an old Excel file", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00), "binary"],
	["a PDF", utf8("%PDF-1.7\nstream"), "binary"],
	["a PDF mark alone", utf8("%PDF-"), "binary"],
	["less than a PDF mark", utf8("%PDF"), "utf-8"],
])("%s", (_name, file, encoding) => {
	expect(detect(file)).toBe(encoding);
	expect(detect(...[...file].map((byte) => bytes(byte)))).toBe(encoding);
	expect(detect(file.subarray(0, 3), bytes(), file.subarray(3))).toBe(encoding);
});

test("every byte of Windows-1252 has a letter, and the euro its own", () => {
	const all = Uint8Array.from({ length: 255 }, (_, index) => index + 1);
	const text = decoderOf("windows-1252").decode(all);
	expect(text).toHaveLength(255);
	expect(text).not.toContain("\uFFFD");
	expect(decoderOf("windows-1252").decode(bytes(0x80, 0x93, 0xe9))).toBe("€“é");
});
