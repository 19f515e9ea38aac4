import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import { emptyQuery, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { titleOfPosting } from "../career/posting-target.ts";
import { compareMeasures } from "../comparison.ts";
import type { ResumeComparison } from "../comparison-result.ts";
import { findInResume } from "../findings.ts";
import { writeGroupKey } from "../group-key.ts";
import { type ComparedGroup, emptyGroup } from "../group-statistics.ts";
import { type GroupTry, groupTries } from "../group-tries.ts";
import { monthNumber } from "../month-ranges.ts";
import { outlineOfBlocks } from "../outline-of-blocks.ts";
import { type CountedGroup, matchPosting } from "../posting/match-requirements.ts";
import { readOutline } from "../read-resume.ts";
import type { Reader } from "../reading-model.ts";
import { figuresOfResume } from "../sheet/resume-figures.ts";
import { languageOf } from "../sheet/resume-language.ts";
import { titleRoles } from "../title-roles.ts";
import { knownChecks } from "./known-checks.ts";

/** A resume as it was pasted or read from a file; `pages` only of a file, whose pages are its own. */
export type ReadText = { text: string; blocks: readonly TextBlock[]; pages: number | null };

/** What a resume is compared with. */
export type Yardstick = {
	/** What was learned from the library; null before there is anything. */
	reader: Reader | null;
	/** A group by the address of its filters; null of too few resumes. */
	findGroup: (key: string) => Promise<ComparedGroup | null>;
};

/** Which group was chosen, which level the person has named, and the job posting; empty for none. */
export type Wanted = { filters: ResumeFilters; level: ExperienceLevel | null; posting: string };

/**
 * Compares a resume with the first group that has enough resumes. The server and the browser do the same.
 * @param now when what is still going on is measured
 */
export async function compareWithGroups(
	{ text, blocks, pages }: ReadText,
	{ filters, level, posting }: Wanted,
	now: Date,
	{ reader, findGroup }: Yardstick,
): Promise<ResumeComparison> {
	const whole = outlineOfBlocks(blocks);
	const reading = readOutline(whole, now, reader);
	// What was taken for a job where no heading is known counts for nothing.
	const outline = reading.isOutlined ? whole : { ...whole, jobs: reading.jobs };
	const measured = figuresOfResume(outline, monthNumber(now.toISOString()));
	const [first, ...others] = reading.level.named;
	const sure = first !== undefined && others.length === 0 ? first : null;
	const { language } = reading;
	// Its words and its parts cannot be counted as those of the library are.
	const tries = reading.isOutlined ? groupTries(filters, reading.role, level ?? sure) : [];
	const { key, group, chosenBy } = await chooseGroup(tries, findGroup);
	const compared = compareMeasures({ measured, pages }, group);
	const { resumes, invented } = group;
	return {
		reading,
		namedLevel: level,
		group: { key, resumes, invented, chosenBy },
		compared,
		findings: findInResume({ text, outline, measured, compared, group, language }),
		checks: knownChecks({ outline, measured, pages, language }),
		postingLanguage: languageOf(posting.split("\n")),
		posting:
			posting.trim() === ""
				? null
				: matchPosting(
						posting,
						{ outline, months: measured.months, year: now.getUTCFullYear() },
						chosenBy === "member" || chosenBy === "wider"
							? { key, skills: group.skills }
							: await groupOfPosting(posting, reader, findGroup),
					),
	};
}

/** The role that a posting names, where its group has enough resumes. The resume has no say in it. */
async function groupOfPosting(
	posting: string,
	reader: Reader | null,
	findGroup: Yardstick["findGroup"],
): Promise<CountedGroup> {
	const titled = titleOfPosting(posting, reader?.role.labels ?? titleRoles);
	if (!titled) return null;
	const key = writeGroupKey({ ...emptyQuery.filters, role: [titled.role] });
	const group = await findGroup(key);
	return group && { key, skills: group.skills };
}

/** The first group with enough resumes; without one the resume is judged by rules alone. */
async function chooseGroup(
	tries: readonly GroupTry[],
	findGroup: Yardstick["findGroup"],
): Promise<GroupTry & { group: ComparedGroup }> {
	for (const one of tries) {
		const group = await findGroup(one.key);
		if (group) return { ...one, group };
	}
	return { key: "", group: emptyGroup(), chosenBy: "nobody" };
}
