import type { FontFace } from "#app/domain/reader/sheet/font-metrics.ts";
import { openFace } from "./open-font.server.ts";

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

/** The widths of a face's Latin letters, in units of the font. Letters that are kerned alike share their rows. */
export type FaceWidths = {
	letters: string;
	unitsPerEm: number;
	advances: number[];
	/** For each letter the row of `kerning` for what follows it, and the column for what stands before it. */
	rows: number[];
	columns: number[];
	kerning: number[][];
};

/** A no-break space is measured as a plain one. */
const isMeasured = (code: number): boolean => code >= 0x20 && code !== 0xa0;

/** Asks fontkit for each letter and each pair: a second for a face. `npm run font-widths` keeps the answers. */
export function measureFace(face: FontFace): FaceWidths {
	const font = openFace(face, "latin");
	const codes = font.characterSet.filter(isMeasured).toSorted((a, b) => a - b);
	const letters = codes.map((code) => String.fromCodePoint(code));
	const widthOf = (text: string) => font.layout(text, layoutFeatures).advanceWidth;
	const advances = letters.map(widthOf);
	const pairs = letters.map((left, row) =>
		letters.map(
			(right, column) => widthOf(left + right) - (advances[row] ?? 0) - (advances[column] ?? 0),
		),
	);
	const byRow = alike(pairs);
	const byColumn = alike(letters.map((_, column) => byRow.kinds.map((row) => row[column] ?? 0)));
	return {
		letters: letters.join(""),
		unitsPerEm: font.unitsPerEm,
		advances,
		rows: byRow.kindOf,
		columns: byColumn.kindOf,
		kerning: byRow.kinds.map((_, row) => byColumn.kinds.map((column) => column[row] ?? 0)),
	};
}

/** The different ones of these lists, and for each list which of them it is. */
function alike(lists: readonly number[][]): { kinds: number[][]; kindOf: number[] } {
	const kinds = new Map<string, { at: number; list: number[] }>();
	const kindOf = lists.map((list) => {
		const key = list.join();
		const kind = kinds.get(key) ?? { at: kinds.size, list };
		kinds.set(key, kind);
		return kind.at;
	});
	return { kinds: [...kinds.values()].map(({ list }) => list), kindOf };
}
