import { getSheet } from "#app/data/library/resumes.server.ts";
import { findBeside, getBeside } from "#app/data/reader/beside-resumes.server.ts";
import { getResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { chooseSimilar } from "#app/domain/library/similar.ts";
import { type DenialReason, isEveryones, isReadableNow } from "#app/domain/reader/access.ts";
import {
	onlySection,
	placesOfSection,
	referencesOf,
	type SectionPlace,
} from "#app/domain/reader/lesson/same-section.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import type { BlockReference } from "#app/domain/reader/sheet/layout.ts";
import { type SectionKey, sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import type { Uses } from "#app/services.ts";
import { decideAccess } from "./decide-access.server.ts";
import { recordUse } from "./record-use.server.ts";

const shown = 2;
/** Of so many that are most like it, those are shown that have the section. */
const looked = 8;
const ofGroup = 300;

/** How another resume did one section: in words where it is open to the person, else where its drawing shows it. */
export type SectionElsewhere = { id: string; title: string; company: string } & (
	| { kind: "words"; document: ResumeDocument; style: SheetStyle; references: BlockReference[] }
	| { kind: "bars"; sheetVersion: string; places: SectionPlace[] }
);

/**
 * How two other resumes of the same role and level did a section. Only beside a resume that is open to the person;
 * the words of another one are a reading of it, within fair use, its bars are not.
 */
export async function readElsewhere(
	services: Uses<"database" | "renewals" | "search">,
	person: Person | null,
	resumeId: string,
	section: SectionKey,
	now: Date,
): Promise<
	| { success: true; others: SectionElsewhere[] }
	| { success: false; reason: DenialReason | "unopened" }
> {
	const { database, search } = services;
	const decision = await decideAccess(services, person, resumeId, now);
	if (!decision.allowed) return { success: false, reason: decision.reason };
	if (!isReadableNow(decision)) return { success: false, reason: "unopened" };
	const own = await getBeside(database, resumeId);
	if (!own) return { success: false, reason: "not_found" };
	const filters = {
		...emptyQuery.filters,
		role: [own.role],
		experienceLevel: [own.experienceLevel],
	};
	const beside = await findBeside(database, await search.select(filters), ofGroup);
	// A search for a role and level finds neighbors too.
	const group = beside.filter(
		({ inLines, role, experienceLevel }) =>
			inLines && role === own.role && experienceLevel === own.experienceLevel,
	);
	const others: SectionElsewhere[] = [];
	for (const { resume } of chooseSimilar(own, group, looked)) {
		if (others.length === shown) break;
		const { id, title, company } = resume;
		const found = await readSection(services, person, id, section, now);
		if (found) others.push({ id, title, company, ...found });
	}
	return { success: true, others };
}

async function readSection(
	services: Uses<"database" | "renewals">,
	person: Person | null,
	resumeId: string,
	section: SectionKey,
	now: Date,
) {
	const { database } = services;
	const body = await getResumeBody(database, resumeId);
	if (!body?.document || !body.style || !sectionsOf(body.document).includes(section)) return null;
	const { document, style } = body;
	if (await mayRead(services, person, resumeId, now)) {
		const part = onlySection(document, section);
		const references = referencesOf(part, section);
		return { kind: "words", document: part, style, references } as const;
	}
	const places = placesOfSection(layOutResume(document, style, fontMetrics), section);
	const sheet = await getSheet(database, resumeId);
	return sheet ? ({ kind: "bars", sheetVersion: sheet.version, places } as const) : null;
}

/** Whether its words may leave now; a person's reading is recorded. */
async function mayRead(
	services: Uses<"database" | "renewals">,
	person: Person | null,
	resumeId: string,
	now: Date,
): Promise<boolean> {
	const decision = await decideAccess(services, person, resumeId, now);
	if (isEveryones(decision)) return true;
	if (!person || !isReadableNow(decision)) return false;
	const use = { userId: person.id, resumeId, kind: "reading", now } as const;
	return (await recordUse(services.database, use)) === null;
}
