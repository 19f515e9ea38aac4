import type { Font, Glyph, GlyphRun } from "fontkit";
import type { FontFace, FontMetrics } from "#app/domain/reader/sheet/font-metrics.ts";
import widths from "./font-widths.json" with { type: "json" };
import { layoutFeatures } from "./measure-fonts.ts";
import { openFace, type Subset, subsets } from "./open-font.server.ts";

/** A font file that covers one part of Unicode in one face; it lays text out exactly as we measure it. */
export type SheetFont = { key: string; font: Font };
type LoadedFont = SheetFont & { source: Font };

const loaded = new Map<string, LoadedFont>();

/** A file is read when a letter is drawn, or when one is measured that the table of widths does not have. */
function fontOf(face: FontFace, subset: Subset): LoadedFont {
	const key = `${face}-${subset}`;
	let entry = loaded.get(key);
	if (!entry) {
		const source = openFace(face, subset);
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
	subset: Subset;
	/** Its place in the table of widths, where it is there. */
	place: number | undefined;
	advance: number;
	kerning: Map<number, number>;
	/** Known once it was drawn. */
	glyph?: Glyph | undefined;
};

type Face = {
	letters: Map<number, Letter>;
	places: Map<number, number>;
	table: (typeof widths)[FontFace];
};
const faces = new Map<FontFace, Face>();

function faceOf(name: FontFace): Face {
	let face = faces.get(name);
	if (!face) {
		const table = widths[name];
		const codes = [...table.letters].map(codeOf);
		const places = new Map(codes.map((code, place) => [code, place]));
		face = { letters: new Map(), places, table };
		faces.set(name, face);
	}
	return face;
}

function letterOf(name: FontFace, code: number): Letter {
	const { letters, places, table } = faceOf(name);
	let letter = letters.get(code);
	if (!letter) {
		const place = places.get(code);
		if (place === undefined) letter = measuredLetter(name, code);
		else {
			const advance = (table.advances[place] ?? 0) / table.unitsPerEm;
			letter = { code, subset: "latin", place, advance, kerning: new Map() };
		}
		letters.set(code, letter);
	}
	return letter;
}

/** A letter beyond Latin: asked of the file that has it. */
function measuredLetter(name: FontFace, code: number): Letter {
	const subset =
		subsets.find((subset) => fontOf(name, subset).source.hasGlyphForCodePoint(code)) ?? "latin";
	const { source } = fontOf(name, subset);
	const run = source.layout(String.fromCodePoint(code), layoutFeatures);
	const advance = run.advanceWidth / source.unitsPerEm;
	return { code, subset, place: undefined, advance, kerning: new Map() };
}

function glyphOf(name: FontFace, letter: Letter): Glyph | undefined {
	if (!("glyph" in letter)) {
		const { source } = fontOf(name, letter.subset);
		const run = source.layout(String.fromCodePoint(letter.code), layoutFeatures);
		letter.glyph = namedGlyph(run.glyphs[0], letter.code);
	}
	return letter.glyph;
}

/**
 * A font remembers the first letter that a glyph stood for, and none where it was drawn as a part of another: the full
 * stop of a colon. Without its letter a PDF would copy it as anything.
 */
const namedGlyph = (glyph: Glyph | undefined, code: number): Glyph | undefined =>
	glyph && Object.create(glyph, { codePoints: { value: [code], enumerable: true } });

function kerningBetween(name: FontFace, left: Letter, right: Letter): number {
	if (left.subset !== right.subset) return 0;
	if (left.place !== undefined && right.place !== undefined) {
		const { rows, columns, kerning, unitsPerEm } = faceOf(name).table;
		return (kerning[rows[left.place] ?? 0]?.[columns[right.place] ?? 0] ?? 0) / unitsPerEm;
	}
	let kerning = left.kerning.get(right.code);
	if (kerning === undefined) {
		const { source } = fontOf(name, left.subset);
		const pair = source.layout(String.fromCodePoint(left.code, right.code), layoutFeatures);
		kerning = pair.advanceWidth / source.unitsPerEm - left.advance - right.advance;
		left.kerning.set(right.code, kerning);
	}
	return kerning;
}

/** Widths of words in parts of the em: a library uses the same words again and again. */
const words = new Map<FontFace, Map<string, number>>();
const keptWords = 20_000;

/**
 * Widths of the very font files that the PDF carries: advance widths and kerning pairs. Those of Latin letters stand in
 * a table, because to open the files took a tenth of a second; others are asked of fontkit once and then kept.
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
		if (before) width += kerningBetween(face, before, letter);
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
		const advance = letter.advance + (next ? kerningBetween(face, letter, next) : 0);
		const xAdvance = advance * fontOf(face, letter.subset).source.unitsPerEm;
		const glyph = glyphOf(face, letter);
		if (glyph) {
			run.glyphs.push(glyph);
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
		const { code, subset } = letterOf(face, codeOf(character));
		const entry = fontOf(face, subset);
		const last = segments.at(-1);
		const letter = String.fromCodePoint(code);
		if (last?.key === entry.key) last.text += letter;
		else segments.push({ key: entry.key, font: entry.font, text: letter });
	}
	return segments;
}
