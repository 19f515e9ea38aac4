import { expect, test } from "vitest";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { pdfWithHyphens } from "#tests/fixtures/documents/soft-hyphens.ts";
import { readForeignFile } from "./read-foreign-file.ts";

async function linesOf(pdf: Uint8Array): Promise<string[]> {
	const reading = await readForeignFile(pdf, "pdf");
	if (!reading.success) throw new Error(reading.reason);
	return reading.blocks.flatMap((block) => plainTextOf(block).split("\n"));
}

test.each([
	["a soft one", "00AD"],
	["three signs at once", "002D00AD2010"],
	["a hyphen", "002D"],
])("A hyphen that a page draws is there, where its font calls it %s", async (_, name) => {
	const lines = await linesOf(pdfWithHyphens(name));
	expect(lines.join("\n")).toContain("Site Engineer\tSep. 2023 - Mar. 2024");
	expect(lines.join(" ")).toContain("start-up, high-impact or low-risk, and its well-");
	expect(lines.some((line) => line.endsWith("Led a team of four"))).toBe(true);
	expect(lines.join("")).not.toMatch(/[\u00ad\u2010]/u);
});
