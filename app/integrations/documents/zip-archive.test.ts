import { describe, expect, test } from "vitest";
import { writeZip, type ZipFile } from "#tests/fixtures/documents/zip-writer.ts";
import { openZip, type ZipError } from "./zip-archive.ts";
import { zipLimits } from "./zip-directory.ts";

const problemOf = (run: () => unknown): string | undefined => {
	try {
		run();
	} catch (error) {
		return (error as ZipError).problem;
	}
	return undefined;
};
const opening = (files: ZipFile[]) => problemOf(() => openZip(writeZip(files)));
const file = (name: string, more: Partial<ZipFile> = {}): ZipFile => ({
	name,
	content: "text",
	...more,
});

describe("An archive", () => {
	test("gives the files that its directory names", () => {
		const archive = openZip(writeZip([file("a.xml"), file("b/ü.xml", { content: "more" })]));
		expect(archive.names).toEqual(["a.xml", "b/ü.xml"]);
		expect(Buffer.from(archive.read("b/ü.xml")).toString()).toBe("more");
		expect(archive.has("c.xml")).toBe(false);
	});

	test.each(["../a", "a/../../b", "/etc/passwd", "C:/a", "a\\..\\b", "a\u0000.xml", ""])(
		"with a file called %j is unsafe",
		(name) => {
			expect(opening([file(name)])).toBe("unsafe");
		},
	);

	test("with two files of one name is unsafe", () => {
		expect(opening([file("a"), file("a")])).toBe("unsafe");
	});

	test("may hold 2,000 files and not one more", () => {
		const files = Array.from({ length: zipLimits.entries + 1 }, (_, index) => file(`f${index}`));
		expect(opening(files.slice(1))).toBeUndefined();
		expect(opening(files)).toBe("too_large");
	});

	test("may claim 100 MB and not one byte more", () => {
		const half = zipLimits.unpackedBytes / 2;
		expect(
			opening([file("a", { claimedSize: half }), file("b", { claimedSize: half })]),
		).toBeUndefined();
		expect(opening([file("a", { claimedSize: half }), file("b", { claimedSize: half + 1 })])).toBe(
			"too_large",
		);
	});

	test("is never unpacked beyond what its directory claims", () => {
		const bomb = openZip(
			writeZip([file("a", { content: "x".repeat(1_000_000), claimedSize: 10 })]),
		);
		expect(problemOf(() => bomb.read("a"))).toBe("unreadable");
	});

	test("that is encrypted says so", () => {
		expect(opening([file("a", { flags: 0x801 })])).toBe("encrypted");
	});

	test("is read with bytes behind its end, but none that its last record is not far from", () => {
		const whole = writeZip([file("a.xml")]);
		const padded = (count: number) =>
			problemOf(() => openZip(Buffer.concat([whole, Buffer.alloc(count)])));
		expect(padded(2)).toBeUndefined();
		expect(padded(0xffff)).toBeUndefined();
		expect(padded(0x10000)).toBe("unreadable");
	});

	test("that is cut off anywhere is unreadable and never crashes", () => {
		const whole = writeZip([file("a.xml"), file("b.xml")]);
		for (let length = 0; length < whole.length; length++) {
			expect(problemOf(() => openZip(whole.subarray(0, length)))).toBe("unreadable");
		}
	});

	test("with any byte changed is read or refused, and never crashes", () => {
		const whole = writeZip([file("a.xml")]);
		for (let index = 0; index < whole.length; index++) {
			const changed = Uint8Array.from(whole);
			changed[index] = (changed[index] ?? 0) ^ 0xff;
			const problem = problemOf(() => {
				const archive = openZip(changed);
				for (const name of archive.names) archive.read(name);
			});
			expect(["unreadable", "unsafe", "encrypted", "too_large", undefined]).toContain(problem);
		}
	});
});
