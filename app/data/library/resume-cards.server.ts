import { and, inArray } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { tagsOfCard } from "#app/domain/library/tags.ts";
import { isPublished } from "./resume-conditions.server.ts";

/** What the public may see of a resume in a list. Nothing else is ever selected for one. */
export const cardColumns = {
	...pick(resumes, "id", "title", "company", "role", "industry", "experienceLevel", "location"),
	...pick(resumes, "previousRole", "offerMonth", "tags", "isFeatured", "openToEveryone"),
	...pick(resumes, "viewCount", "createdAt", "provenance", "sheetVersion", "facts", "availability"),
} as const;

export type CardRow = {
	[column in keyof typeof cardColumns]: (typeof resumes.$inferSelect)[column];
};

export function toCard(card: CardRow): ResumeCard {
	const { facts, createdAt, availability, tags, openToEveryone, ...row } = card;
	return {
		...row,
		...(openToEveryone && { openToEveryone: true as const }),
		...tagsOfCard(tags),
		isAvailable: availability !== "none",
		createdAt: createdAt.toISOString().slice(0, 10),
		facts: facts && {
			...pick(facts, "pages", "bullets", "bulletsWithFigure"),
		},
	};
}

/** The cards of some resumes, in their order; those that are not published are left out. */
export async function findPublishedCards(
	connection: Connection,
	ids: readonly string[],
): Promise<ResumeCard[]> {
	if (ids.length === 0) return [];
	const rows = await connection
		.select(cardColumns)
		.from(resumes)
		.where(and(isPublished, inArray(resumes.id, [...ids])));
	const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
	return ids.flatMap((id) => cards.get(id) ?? []);
}
