import { brand } from "#app/content/brand.ts";
import { getSheet } from "#app/data/library/resumes.server.ts";
import { keepNewest } from "#app/domain/base/keep-newest.ts";
import { originClaim, originFacts } from "#app/domain/library/provenance.ts";
import { renderShareImage } from "#app/integrations/documents/share-image.server.ts";
import type { Uses } from "#app/services.ts";

/** Pictures kept ready, the least recently asked for leaving first; each weighs some 40 KB. */
const keptPictures = 100;
const kept = new Map<string, Uint8Array>();

/** What stands beside the sheet, one line each; the first is the strongest. */
export type PictureWords = { title: string; lines: readonly string[] };

/**
 * The picture that a shared link shows: title, company, level, offer month, what kind of resume it is, and
 * the greeked sheet; nothing of the body.
 * @param words of a page that shows several resumes, this one first
 * @returns a PNG, or null when there is no such resume or nothing to draw
 */
export async function drawSharePicture(
	services: Uses<"database">,
	resumeId: string,
	words?: PictureWords,
): Promise<Uint8Array | null> {
	const sheet = await getSheet(services.database, resumeId);
	if (!sheet) return null;
	const { title, lines } = words ?? {
		title: sheet.title,
		lines: [sheet.company, originFacts(sheet), originClaim(sheet)],
	};
	const key = JSON.stringify([brand.name, sheet.version, title, lines]);
	const picture =
		kept.get(key) ??
		(await renderShareImage({ brand: brand.name, title, lines, geometry: sheet.geometry }));
	keepNewest(kept, key, picture, keptPictures);
	return picture;
}
