import type { Font } from "fontkit";
import type { FontFace, FontMetrics } from "#app/domain/sheet/font-metrics.ts";
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

/** A font file that covers one part of Unicode in one face. */
export type LoadedFont = { key: string; font: Font };

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
		entry = { key, font: openFont(`@fontsource/${files[face].replace("{subset}", subset)}`) };
		loaded.set(key, entry);
	}
	return entry;
}

/** Both spaces are one glyph, and a font remembers the first letter a glyph stood for: so it must be the plain one. */
const codeOf = (character: string): number =>
	character === "\u00a0" ? 0x20 : (character.codePointAt(0) as number);

type LetterMetrics = { entry: LoadedFont; advance: number; kerning: Map<number, number> };
const letters = new Map<FontFace, Map<number, LetterMetrics>>();

function letterOf(face: FontFace, codePoint: number): LetterMetrics {
	let known = letters.get(face);
	if (!known) {
		known = new Map();
		letters.set(face, known);
	}
	let letter = known.get(codePoint);
	if (!letter) {
		const subset = subsets.find((name) => fontOf(face, name).font.hasGlyphForCodePoint(codePoint));
		const entry = fontOf(face, subset ?? "latin");
		const run = entry.font.layout(String.fromCodePoint(codePoint), layoutFeatures);
		letter = { entry, advance: run.advanceWidth / entry.font.unitsPerEm, kerning: new Map() };
		known.set(codePoint, letter);
	}
	return letter;
}

function kerningBetween(left: LetterMetrics, a: number, right: LetterMetrics, b: number): number {
	let kerning = left.kerning.get(b);
	if (kerning === undefined) {
		const { font } = left.entry;
		const pair = font.layout(String.fromCodePoint(a, b), layoutFeatures).advanceWidth;
		kerning =
			left.entry === right.entry ? pair / font.unitsPerEm - left.advance - right.advance : 0;
		left.kerning.set(b, kerning);
	}
	return kerning;
}

/**
 * Widths as the PDF will have them: advance widths and kerning pairs of the very font files, each asked of
 * fontkit once and then kept (a few thousand numbers for a whole library).
 */
export const fontMetrics: FontMetrics = {
	widthOf(text, face, size) {
		let width = 0;
		let before: LetterMetrics | undefined;
		let codeBefore = 0;
		for (const character of text) {
			const code = codeOf(character);
			const letter = letterOf(face, code);
			width += letter.advance;
			if (before) width += kerningBetween(before, codeBefore, letter, code);
			before = letter;
			codeBefore = code;
		}
		return width * size;
	},
};

/** Cuts a text where another font file must be used; plain English gives one segment. */
export function fontSegments(text: string, face: FontFace): (LoadedFont & { text: string })[] {
	const segments: (LoadedFont & { text: string })[] = [];
	for (const character of text) {
		const code = codeOf(character);
		const { entry } = letterOf(face, code);
		const letter = String.fromCodePoint(code);
		const last = segments.at(-1);
		if (last?.key === entry.key) last.text += letter;
		else segments.push({ ...entry, text: letter });
	}
	return segments;
}
