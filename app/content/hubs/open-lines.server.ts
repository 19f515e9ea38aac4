import { guides } from "#app/content/guides/guides.server.ts";
import { blocksOf } from "#app/content/written-text.ts";
import { plainLine } from "#app/domain/content/text-runs.ts";
import type { OpenLine } from "./page-words.ts";

/**
 * Lines of featured resumes that everyone may read, because a guide quotes them (decision 30): the line that
 * failed, the one that took its place, and why. A demonstration alone has these resumes.
 */
export const openLines = (): readonly OpenLine[] =>
	guides().flatMap((guide) =>
		blocksOf(guide).flatMap((block) => {
			if (block.kind !== "before-after" || !block.resume || !block.company) return [];
			const { before, after, why, resume: title, company } = block;
			return {
				title,
				company,
				before,
				after: plainLine(after),
				why: plainLine(why),
				guide: { title: guide.title, path: `/guides/${guide.slug}` },
			};
		}),
	);
