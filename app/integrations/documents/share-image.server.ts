import pLimit from "p-limit";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import { breakLines } from "#app/domain/reader/sheet/line-breaking.ts";
import { sheetSvg } from "#app/domain/reader/sheet/page-svg.ts";
import {
	type GlyphText,
	glyphPaths,
	glyphWidth,
	metricsOf,
	titleFace,
} from "./fonts/glyph-text.server.ts";

/** The size that link previews ask for. */
const width = 1200;
const height = 630;
const margin = 72;
const textWidth = 560;
const sheetWidth = 452;
const sheetTop = 64;

const color = {
	paper: "#FBFAF7",
	ink: "#1C1B18",
	quiet: "#5C584F",
	hairline: "#E4E0D6",
	green: "#14663F",
};

/** Each takes a core, and memory that its thread keeps; nobody waits for a picture as for a page. */
const inTurn = pLimit(1);

type Face = GlyphText["face"];

export type ShareImage = {
	/** The site's name, beside its mark. */
	brand: string;
	title: string;
	/** What stands under the title, one line each; the first is the strongest. */
	lines: readonly string[];
	geometry: GreekedSheet;
};

/**
 * Draws the picture of a shared link: the title at the left, the greeked sheet at the right.
 * All text is outlines, so that it looks the same on every machine.
 * @returns a PNG of 1200 × 630
 */
export async function renderShareImage(image: ShareImage): Promise<Uint8Array> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${color.paper}"/>
${drawSheet(image.geometry)}${drawBrand(image.brand)}${drawWords(image.title, image.lines)}</svg>`;
	const { renderAsync } = await import("@resvg/resvg-js");
	return inTurn(async () => (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng());
}

/** The first page runs off the lower edge, as a sheet on a desk; a second looks out behind it. */
function drawSheet(geometry: GreekedSheet): string {
	const scale = sheetWidth / geometry.width;
	const sheetHeight = geometry.height * scale;
	const left = width - margin - sheetWidth;
	const paper = `x="${left}" y="${sheetTop}" width="${sheetWidth}" height="${sheetHeight}" rx="3"`;
	const behind = `<rect ${paper} fill="#FFFFFF" stroke="${color.hairline}" stroke-width="1.5" transform="rotate(1.6 ${left} ${sheetTop + sheetHeight})"/>`;
	return `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter>
<rect ${paper} fill="${color.ink}" fill-opacity="0.14" transform="translate(0 14)" filter="url(#soft)"/>
${geometry.pages.length > 1 ? behind : ""}
<rect ${paper} fill="#FFFFFF" stroke="${color.hairline}" stroke-width="1.5"/>
<g transform="translate(${left} ${sheetTop}) scale(${scale})">${sheetSvg(geometry)}</g>`;
}

/** The mark of the site, a sheet with an offer's stamp, and its name. */
function drawBrand(name: string): string {
	const size = 46;
	return `<g transform="translate(${margin - 8} ${margin - 10}) scale(${size / 32})" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M7 2.75h11.5L25.25 9.5v19.75H7A1.25 1.25 0 0 1 5.75 28V4A1.25 1.25 0 0 1 7 2.75Z" fill="#FFFFFF" stroke="${color.ink}" stroke-width="2"/>
<path d="M10 10.25h6.5M10 15h8.5M10 19.75h3.5" stroke="${color.quiet}" stroke-width="2"/>
<circle cx="22.5" cy="22.5" r="8" fill="${color.green}" stroke="${color.paper}" stroke-width="2"/>
<path d="m19 22.75 2.4 2.4 4.6-5.1" stroke="#FFFFFF" stroke-width="2.25"/></g>
${glyphPaths(name, margin + 50, margin + 25, { face: "title", size: 34, color: color.ink })}`;
}

/** Title and lines stand on the lower margin; a long title is set smaller, and at last cut. */
function drawWords(title: string, lines: readonly string[]): string {
	const face = titleFace(title);
	const linesAt = (size: number) => titleLines(title, face, size);
	const size = [64, 56, 48].find((candidate) => linesAt(candidate).length <= 3) ?? 48;
	const leading = size * 1.14;
	const set = linesAt(size);
	const shown = set.length > 4 ? [...set.slice(0, 3), `${set[3]} …`] : set;
	const step = 42;
	const top = height - margin - lines.length * step - shown.length * leading;
	const titlePaths = shown.map((line, index) =>
		glyphPaths(cut(line, face, size), margin, top + index * leading + size * 0.78, {
			face,
			size,
			color: color.ink,
		}),
	);
	const first = height - margin - (lines.length - 1) * step;
	const linePaths = lines.map((line, index) => {
		const sans = index === 0 ? "sans-medium" : "sans";
		const style = { face: sans, size: 27, color: index === 0 ? color.ink : color.quiet } as const;
		return glyphPaths(cut(line, sans, 27), margin, first + index * step, style);
	});
	return [...titlePaths, ...linePaths].join("");
}

const titleLines = (title: string, face: Face, size: number): string[] =>
	breakLines([{ text: title, face: "serif-semibold", size }], textWidth, metricsOf(face)).map(
		({ runs }) => runs.map(({ text }) => text).join(""),
	);

/** Shortens a line that is wider than its column. */
function cut(line: string, face: Face, size: number): string {
	let shown = line;
	while (shown.length > 1 && glyphWidth(shown, face, size) > textWidth) {
		shown = `${shown.replace(/ ?…$/, "").slice(0, -1).trimEnd()}…`;
	}
	return shown;
}
