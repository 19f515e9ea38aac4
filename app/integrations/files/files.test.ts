import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkFileKey, createFileKey, fileExtensions, isFileKey, resolveRange } from "./files.ts";

const now = new Date("2026-11-21T05:48:00.123Z");

describe("keys", () => {
	test("a key is the time, 128 random bits and the extension", () => {
		const zeros = (length: number) => new Uint8Array(length);
		expect(createFileKey("pdf", now, zeros)).toBe(`20261121t054800z-${"0".repeat(32)}.pdf`);
		expect(createFileKey("docx", now, (length) => new Uint8Array(length).fill(255))).toBe(
			`20261121t054800z-${"f".repeat(32)}.docx`,
		);
	});

	test("two files of the same moment have different keys", () => {
		expect(createFileKey("pdf", now, randomBytes)).not.toBe(createFileKey("pdf", now, randomBytes));
	});

	test.each(fileExtensions)("a key that ends in .%s is taken", (extension) => {
		expect(isFileKey(createFileKey(extension, now, randomBytes))).toBe(true);
	});

	const good = `20261121t054800z-${"a".repeat(32)}.pdf`;
	test.each([
		["nothing", ""],
		["a way up", `../${good}`],
		["a way up at the end", `${good}/../../etc/passwd`],
		["a folder", `sub/${good}`],
		["a backslash", `sub\\${good}`],
		["an absolute path", `/${good}`],
		["a zero byte", `${good}\0.txt`],
		["a line break at the end", `${good}\n`],
		["a query", `${good}?acl`],
		["an escape", good.replace("-", "%2f")],
		["capitals", good.toUpperCase()],
		["fewer random bits", `20261121t054800z-${"a".repeat(31)}.pdf`],
		["another extension", good.replace(".pdf", ".html")],
		["two extensions", `${good}.txt`],
		["the folder of unfinished files", ".unfinished"],
		["letters that look alike", good.replace("a", "а")],
	])("%s is no key", (_name, key) => {
		expect(isFileKey(key)).toBe(false);
		expect(() => checkFileKey(key)).toThrow(expect.objectContaining({ kind: "invalid_key" }));
	});

	test("an extension that came from elsewhere makes no key", () => {
		expect(() => createFileKey("exe" as "pdf", now, randomBytes)).toThrow(
			expect.objectContaining({ kind: "invalid_key" }),
		);
	});
});

describe("ranges", () => {
	test.each([
		[{ start: 0 }, { start: 0, end: 9 }],
		[{ start: 9 }, { start: 9, end: 9 }],
		[
			{ start: 2, end: 4 },
			{ start: 2, end: 4 },
		],
		[
			{ start: 2, end: 400 },
			{ start: 2, end: 9 },
		],
	])("%j of ten bytes is %j", (range, expected) => {
		expect(resolveRange(range, 10)).toEqual(expected);
	});

	test.each([
		{ start: 10 },
		{ start: 4, end: 3 },
		{ start: -1 },
		{ start: 0.5 },
		{ start: Number.NaN },
	])("%j of ten bytes is nothing", (range) => {
		expect(() => resolveRange(range, 10)).toThrow(expect.objectContaining({ kind: "range" }));
	});

	test("an empty file has no ranges", () => {
		expect(() => resolveRange({ start: 0 }, 0)).toThrow(expect.objectContaining({ kind: "range" }));
	});
});
