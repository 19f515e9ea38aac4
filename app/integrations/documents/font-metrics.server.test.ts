import { describe, expect, test } from "vitest";
import { fontFaces } from "#app/domain/sheet/font-metrics.ts";
import { fontMetrics, fontSegments, layoutFeatures } from "./font-metrics.server.ts";

const text = "Tomato AVA To We 1,200 — “kerning”, Yo. ffi";

describe("The metrics of the fonts", () => {
	test.each(fontFaces)("are those that fontkit lays out in %s, kerning included", (face) => {
		const [segment] = fontSegments(text, face);
		if (!segment) throw new Error("no font");
		const run = segment.font.layout(text, layoutFeatures);
		const expected = (run.advanceWidth / segment.font.unitsPerEm) * 10;
		expect(fontMetrics.widthOf(text, face, 10)).toBeCloseTo(expected, 6);
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

	test("take a no-break space for a plain one", () => {
		expect(fontMetrics.widthOf("a\u00a0b", "sans", 10)).toBe(
			fontMetrics.widthOf("a b", "sans", 10),
		);
		expect(fontSegments("a\u00a0b", "sans")[0]?.text).toBe("a b");
	});
});
