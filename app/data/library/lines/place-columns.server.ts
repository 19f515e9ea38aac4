import { resumes } from "#app/data/base/schema/library.server.ts";
import type { LinePlace } from "#app/domain/library/lines/found.ts";

/** What everybody may know of the resume in which a line stands. */
export const placeColumns = {
	resumeId: resumes.id,
	title: resumes.title,
	company: resumes.company,
	role: resumes.role,
	experienceLevel: resumes.experienceLevel,
	offerMonth: resumes.offerMonth,
	previousRole: resumes.previousRole,
	provenance: resumes.provenance,
	availability: resumes.availability,
	facts: resumes.facts,
} as const;

type PlaceRow = {
	[column in keyof typeof placeColumns]: (typeof resumes.$inferSelect)[column extends "resumeId"
		? "id"
		: column];
};

export function toPlace({ availability, facts, ...row }: PlaceRow): LinePlace {
	const { bullets = 0, bulletsWithFigure = 0 } = facts ?? {};
	return { ...row, bullets, bulletsWithFigure, isAvailable: availability !== "none" };
}
