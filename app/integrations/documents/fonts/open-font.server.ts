import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { Font } from "fontkit";
import type { FontFace } from "#app/domain/reader/sheet/font-metrics.ts";

const packages = createRequire(import.meta.url);

/**
 * Opens a WOFF file of a package, or of our own by `#app/…`, however this code is run or bundled.
 * The file is unpacked first: fontkit inflates a packed table again for every glyph, which made a PDF take
 * 150 ms instead of 40.
 */
export function openFont(name: string): Font {
	// Loaded by the first that opens a font: the site serves most pages without.
	const { create }: typeof import("fontkit") = packages("fontkit");
	return create(unpackWoff(readFileSync(packages.resolve(name))));
}

const files: Record<FontFace, string> = {
	serif: "source-serif-4/files/source-serif-4-{subset}-400-normal.woff",
	"serif-italic": "source-serif-4/files/source-serif-4-{subset}-400-italic.woff",
	"serif-semibold": "source-serif-4/files/source-serif-4-{subset}-600-normal.woff",
	sans: "inter/files/inter-{subset}-400-normal.woff",
	"sans-medium": "inter/files/inter-{subset}-500-normal.woff",
	"sans-semibold": "inter/files/inter-{subset}-600-normal.woff",
};

/** In the order in which a letter is looked for. */
export const subsets = ["latin", "latin-ext", "vietnamese", "greek", "cyrillic"] as const;
export type Subset = (typeof subsets)[number];

/** Opens the file that covers one part of Unicode in a face. */
export const openFace = (face: FontFace, subset: Subset): Font =>
	openFont(`@fontsource/${files[face].replace("{subset}", subset)}`);

/** The plain font in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/), its tables in the order of the file. */
export function unpackWoff(woff: Buffer): Buffer {
	if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF 1.0 file");
	const count = woff.readUInt16BE(12);
	const directory = Buffer.alloc(12 + 16 * count);
	directory.writeUInt32BE(woff.readUInt32BE(4), 0);
	directory.writeUInt16BE(count, 4);
	const tables: Buffer[] = [];
	let offset = directory.length;
	for (let index = 0; index < count; index++) {
		const entry = 44 + 20 * index;
		const start = woff.readUInt32BE(entry + 4);
		const packedLength = woff.readUInt32BE(entry + 8);
		const length = woff.readUInt32BE(entry + 12);
		const packed = woff.subarray(start, start + packedLength);
		const table = packedLength < length ? inflateSync(packed) : packed;
		const target = 12 + 16 * index;
		woff.copy(directory, target, entry, entry + 4);
		directory.writeUInt32BE(woff.readUInt32BE(entry + 16), target + 4);
		directory.writeUInt32BE(offset, target + 8);
		directory.writeUInt32BE(length, target + 12);
		const padding = Buffer.alloc((4 - (length % 4)) % 4);
		tables.push(table, padding);
		offset += length + padding.length;
	}
	return Buffer.concat([directory, ...tables]);
}
