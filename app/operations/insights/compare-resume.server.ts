import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { compareMeasures } from "#app/domain/insights/comparison.ts";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import { findInResume } from "#app/domain/insights/findings.ts";
import { emptyGroup, type GroupStatistics } from "#app/domain/insights/group-statistics.ts";
import { type GroupTry, groupTries } from "#app/domain/insights/group-tries.ts";
import { measureResume } from "#app/domain/insights/measured-resume.ts";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import { outlineOfBlocks } from "#app/domain/insights/outline-of-blocks.ts";
import { pastedProblem, textOfBlocks } from "#app/domain/insights/pasted-resume.ts";
import { readOutline } from "#app/domain/insights/read-resume.ts";
import { beginsAs, fileKindOfName, signatureBytes } from "#app/domain/intake/upload-rules.ts";
import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import type { ResumeFilters } from "#app/domain/library/resume-query.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { readUploadedFile } from "#app/integrations/documents/foreign-files.server.ts";
import type { SentFile } from "#app/integrations/multipart.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

export type GivenResume = {
	text: string;
	/** Counts instead of the text when there is one. */
	file: SentFile | null;
	/** The group to compare with; empty lets the resume choose. */
	filters: ResumeFilters;
	/** The level that the person named; null lets the resume say it. */
	level: ExperienceLevel | null;
};

type Compared = {
	success: true;
	data: { text: string; isFromFile: boolean; comparison: ResumeComparison };
};

/**
 * Compares a resume with a group of the library. It is read in memory and forgotten: nothing of it is stored,
 * logged or sent anywhere.
 */
export function compareResume(
	services: Uses<"library" | "limits" | "log" | "resumeReader">,
	person: Person,
	given: GivenResume,
	now: Date,
): Promise<Compared | Failure> {
	return withUnexpectedFailure(services, messages.insights.failed, async () => {
		const retryAfter = await services.limits.consume(limits.comparePerPerson, person.id);
		if (retryAfter) return rateLimited(retryAfter);
		const read = await readGiven(given);
		if (!read.success) return read;
		const { text, pages } = read;
		const problem = pastedProblem(text);
		if (problem) return rejected(problem, 400, pages === null ? "text" : "file");
		const comparison = await compare(services, read, given, now);
		return { success: true, data: { text, isFromFile: pages !== null, comparison } };
	});
}

async function compare(
	services: Uses<"library" | "resumeReader">,
	{ text, blocks, pages }: ReadText,
	{ filters, level }: Pick<GivenResume, "filters" | "level">,
	now: Date,
): Promise<ResumeComparison> {
	const outline = outlineOfBlocks(blocks);
	const measured = measureResume(outline, monthNumber(now.toISOString()));
	const known = await services.resumeReader();
	const reading = readOutline(outline, now, known?.reader ?? null);
	const [first, ...others] = reading.level.named;
	const sure = first !== undefined && others.length === 0 ? first : null;
	const tries = groupTries(filters, reading.role, level ?? sure);
	const { key, statistics, chosenBy } = await chooseGroup(services, tries);
	const compared = compareMeasures({ measured, pages }, statistics);
	const { resumes, invented } = statistics;
	return {
		reading,
		namedLevel: level,
		group: { key, resumes, invented, chosenBy },
		compared,
		findings: findInResume({ text, outline, measured, compared, group: statistics }),
	};
}

/** The first group with enough resumes; without one the resume is judged by rules alone. */
async function chooseGroup(
	{ library }: Uses<"library">,
	tries: readonly GroupTry[],
): Promise<GroupTry & { statistics: GroupStatistics }> {
	for (const one of tries) {
		const statistics = await library.groups(one.key);
		if (statistics) return { ...one, statistics };
	}
	return { key: "", statistics: emptyGroup(), chosenBy: "nobody" };
}

type ReadText = { text: string; blocks: readonly TextBlock[]; pages: number | null };

/** The text of what was given; `pages` only of a file, whose pages are its own. */
async function readGiven({
	text,
	file,
}: GivenResume): Promise<({ success: true } & ReadText) | Failure> {
	if (!file) return { success: true, text, blocks: plainTextBlocks(text), pages: null };
	const { unreadableFile, wrongFile, largeFile } = messages.insights;
	const kind = fileKindOfName(file.name);
	if (!file.bytes) return rejected(largeFile, 413, "file");
	if (!kind || !beginsAs(kind, file.bytes.subarray(0, signatureBytes))) {
		return rejected(wrongFile, 415, "file");
	}
	const reading = await readUploadedFile(file.bytes, kind);
	if (!reading.success) return rejected(unreadableFile, 422, "file");
	const found = textOfBlocks(reading.blocks);
	if (found.trim() === "") return rejected(unreadableFile, 422, "file");
	return { success: true, text: found, blocks: reading.blocks, pages: reading.facts.pages };
}
