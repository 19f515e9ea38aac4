import { expect, test } from "vitest";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { rawPdf } from "#tests/fixtures/documents/upload-corpus.ts";
import { readForeignFile } from "./read-foreign-file.ts";

const streamOf = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`;

/** A page in a font that names its letters by itself. @param hyphen what its hyphen is called, in UTF-16 */
const pageOf = (drawing: string, hyphen: string) =>
	rawPdf([
		"<</Type/Catalog/Pages 2 0 R>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
		streamOf(drawing),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>",
		streamOf(
			`begincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n2 beginbfrange\n<20> <2c> <0020>\n<2e> <7e> <002e>\nendbfrange\n1 beginbfchar\n<2d> <${hyphen}>\nendbfchar\nendcmap`,
		),
	]);

async function linesOf(pdf: Uint8Array): Promise<string[]> {
	const reading = await readForeignFile(pdf, "pdf");
	if (!reading.success) throw new Error(reading.reason);
	return reading.blocks.flatMap((block) => plainTextOf(block).split("\n"));
}

const drawing = `BT /F1 11 Tf 14 TL 72 700 Td (Site Engineer) Tj 300 0 Td (Sep. 2023 - Mar. 2024) Tj
-300 -40 Td (Seeks a start-up, high-impact or low-risk, and its well-) Tj T* (known people) Tj
0 -40 Td (- Led a team of four) Tj ET`;

test.each([
	["a soft one", "00AD"],
	["three signs at once", "002D00AD2010"],
	["a hyphen", "002D"],
])("A hyphen that a page draws is there, where its font calls it %s", async (_, name) => {
	const lines = await linesOf(pageOf(drawing, name));
	expect(lines.join("\n")).toContain("Site Engineer\tSep. 2023 - Mar. 2024");
	expect(lines.join(" ")).toContain("start-up, high-impact or low-risk, and its well-");
	expect(lines.some((line) => line.endsWith("Led a team of four"))).toBe(true);
	expect(lines.join("")).not.toMatch(/[\u00ad\u2010]/u);
});
