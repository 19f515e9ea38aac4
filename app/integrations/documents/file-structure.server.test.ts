import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { problemOfStructure } from "./file-structure.server.ts";

test.each(["pdf", "docx", "doc", "txt"] as const)(
	"A %s without a byte is damaged, and one that begins as another kind is of that kind",
	async (kind) => {
		expect(await problemOfStructure(new Uint8Array(), kind)).toBe("damaged");
		const other = kind === "txt" ? "%PDF-1.7" : "{\\rtf1 Ada Example}";
		expect(await problemOfStructure(new TextEncoder().encode(other), kind)).toBe("other_kind");
	},
);

test("A .docx that Word has locked is told so, and an old Word file of that name is another kind", async () => {
	const old = await readFile(
		createRequire(import.meta.url).resolve("#tests/fixtures/documents/intern.doc"),
	);
	expect(await problemOfStructure(old, "docx")).toBe("other_kind");
	const locked = Buffer.from(old);
	const at = locked.indexOf(Buffer.from("WordDocument", "utf16le"));
	const name = Buffer.from("EncryptedPackage\0", "utf16le");
	name.copy(locked, at);
	locked.writeUInt16LE(name.length, at + 64);
	for (const kind of ["docx", "doc"] as const) {
		expect(await problemOfStructure(locked, kind)).toBe("encrypted");
	}
	expect(await problemOfStructure(locked, "pdf")).toBe("other_kind");
});
