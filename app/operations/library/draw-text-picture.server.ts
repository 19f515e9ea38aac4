import type { SharedText } from "#app/content/article-blocks.ts";
import { brand } from "#app/content/brand.ts";
import { greekSheet } from "#app/domain/reader/sheet/greek.ts";
import { layOutBlocks } from "#app/domain/reader/sheet/lay-out-blocks.ts";
import { fontMetrics } from "#app/integrations/documents/font-metrics.server.ts";
import { renderShareImage } from "#app/integrations/documents/share-image.server.ts";

// The texts are part of the code: a dozen pictures of some 40 KB, each drawn once.
const drawn = new Map<string, Promise<Uint8Array>>();

/**
 * The picture that the shared link of an article or a guide shows: its title, and its text as greeked bars.
 * @param key kind and slug
 * @returns a PNG of 1200 by 630
 */
export function drawTextPicture(key: string, text: SharedText): Promise<Uint8Array> {
	const known = drawn.get(key);
	if (known) return known;
	const picture = renderShareImage({
		brand: brand.name,
		title: text.title,
		lines: [text.kind, brand.tagline],
		geometry: greekSheet(layOutBlocks(text.blocks, fontMetrics)),
	});
	drawn.set(key, picture);
	picture.catch(() => drawn.delete(key));
	return picture;
}
