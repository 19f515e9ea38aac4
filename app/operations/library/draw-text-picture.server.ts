import { brand } from "#app/content/brand.ts";
import { type Article, linesOfBlock, type TextBlock } from "#app/content/written-text.ts";
import { plainLine, readRuns } from "#app/domain/content/text-runs.ts";
import { greekSheet } from "#app/domain/reader/sheet/greek.ts";
import { layOutBlocks } from "#app/domain/reader/sheet/lay-out-blocks.ts";
import type { TextBlock as SheetBlock } from "#app/domain/reader/text-blocks.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import { renderShareImage } from "#app/integrations/documents/share-image.server.ts";

// A dozen pictures of some 40 KB, each drawn once for each version of its text.
const drawn = new WeakMap<Article, Promise<Uint8Array>>();

/**
 * The picture that the shared link of an article or a guide shows: its title, and its text as greeked bars.
 * @returns a PNG of 1200 by 630
 */
export function drawTextPicture(text: Article): Promise<Uint8Array> {
	const known = drawn.get(text);
	if (known) return known;
	const picture = renderShareImage({
		brand: brand.name,
		title: text.title,
		lines: [text.category, brand.tagline],
		geometry: greekSheet(layOutBlocks(sheetBlocks(text), fontMetrics)),
	});
	drawn.set(text, picture);
	picture.catch(() => drawn.delete(text));
	return picture;
}

/** A text as the blocks of a sheet: its tables and drawings are left out. */
function sheetBlocks({ title, lead, sections }: Article): SheetBlock[] {
	return [
		{ type: "heading", level: 1, text: title },
		...lead.flatMap(sheetBlock),
		...sections.flatMap((section): SheetBlock[] => [
			{ type: "heading", level: 2, text: section.title },
			...section.blocks.flatMap(sheetBlock),
		]),
	];
}

function sheetBlock(block: TextBlock): SheetBlock[] {
	if (block.kind === "table" || block.kind === "figure") return [];
	if (block.kind === "heading") return [{ type: "heading", level: 3, text: plainLine(block.text) }];
	const lines = linesOfBlock(block).map((line) =>
		readRuns(line).map(({ text, bold }) => (bold ? { text, bold: true as const } : { text })),
	);
	return "items" in block
		? [{ type: "list", ordered: block.kind === "steps", items: lines }]
		: lines.map((runs) => ({ type: "paragraph", runs }));
}
