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
