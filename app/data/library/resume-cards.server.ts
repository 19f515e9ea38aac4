import { resumes } from "#app/data/base/schema/library.server.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { tagsOfCard } from "#app/domain/library/tags.ts";

/** What the public may see of a resume in a list. Nothing else is ever selected for one. */
export const cardColumns = {
	id: resumes.id,
	title: resumes.title,
	company: resumes.company,
	role: resumes.role,
	industry: resumes.industry,
	experienceLevel: resumes.experienceLevel,
	tags: resumes.tags,
	isFeatured: resumes.isFeatured,
	viewCount: resumes.viewCount,
	createdAt: resumes.createdAt,
	provenance: resumes.provenance,
	sheetVersion: resumes.sheetVersion,
	facts: resumes.facts,
	availability: resumes.availability,
} as const;

export type CardRow = {
	[column in keyof typeof cardColumns]: (typeof resumes.$inferSelect)[column];
};

export function toCard({ facts, createdAt, availability, tags, ...row }: CardRow): ResumeCard {
	return {
		...row,
		...tagsOfCard(tags),
		isAvailable: availability !== "none",
		createdAt: createdAt.toISOString(),
		facts: facts && {
			pages: facts.pages,
			bullets: facts.bullets,
			bulletsWithFigure: facts.bulletsWithFigure,
		},
	};
}
