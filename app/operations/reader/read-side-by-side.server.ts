import type { Database } from "#app/data/base/database.server.ts";
import { getResumePreview } from "#app/data/library/resumes.server.ts";
import { getResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import { comparing } from "#app/domain/base/messages/comparing.ts";
import { refusing } from "#app/domain/base/messages/refusing.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { placesOfSection } from "#app/domain/reader/lesson/same-section.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import { sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import type { SideColumn, SideLines } from "#app/domain/reader/side-by-side.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import type { Uses } from "#app/services.ts";
import { readResume } from "./read-resume.server.ts";

/**
 * Resumes side by side. At a glance it is what everybody may know of each, and nothing is recorded. Line by line the
 * words of those that are open to the person leave, each as a reading within fair use; of any other the public drawing
 * shows where its sections stand. Never spends.
 */
export async function readSideBySide(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	ids: readonly string[],
	isByLine: boolean,
	now: Date,
): Promise<SideColumn[]> {
	const columns: SideColumn[] = [];
	for (const id of ids) {
		const preview = await getResumePreview(services.database, id);
		if (preview === null || preview === "withdrawn") {
			columns.push({ id, state: preview ?? "unknown" });
			continue;
		}
		const isDocument = preview.availability === "document";
		const lines = !isByLine
			? null
			: isDocument
				? await readLines(services, person, id, now)
				: ({ kind: "none", why: comparing.fileOnly } as const);
		columns.push({ id, state: "there", preview, lines });
	}
	return columns;
}

async function readLines(
	services: Uses<"database" | "failOpen" | "renewals">,
	person: Person | null,
	id: string,
	now: Date,
): Promise<SideLines> {
	const read = await readResume(services, person, id, now);
	if (read.success) {
		const { document, style } = read.data;
		return document && style
			? { kind: "words", document, style }
			: { kind: "none", why: comparing.fileOnly };
	}
	if (read.reason === "fair_use") {
		return { kind: "none", why: refusing.fairUse(read.waitSeconds) };
	}
	if (read.reason === "check_failed") return { kind: "none", why: refusing.checkFailed };
	return placeSections(services.database, id);
}

/** Where the sections of a locked resume stand on its drawing: nothing of its words. */
async function placeSections(database: Database, id: string): Promise<SideLines> {
	const body = await getResumeBody(database, id);
	if (!body?.document || !body.style) return { kind: "none", why: comparing.fileOnly };
	const { document } = body;
	const layout = layOutResume(document, body.style, fontMetrics);
	return {
		kind: "bars",
		sections: sectionsOf(document).map((section) => ({
			section,
			places: placesOfSection(layout, section),
		})),
	};
}
