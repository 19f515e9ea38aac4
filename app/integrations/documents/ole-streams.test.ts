import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { oleStreams } from "./ole-streams.ts";

const path = createRequire(import.meta.url).resolve("#tests/fixtures/documents/intern.doc");

test("A Word 97 file tells what is in it, and where its text begins", async () => {
	const file = await readFile(path);
	const streams = oleStreams(file);
	expect([...(streams?.keys() ?? [])]).toEqual(
		expect.arrayContaining(["Root Entry", "WordDocument"]),
	);
	expect(file.readUInt16LE(streams?.get("WordDocument"))).toBe(0xa5ec);
});

test("Cut off anywhere, or with any of its first bytes changed, it is judged without a crash or an endless way", async () => {
	const file = await readFile(path);
	for (let length = 0; length < file.length; length += 97) oleStreams(file.subarray(0, length));
	for (let at = 0; at < 1536; at++) {
		for (const value of [0, 1, 0xff]) {
			const changed = Buffer.from(file);
			changed[at] = value;
			oleStreams(changed);
		}
	}
	expect(oleStreams(file.subarray(0, 600))).toBeNull();
});
