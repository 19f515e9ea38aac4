import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { readGroupKey, writeGroupKey } from "../group-key.ts";
import type { ComparedGroup } from "../group-statistics.ts";
import type { TextOutline } from "../outline-of-blocks.ts";
import { createSkillFinder, skillKey, wordsOf } from "../skill-names.ts";
import { joinChoices } from "./choices.ts";
import { askedDegree, degreeRank, namedRank, unfinishedDegrees } from "./degree-ranks.ts";
import { extractRequirements } from "./extract-requirements.ts";
import { withoutNoun } from "./held-certificates.ts";
import type { FoundRequirement, MarkedRequirement } from "./requirement.ts";
import { createWordFinder, stemsOf } from "./shown-terms.ts";
import { versionedName } from "./version-names.ts";

/** A job posting beside one's own resume and beside the resumes of the role. */
export type PostingMatch = {
	/** `resumes`: how many of the role show it; null of fewer than `leastSharers`. */
	requirements: (MarkedRequirement & { resumes: number | null })[];
	/** The address of the group that is counted, which says nothing of the resume; null where there is none. */
	key: string | null;
	/** How many resumes were looked at; 0 where none were counted. */
	of: number;
	/** Resumes to open, in reading order. */
	five: {
		id: string;
		title: string;
		company: string;
		/** What it shows that none before it does; only what at least `leastSharers` resumes show. */
		adds: string[];
	}[];
};

/** A group by its address, with the skills that it lists; null where there is none. */
export type CountedGroup = (Pick<ComparedGroup, "skills"> & { key: string }) | null;

/**
 * A posting beside one's own resume, before the library is asked.
 * @param group that is counted. We are told what comes of it, so nothing of the resume may have chosen it
 */
export function matchPosting(
	posting: string,
	{ outline, months, year }: { outline: TextOutline; months: number; year: number },
	group: CountedGroup,
): PostingMatch {
	const known = new Set(group?.skills.map(({ key }) => key));
	const found = extractRequirements(posting, known);
	const requirements = joinChoices(markRequirements(found, outline, months, year));
	return {
		requirements: requirements.map((one) => ({ ...one, resumes: null })),
		key: group && roleKey(group.key),
		of: 0,
		five: [],
	};
}

/** The whole role, whatever level or company the group is of. */
function roleKey(key: string): string {
	const { role } = readGroupKey(key);
	return role.length > 0 ? writeGroupKey({ ...emptyQuery.filters, role }) : key;
}

/**
 * Marks each requirement in one's own resume. A bullet under a job proves it, a line about school a degree, and the
 * dates of the jobs prove years of any work; what only a list or a summary says is named, and so are years of
 * something, as dates do not say of what. A degree that is still studied for is none, unless that will do.
 * @param months of work, overlaps once
 * @param year the running one
 */
export function markRequirements(
	requirements: readonly FoundRequirement[],
	outline: Pick<TextOutline, "jobs" | "lines" | "skills" | "school" | "read">,
	months: number,
	year: number,
): MarkedRequirement[] {
	const unfinished = unfinishedDegrees(outline.school, year);
	const linesOf = (texts: readonly string[]) =>
		texts.map((text) => linesWithStems(text, unfinished.has(text)));
	const proofs = linesOf(outline.jobs.flatMap(({ bullets }) => bullets));
	const school = linesOf(outline.school);
	const others = linesOf([...outline.lines, ...outline.skills]);
	const held = linesBelowHeadings(outline.read);
	return requirements.map((requirement): MarkedRequirement => {
		if (requirement.kind === "years") {
			const isLong = months >= (requirement.min ?? 0) * 12;
			const mark = requirement.of === undefined ? "proved" : "named";
			return { ...requirement, mark: isLong ? mark : "missing", line: null };
		}
		const proving = requirement.kind === "degree" ? school : proofs;
		const proof = findLine(requirement, proving);
		if (proof) return { ...requirement, mark: "proved", line: proof };
		const line = findLine(requirement, others) ?? findHeld(requirement, held);
		return { ...requirement, mark: line ? "named" : "missing", line };
	});
}

/** What is no bullet, each line with the heading above it: a bullet tells of others' certificates too. */
function linesBelowHeadings(read: TextOutline["read"]): { line: Line; heading: string }[] {
	let heading = "";
	return read.flatMap(({ text, kind }) => {
		if (kind === "heading") heading = text;
		const isBeside = kind === "heading" || kind === "bullet" || kind === "contact";
		return isBeside ? [] : [{ line: linesWithStems(text), heading }];
	});
}

/** The line that names a certificate without its noun. */
function findHeld(
	{ kind, text }: FoundRequirement,
	lines: ReturnType<typeof linesBelowHeadings>,
): string | null {
	if (kind !== "certificate") return null;
	const name = withoutNoun(text);
	const hasWords = createWordFinder({ kind, text: name.text });
	const found = lines.find(
		({ line, heading }) =>
			hasWords(line.stems) && (name.isAlone || name.noun?.test(`${heading} ${line.text}`)),
	);
	return found?.line.text ?? null;
}

type Line = {
	text: string;
	names: (key: string) => boolean;
	stems: Set<string>;
	/** The rank of a degree that is finished. */
	degree: number;
};

const linesWithStems = (text: string, isUnfinished = false): Line => ({
	text,
	names: createSkillFinder([text]),
	stems: stemsOf(wordsOf(text)),
	degree: isUnfinished ? 0 : degreeRank(text),
});

function findLine(requirement: FoundRequirement, lines: readonly Line[]): string | null {
	const { kind, text } = requirement;
	const asked = kind === "degree" ? askedDegree(text) : null;
	const key = skillKey(text);
	const hasWords = createWordFinder(asked ? { kind, text: asked.subject } : requirement);
	if (asked) {
		const isAny = asked.subject === "";
		return (
			lines.find(
				({ text, degree, stems }) =>
					(requirement.ongoing ? namedRank(text) : degree) >= asked.rank &&
					(isAny || stems.has(asked.name ?? "") || hasWords(stems)),
			)?.text ?? null
		);
	}
	const versions = kind === "skill" ? versionedName(text) : null;
	const line = lines.find(({ text: given, names, stems }) =>
		versions ? versions.isIn(given) : (kind !== "duty" && names(key)) || hasWords(stems),
	);
	return line?.text ?? null;
}
