import type { Font } from "fontkit";
import { describe, expect, test, vi } from "vitest";
import { fontFaces } from "#app/domain/reader/sheet/font-metrics.ts";
import { fontMetrics, fontSegments } from "./font-metrics.server.ts";
import widths from "./font-widths.json" with { type: "json" };
import { layoutFeatures, measureFace } from "./measure-fonts.ts";

const text = "Tomato AVA To We kerned Yo The office of a waffle";

describe("The metrics of the fonts", () => {
	test.each(fontFaces)("are the widths that the drawn text has in %s", (face) => {
		const quoted = `${text}”, and so on`;
		const [segment] = fontSegments(quoted, face);
		const run = segment?.font.layout(quoted);
		const drawn = run?.positions.reduce((width, { xAdvance }) => width + xAdvance, 0) ?? 0;
		const expected = (drawn / (segment?.font.unitsPerEm ?? 1)) * 10;
		expect(expected).toBeGreaterThan(150);
		expect(fontMetrics.widthOf(quoted, face, 10)).toBeCloseTo(expected, 6);
	});

	test.each(fontFaces)("are those of fontkit in %s, kerning included", (face) => {
		const source = Object.getPrototypeOf(fontSegments(text, face)[0]?.font) as Font;
		const run = source.layout(text, layoutFeatures);
		const expected = (run.advanceWidth / source.unitsPerEm) * 10;
		expect(fontMetrics.widthOf(text, face, 10)).toBeCloseTo(expected, 6);
		expect(fontMetrics.widthOf("AV", face, 10)).toBeLessThan(
			fontMetrics.widthOf("A", face, 10) + fontMetrics.widthOf("V", face, 10) - 0.1,
		);
	});

	test.each(fontFaces)("stand in the table as the file of %s has them", (face) => {
		// Otherwise: npm run font-widths
		expect(widths[face]).toEqual(measureFace(face));
	});

	test("grow with the size", () => {
		expect(fontMetrics.widthOf(text, "sans", 20)).toBeCloseTo(
			2 * fontMetrics.widthOf(text, "sans", 10),
		);
	});

	test("find letters of other alphabets in their own files", () => {
		expect(fontSegments("Řím Αθ Киев", "serif").map(({ key, text: part }) => [key, part])).toEqual([
			["serif-latin-ext", "Ř"],
			["serif-latin", "ím "],
			["serif-greek", "Αθ"],
			["serif-latin", " "],
			["serif-cyrillic", "Киев"],
		]);
	});

	test("name each letter, though its glyph was drawn as a part of another one before", async () => {
		vi.resetModules();
		const opened = await import("./font-metrics.server.ts");
		const font = opened.fontSegments("A", "serif")[0]?.font as Font;
		for (let glyph = 0; glyph < font.numGlyphs; glyph++) font.getGlyph(glyph);
		const letters = font
			.layout("U.S. Army")
			.glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
		expect(letters.join("")).toBe("U.S. Army");
	});

	test("take a no-break space for a plain one", () => {
		expect(fontMetrics.widthOf("a\u00a0b", "sans", 10)).toBe(
			fontMetrics.widthOf("a b", "sans", 10),
		);
		expect(fontSegments("a\u00a0b", "sans")[0]?.text).toBe("a b");
	});
});
