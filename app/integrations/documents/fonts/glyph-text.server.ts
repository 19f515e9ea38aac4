import type { Font } from "fontkit";
import type { FontFace, FontMetrics } from "#app/domain/reader/sheet/font-metrics.ts";
import { fontSegments } from "./font-metrics.server.ts";
import { layoutFeatures } from "./measure-fonts.ts";
import { openFont } from "./open-font.server.ts";

/** A line of text as outlines: it needs no font where it is shown. */
export type GlyphText = { face: FontFace | "title"; size: number; color: string };

let title: Font | undefined;

function titleFont(): Font {
	title ??= openFont("#app/integrations/documents/fonts/fraunces-title.woff");
	return title;
}

/** The face for a title: its own, or the serif of the sheets when the title has letters that it lacks. */
export function titleFace(text: string): "title" | "serif-semibold" {
	const font = titleFont();
	const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
	return [...text].every(has) ? "title" : "serif-semibold";
}

const segmentsOf = (text: string, face: FontFace | "title"): { font: Font; text: string }[] =>
	face === "title" ? [{ font: titleFont(), text }] : fontSegments(text, face);

/** Width in pixels of a line at a size in pixels. */
export const glyphWidth = (text: string, face: FontFace | "title", size: number): number =>
	segmentsOf(text, face).reduce(
		(width, { font, text: part }) =>
			width + (font.layout(part, layoutFeatures).advanceWidth / font.unitsPerEm) * size,
		0,
	);

/** Metrics that measure everything in one face, for breaking titles into lines. */
export const metricsOf = (face: FontFace | "title"): FontMetrics => ({
	widthOf: (text, _face, size) => glyphWidth(text, face, size),
});

/** SVG paths of a line whose baseline begins at (x, y). */
export function glyphPaths(text: string, x: number, y: number, style: GlyphText): string {
	let paths = "";
	let left = x;
	for (const { font, text: part } of segmentsOf(text, style.face)) {
		const scale = style.size / font.unitsPerEm;
		const run = font.layout(part, layoutFeatures);
		for (const [index, glyph] of run.glyphs.entries()) {
			const d = glyph.path.toSVG();
			const at = `translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})`;
			if (d) paths += `<path transform="${at}" d="${d}"/>`;
			left += (run.positions[index]?.xAdvance ?? 0) * scale;
		}
	}
	return `<g fill="${style.color}">${paths}</g>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
