import type { Glyph } from "fontkit";
import type { ResumeTemplate } from "#app/domain/content/templates/definition.ts";
import {
	layOutTemplate,
	type PlacedRun,
	type TemplatePage,
} from "#app/domain/content/templates/lay-out-document.ts";
import { templateColors } from "#app/domain/content/templates/looks.ts";
import {
	frameTemplate,
	round,
	templateCardSvg,
} from "#app/domain/content/templates/picture-svg.ts";
import { fontMetrics, fontSegments } from "./fonts/font-metrics.server.ts";
import { layoutFeatures } from "./fonts/measure-fonts.ts";

/**
 * Draws the page of a template.
 * @param size "card" for a picture of a few hundred pixels, 2 KB packed; "large" for one that is read: its
 * letters are outlines, so that it looks the same on every machine, 15 to 25 KB packed
 */
export function drawTemplate(template: ResumeTemplate, size: "card" | "large"): string {
	const page = layOutTemplate(template, fontMetrics);
	return size === "card" ? templateCardSvg(page) : drawLetters(page);
}

/** The em of the outlines: fine enough for a screen, and whole numbers are short. */
const em = 500;

/** Every letter is drawn once, and used where it stands. */
function drawLetters(page: TemplatePage): string {
	const names = new Map<string, string>();
	const shapes: string[] = [];
	const nameOf = (font: string, glyph: Glyph, unitsPerEm: number): string | null => {
		const key = `${font} ${glyph.id}`;
		const known = names.get(key);
		if (known !== undefined) return known || null;
		const scale = em / unitsPerEm;
		const outline = glyph.path.mapPoints((x, y) => [Math.round(x * scale), Math.round(-y * scale)]);
		const d = outline.toSVG();
		const name = d && `g${shapes.length.toString(36)}`;
		if (d) shapes.push(`<path id="${name}" d="${d}"/>`);
		names.set(key, name);
		return name || null;
	};
	const lines = page.runs.map((run) => drawRun(run, nameOf));
	return frameTemplate(page, `<defs>${shapes.join("")}</defs>${lines.join("")}`);
}

function drawRun(
	{ text, face, size, tracking, tone, x, baseline }: PlacedRun,
	nameOf: (font: string, glyph: Glyph, unitsPerEm: number) => string | null,
): string {
	const scale = em / size;
	let left = 0;
	let letters = "";
	for (const { key, font, text: part } of fontSegments(text, face)) {
		const run = font.layout(part, layoutFeatures);
		for (const [index, glyph] of run.glyphs.entries()) {
			const name = nameOf(key, glyph, font.unitsPerEm);
			if (name) letters += `<use href="#${name}" x="${Math.round(left)}"/>`;
			const advance = run.positions[index]?.xAdvance ?? 0;
			left += (advance * em) / font.unitsPerEm + tracking * scale;
		}
	}
	const zoom = Math.round((size / em) * 1e5) / 1e5;
	return `<g fill="#${templateColors[tone]}" transform="translate(${round(x)} ${round(baseline)}) scale(${zoom})">${letters}</g>`;
}
