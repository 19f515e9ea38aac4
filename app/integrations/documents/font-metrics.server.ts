import type { Font, Glyph, GlyphRun } from "fontkit";
import type { FontFace, FontMetrics } from "#app/domain/reader/sheet/font-metrics.ts";
import { openFont } from "./open-font.server.ts";

/** Kerning is the only feature in use: ligatures and alternates break copied text and our widths. */
export const layoutFeatures = {
	kern: true,
	liga: false,
	clig: false,
	calt: false,
	ccmp: false,
	mark: false,
	mkmk: false,
} as const;

/** A font file that covers one part of Unicode in one face; it lays text out exactly as we measure it. */
export type SheetFont = { key: string; font: Font };
type LoadedFont = SheetFont & { source: Font };

const files: Record<FontFace, string> = {
	serif: "source-serif-4/files/source-serif-4-{subset}-400-normal.woff",
	"serif-italic": "source-serif-4/files/source-serif-4-{subset}-400-italic.woff",
	"serif-semibold": "source-serif-4/files/source-serif-4-{subset}-600-normal.woff",
	sans: "inter/files/inter-{subset}-400-normal.woff",
	"sans-medium": "inter/files/inter-{subset}-500-normal.woff",
	"sans-semibold": "inter/files/inter-{subset}-600-normal.woff",
};

/** In the order in which a letter is looked for; a file is read when a letter first needs it. */
const subsets = ["latin", "latin-ext", "vietnamese", "greek", "cyrillic"] as const;

const loaded = new Map<string, LoadedFont>();

function fontOf(face: FontFace, subset: (typeof subsets)[number]): LoadedFont {
	const key = `${face}-${subset}`;
	let entry = loaded.get(key);
	if (!entry) {
		const source = openFont(`@fontsource/${files[face].replace("{subset}", subset)}`);
		const font: Font = Object.create(source, {
			layout: { value: (text: string) => layOutRun(text, face) },
		});
		entry = { key, source, font };
		loaded.set(key, entry);
	}
	return entry;
}

/** Both spaces are one glyph, which a PDF can give one letter: the plain one. */
const codeOf = (character: string): number =>
	character === "\u00a0" ? 0x20 : (character.codePointAt(0) as number);

/** Advance and kerning in parts of the em; kerning by the next letter. */
type Letter = {
	code: number;
	entry: LoadedFont;
	glyph: Glyph | undefined;
	advance: number;
	kerning: Map<number, number>;
};
const letters = new Map<FontFace, Map<number, Letter>>();

function letterOf(face: FontFace, code: number): Letter {
	let known = letters.get(face);
	if (!known) {
		known = new Map();
		letters.set(face, known);
	}
	let letter = known.get(code);
	if (!letter) {
		const subset = subsets.find((name) => fontOf(face, name).source.hasGlyphForCodePoint(code));
		const entry = fontOf(face, subset ?? "latin");
		const run = entry.source.layout(String.fromCodePoint(code), layoutFeatures);
		const advance = run.advanceWidth / entry.source.unitsPerEm;
		letter = { code, entry, glyph: namedGlyph(run.glyphs[0], code), advance, kerning: new Map() };
		known.set(code, letter);
	}
	return letter;
}

/**
 * A font remembers the first letter that a glyph stood for, and none where it was drawn as a part of another: the full
 * stop of a colon. Without its letter a PDF would copy it as anything.
 */
const namedGlyph = (glyph: Glyph | undefined, code: number): Glyph | undefined =>
	glyph && Object.create(glyph, { codePoints: { value: [code], enumerable: true } });

function kerningBetween(left: Letter, right: Letter): number {
	let kerning = left.kerning.get(right.code);
	if (kerning === undefined) {
		const { source } = left.entry;
		const pair = source.layout(String.fromCodePoint(left.code, right.code), layoutFeatures);
		kerning =
			left.entry === right.entry
				? pair.advanceWidth / source.unitsPerEm - left.advance - right.advance
				: 0;
		left.kerning.set(right.code, kerning);
	}
	return kerning;
}

/** Widths of words in parts of the em: a library uses the same words again and again. */
const words = new Map<FontFace, Map<string, number>>();
const keptWords = 20_000;

/**
 * Widths of the very font files that the PDF carries: advance widths and kerning pairs, each asked of fontkit
 * once and then kept.
 */
export const fontMetrics: FontMetrics = {
	widthOf(text, face, size) {
		if (text.length > 24) return widthInEm(text, face) * size;
		let known = words.get(face);
		if (!known || known.size > keptWords) {
			known = new Map();
			words.set(face, known);
		}
		let width = known.get(text);
		if (width === undefined) {
			width = widthInEm(text, face);
			known.set(text, width);
		}
		return width * size;
	},
};

function widthInEm(text: string, face: FontFace): number {
	let width = 0;
	let before: Letter | undefined;
	for (const character of text) {
		const letter = letterOf(face, codeOf(character));
		width += letter.advance;
		if (before) width += kerningBetween(before, letter);
		before = letter;
	}
	return width;
}

/** Lays out by pairs: fontkit would also kern by wider context, and a line would not be as long as measured. */
function layOutRun(text: string, face: FontFace): GlyphRun {
	const run: GlyphRun = { glyphs: [], positions: [], advanceWidth: 0 };
	const line = [...text].map((character) => letterOf(face, codeOf(character)));
	for (const [index, letter] of line.entries()) {
		const next = line[index + 1];
		const advance = letter.advance + (next ? kerningBetween(letter, next) : 0);
		const xAdvance = advance * letter.entry.source.unitsPerEm;
		if (letter.glyph) {
			run.glyphs.push(letter.glyph);
			run.positions.push({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 });
		}
		run.advanceWidth += xAdvance;
	}
	return run;
}

/** Cuts a text where another font file must be used; plain English gives one segment. */
export function fontSegments(text: string, face: FontFace): (SheetFont & { text: string })[] {
	const segments: (SheetFont & { text: string })[] = [];
	for (const character of text) {
		const { code, entry } = letterOf(face, codeOf(character));
		const last = segments.at(-1);
		const letter = String.fromCodePoint(code);
		if (last?.key === entry.key) last.text += letter;
		else segments.push({ key: entry.key, font: entry.font, text: letter });
	}
	return segments;
}
