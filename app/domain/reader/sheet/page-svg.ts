import { type BarTone, barTones, type GreekedPage, type GreekedSheet } from "./greek.ts";

/** Warm grays on white paper and the offer green: the sheet keeps its colors in the dark room too. */
const paper = "#FFFFFF";
const tint = "#F3F0E8";
const rule = "#E4E0D6";
const tick = "#14663F";
const dot = "#B9B3A6";
const tones: Record<BarTone, { color: string; thickness: number }> = {
	name: { color: "#5C584F", thickness: 12 },
	strong: { color: "#8F897C", thickness: 5 },
	plain: { color: "#D3CDC0", thickness: 4 },
	faint: { color: "#E4DFD4", thickness: 4 },
};

/** White between two pages that stand side by side, in points. */
const gutter = 36;

const emptyPage: GreekedPage = {
	bars: { name: [], strong: [], plain: [], faint: [] },
	dots: [],
	ticks: [],
	rules: [],
	tints: [],
};

/**
 * Draws a greeked sheet as an SVG that stands alone: no text, no style sheet, no script, no ids.
 * Every tone is one path of strokes, so that a page takes about half a kilobyte compressed.
 * @param options.page counted from 1 (an empty one when there is none), or all of them side by side
 */
export function sheetSvg(
	sheet: GreekedSheet,
	{ page = 1 }: { page?: number | "all" } = {},
): string {
	const shown = page === "all" ? sheet.pages : [sheet.pages[page - 1] ?? emptyPage];
	const width = shown.length * sheet.width + (shown.length - 1) * gutter;
	const drawn = shown.map((greeked, index) => {
		const marks = drawPage(greeked, sheet);
		const x = index * (sheet.width + gutter);
		return index === 0 ? marks : `<g transform="translate(${x})">${marks}</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${sheet.height}" viewBox="0 0 ${width} ${sheet.height}" role="img" aria-label="${describe(sheet, page)}">${drawn.join("")}</svg>`;
}

/** Many bars of one color and thickness: the path of a stroke. */
export type SheetStroke = { color: string; thickness: number; d: string };

/** A page's marks on its paper, in the order in which they are drawn; what the page has none of is left out. */
export function sheetStrokes(page: GreekedPage): SheetStroke[] {
	return [
		...eachTint(page.tints),
		{ color: rule, thickness: 1, d: bars(page.rules) },
		...barTones.map((tone) => ({ ...tones[tone], d: bars(page.bars[tone]) })),
		{ color: dot, thickness: 3, d: eachOf(page.dots, 2, ([x = 0, y]) => `M${x - 1} ${y}h3`) },
		{ color: tick, thickness: 6, d: eachOf(page.ticks, 2, ([x = 0, y]) => `M${x - 4} ${y}h8`) },
	].filter(({ d }) => d !== "");
}

/** A band is a bar as thick as it is high. */
function eachTint(tints: number[]): SheetStroke[] {
	const byHeight = new Map<number, string>();
	for (let index = 0; index < tints.length; index += 4) {
		const [x = 0, y = 0, width = 0, height = 0] = tints.slice(index, index + 4);
		byHeight.set(height, `${byHeight.get(height) ?? ""}M${x} ${y + height / 2}h${width}`);
	}
	return [...byHeight].map(([thickness, d]) => ({ color: tint, thickness, d }));
}

function drawPage(page: GreekedPage, { width, height }: GreekedSheet): string {
	const marks = sheetStrokes(page).map(
		({ color, thickness, d }) => `<path stroke="${color}" stroke-width="${thickness}" d="${d}"/>`,
	);
	return [`<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`, ...marks].join("");
}

const bars = (values: number[]): string => eachOf(values, 3, ([x, y, w]) => `M${x} ${y}h${w}`);

function eachOf(values: number[], size: number, draw: (group: number[]) => string): string {
	let drawn = "";
	for (let index = 0; index < values.length; index += size) {
		drawn += draw(values.slice(index, index + size));
	}
	return drawn;
}

function describe({ pages }: GreekedSheet, page: number | "all"): string {
	const shown = page === "all" ? `${pages.length}` : `${page} of ${pages.length}`;
	const bullets = pages.reduce((count, { dots }) => count + dots.length / 2, 0);
	const figures = pages.reduce((count, { ticks }) => count + ticks.length / 2, 0);
	return `Shape of a resume, ${page === "all" ? `pages: ${shown}` : `page ${shown}`}: ${bullets} bullets, ${figures} figures`;
}
