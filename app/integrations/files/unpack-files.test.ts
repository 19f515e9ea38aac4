import { describe, expect, test } from "vitest";
import { writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { turnsOf } from "#tests/helpers/turns.ts";
import { unpackFiles } from "./unpack-files.server.ts";

const outcomes = (zip: Uint8Array, most = 100) =>
	Promise.all(
		filesOf(zip, most).map(async ({ name, unpack }) => {
			const file = await unpack();
			return `${name}: ${"bytes" in file ? "taken" : file.problem}`;
		}),
	);
const filesOf = (zip: Uint8Array, most: number) => {
	const unpacked = unpackFiles(zip, most);
	return unpacked.success ? unpacked.files : [];
};

describe("An archive of resumes", () => {
	test("gives each file by itself; what programs leave in it is passed over, an archive in it stays closed", async () => {
		const zip = writeZip([
			{ name: "people/ada.txt", content: "Ada" },
			{ name: "people/", content: "" },
			{ name: "__MACOSX/people/._ada.txt", content: "x" },
			{ name: ".DS_Store", content: "x" },
			{ name: "inner.zip", content: writeZip([{ name: "a.txt", content: "a" }]) },
			{ name: "bo.json", content: "{}" },
		]);
		expect(await outcomes(zip)).toEqual([
			"people/ada.txt: taken",
			"inner.zip: nested",
			"bo.json: taken",
		]);
	});
	test("of a hundred megabytes is unpacked a file at a time, while others are served", async () => {
		const content = Buffer.alloc(10 * 1024 * 1024 - 1, "Led a team of twelve.\n");
		const zip = writeZip(Array.from({ length: 10 }, (_, at) => ({ name: `${at}.txt`, content })));
		const files = filesOf(zip, 100);
		const { count } = await turnsOf(async () => {
			for (const { unpack } of files)
				expect(await unpack()).toHaveProperty("bytes.length", content.length);
		});
		expect(files).toHaveLength(10);
		expect(count).toBeGreaterThanOrEqual(10);
	});
	test("is not unpacked beyond what is wanted, and no file beyond what its directory says", async () => {
		const zip = writeZip([
			{ name: "liar.txt", content: "x".repeat(5_000), claimedSize: 10 },
			{ name: "large.txt", content: "y", claimedSize: 11 * 1024 * 1024 },
			{ name: "good.txt", content: "good" },
			{ name: "late.txt", content: "late" },
		]);
		expect(await outcomes(zip, 3)).toEqual([
			"liar.txt: unreadable",
			"large.txt: file_too_large",
			"good.txt: taken",
			"late.txt: too_many",
		]);
	});
	test.each([
		["a path out of it", [{ name: "../../etc/passwd", content: "x" }], "unsafe"],
		["a link", [{ name: "a.txt", content: "/etc", attributes: 0xa1ff0000 }], "unsafe"],
		["a bomb", [{ name: "a.txt", content: "x", claimedSize: 900 * 1024 * 1024 }], "too_large"],
		["a password", [{ name: "a.txt", content: "x", flags: 1 }], "encrypted"],
		[
			"files on the same bytes",
			[
				{ name: "a.txt", content: "x" },
				{ name: "b.txt", content: "x", overlaps: true },
			],
			"unsafe",
		],
	])("with %s is refused before anything is unpacked", (_, files, problem) => {
		expect(unpackFiles(writeZip(files), 100)).toEqual({ success: false, problem });
	});
});
