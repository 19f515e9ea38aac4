import type { FontFace } from "#app/domain/reader/sheet/font-metrics.ts";
import { pageHeight, pageWidth } from "#app/domain/reader/sheet/layout.ts";
import type { PlacedRun, TemplatePage } from "./lay-out-document.ts";
import { templateColors } from "./looks.ts";

/** Fonts of the reader's own machine: in a small picture nobody tells them apart, and it weighs nothing. */
const families: Record<"serif" | "sans", string> = {
	serif: "Cambria,Georgia,Times New Roman,serif",
	sans: "Calibri,Carlito,Arial,Helvetica,sans-serif",
};

/**
 * Draws a page for a card: each line as text, stretched to the width that was measured, so that the page has
 * its shape whatever fonts there are. Letters are stretched as well as their gaps, at no particular size: a
 * browser lays that out in two thirds of the time, and a phone draws several of these while it loads the list.
 */
export function templateCardSvg(page: TemplatePage): string {
	const groups = new Map<string, string[]>();
	for (const run of page.runs) {
		const key = attributesOf(run.face, run.tone);
		groups.set(key, [...(groups.get(key) ?? []), textOf(run)]);
	}
	const texts = [...groups].map(([attributes, lines]) => `<g${attributes}>${lines.join("")}</g>`);
	return frameTemplate(page, `<g text-rendering="geometricPrecision">${texts.join("")}</g>`);
}

/** The sheet of paper with its lines, and the words on it as they were drawn. */
export function frameTemplate({ rules }: TemplatePage, words: string): string {
	const lines = rules.map(({ x, y, width }) => `M${round(x)} ${round(y)}h${round(width)}`).join("");
	const rule = lines && `<path stroke="#${templateColors.rule}" stroke-width=".8" d="${lines}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pageWidth}" height="${pageHeight}" viewBox="0 0 ${pageWidth} ${pageHeight}"><path fill="#FFF" d="M0 0h${pageWidth}v${pageHeight}H0z"/>${rule}${words}</svg>`;
}

function attributesOf(face: FontFace, tone: PlacedRun["tone"]): string {
	const family = face.startsWith("serif") ? families.serif : families.sans;
	const weight = face.endsWith("semibold") ? ' font-weight="700"' : "";
	const slope = face.endsWith("italic") ? ' font-style="italic"' : "";
	return ` fill="#${templateColors[tone]}" font-family="${family}"${weight}${slope}`;
}

function textOf({ text, x, baseline, width, size }: PlacedRun): string {
	const shown = text.trimEnd();
	// A space at the end is not drawn: about a quarter of an em in each of the fonts.
	const length = width - (text.length - shown.length) * size * 0.25;
	const stretch =
		length > 0 ? ` textLength="${round(length)}" lengthAdjust="spacingAndGlyphs"` : "";
	return `<text x="${round(x)}" y="${round(baseline)}" font-size="${round(size)}"${stretch}>${escapeText(shown)}</text>`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

const escapeText = (text: string): string =>
	text.replace(/[&<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
