/** What we use of fontkit, which brings no types of its own. */
declare module "fontkit" {
	export type Glyph = {
		id: number;
		advanceWidth: number;
		/** What it stands for in copied text. */
		codePoints: number[];
		path: GlyphPath;
	};

	export type GlyphPath = {
		toSVG: () => string;
		/** The outline with each of its points moved. */
		mapPoints: (move: (x: number, y: number) => [number, number]) => GlyphPath;
	};

	export type GlyphRun = {
		glyphs: Glyph[];
		positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
		advanceWidth: number;
	};

	export type Font = {
		unitsPerEm: number;
		ascent: number;
		descent: number;
		numGlyphs: number;
		/** The code points that it has glyphs for. */
		characterSet: number[];
		getGlyph: (id: number) => Glyph;
		hasGlyphForCodePoint: (codePoint: number) => boolean;
		layout: (text: string, features?: Record<string, boolean>) => GlyphRun;
	};

	export function create(buffer: Uint8Array): Font;
}
