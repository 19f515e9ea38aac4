import { readLevel } from "#app/domain/insights/level-reading.ts";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import { isLevel } from "#app/domain/insights/read-resume.ts";
import { outlineOfDocument } from "#app/domain/insights/resume-outline.ts";
import { isWork } from "#app/domain/insights/sheet/resume-figures.ts";
import { isCasual, roleOfTitle } from "#app/domain/insights/title-roles.ts";
import { titleScore } from "#app/domain/insights/title-words.ts";
import { fieldMaxima, type ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { degree } from "#app/domain/reader/sheet/sections.ts";
import type { Doubt } from "./document-of-blocks.ts";

/** What of the library's own fields a document proposes, for a person to confirm. */
export type ProposedFields = { fields: ResumeFormValues; doubts: Doubt[] };

const tagCount = 8;

/**
 * Title, company, role, level, school, place, previous role and tags of a document. Everybody reads them, so they are
 * facts: no line of the document is proposed, also no headline, and the description is for a person to write. Where the
 * offer came from stands in no resume: the newest employer is proposed, and marked.
 * @param given the document, as it was read or as it is published
 * @param roles the roles of the library
 */
export function proposeFields(
	given: ResumeDocument,
	roles: readonly string[],
	now: Date,
): ProposedFields {
	// A time without work is neither the newest job nor experience.
	const document = {
		...given,
		work: given.work.filter(({ position, name }) => isWork({ title: position, employer: name })),
	};
	const { basics, work, education } = document;
	const [newest, before] = work;
	const [school] = education;
	const doubts: Doubt[] = [];
	const doubt = (field: string, why: string) => doubts.push({ field, why });
	const role = roleOf(document, roles);
	if (!role) doubt("role", "The titles name no role of the library");
	const levels = levelsOf(document, roles, now);
	const [level] = levels;
	if (levels.length !== 1) doubt("experienceLevel", "The titles and years do not settle the level");
	if (newest && titleScore(newest.position) <= 0) doubt("title", "This may not be a title");
	if (newest)
		doubt("company", "This is the newest employer, and the offer may be of another company");
	const fields: ResumeFormValues = {
		title: cut(newest?.position ?? "", fieldMaxima.title),
		company: cut(newest?.name ?? "", fieldMaxima.company),
		role: role ?? "",
		experienceLevel: level ?? "",
		location: cut(basics.location ?? newest?.location ?? "", fieldMaxima.location),
		education: cut(
			school?.studyType ? degree(school) : (school?.institution ?? ""),
			fieldMaxima.education,
		),
		previousRole: cut(before?.position ?? "", fieldMaxima.previousRole),
		tags: [...new Set(document.skills.flatMap(({ keywords }) => keywords))]
			.filter((tag) => tag.length <= 40 && !/[,;]/u.test(tag) && tag.split(/\s+/u).length < 5)
			.slice(0, tagCount)
			.join(", "),
	};
	return { fields, doubts };
}

const cut = (text: string, length: number): string => text.slice(0, length).trim();

function roleOf({ basics, work }: ResumeDocument, roles: readonly string[]): string | null {
	const titles = [...work.map(({ position }) => position), basics.label];
	for (const title of titles.filter((one) => one !== "" && !isCasual(one))) {
		const found = roleOfTitle(title, roles);
		if (found.kind === "role") return found.role;
		if (found.kind === "other") return null;
	}
	return null;
}

function levelsOf(document: ResumeDocument, roles: readonly string[], now: Date): string[] {
	const until = monthNumber(now.toISOString());
	const isStudying = document.education.some(
		({ startDate, endDate }) =>
			(endDate !== undefined && monthNumber(endDate, "last") > until) ||
			(startDate !== undefined && endDate === undefined),
	);
	const jobs = outlineOfDocument(document).jobs.map((job) => ({ ...job, mark: "read" as const }));
	if (jobs.length === 0) return [];
	return readLevel({ jobs, labels: roles, isStudying, words: null, until }).named.filter(isLevel);
}
