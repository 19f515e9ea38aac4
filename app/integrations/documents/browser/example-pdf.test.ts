import "../without-canvas.ts";
import { expect, test } from "vitest";
import { examplePdf } from "./example-pdf.ts";

test("the example is read as what a browser prints, with a text in each of its lines", async () => {
	const { openPdf, readPages } = await import("../pdf-pages.ts");
	const pdf = await openPdf(await examplePdf(), {});
	const texts: string[] = [];
	for await (const { placed } of readPages(pdf))
		texts.push(...placed.texts.map(({ text }) => text));
	expect(texts.filter((text) => text.startsWith("Built 3 tools for 40 people")).length).toBe(240);
	expect(texts).toContain("•");
});
