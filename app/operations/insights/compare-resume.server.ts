import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { compareMeasures } from "#app/domain/insights/comparison.ts";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import { findInResume } from "#app/domain/insights/findings.ts";
import { writeGroupKey } from "#app/domain/insights/group-key.ts";
import { emptyGroup, type GroupStatistics } from "#app/domain/insights/group-statistics.ts";
import { measureResume } from "#app/domain/insights/measured-resume.ts";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import { outlineOfBlocks } from "#app/domain/insights/outline-of-blocks.ts";
import { pastedProblem, textOfBlocks } from "#app/domain/insights/pasted-resume.ts";
import { type ReadsLike, readsLike, sureEnough } from "#app/domain/insights/reading-model.ts";
import { termsOf } from "#app/domain/insights/terms.ts";
import { beginsAs, fileKindOfName, signatureBytes } from "#app/domain/intake/upload-rules.ts";
import { emptyQuery, type ResumeFilters } from "#app/domain/library/resume-query.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
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
		const comparison = await compare(services, { text, pages }, given.filters, now);
		return { success: true, data: { text, isFromFile: pages !== null, comparison } };
	});
}

async function compare(
	services: Uses<"library" | "resumeReader">,
	{ text, pages }: { text: string; pages: number | null },
	filters: ResumeFilters,
	now: Date,
): Promise<ResumeComparison> {
	const outline = outlineOfBlocks(plainTextBlocks(text));
	const until = monthNumber(now.toISOString());
	const measured = measureResume(outline, until);
	const known = await services.resumeReader();
	const reading = known && readsLike(known.reader, termsOf(outline, until));
	const { key, statistics, chosenBy } = await chooseGroup(services, filters, reading);
	const compared = compareMeasures({ measured, pages }, statistics);
	return {
		readsLike: reading,
		group: { key, resumes: statistics.resumes, chosenBy },
		compared,
		findings: findInResume({ text, outline, measured, compared, group: statistics }),
	};
}

/** The group that was chosen; else that of the role and level it reads like, or wider ones; else everything. */
async function chooseGroup(
	{ library }: Uses<"library">,
	filters: ResumeFilters,
	reading: ReadsLike | null,
): Promise<{
	key: string;
	statistics: GroupStatistics;
	chosenBy: ResumeComparison["group"]["chosenBy"];
}> {
	const chosen = writeGroupKey(filters);
	const tries = chosen ? [chosen] : keysOfReading(reading);
	for (const key of tries) {
		const statistics = await library.groups(key);
		if (statistics) return { key, statistics, chosenBy: chosen ? "member" : "reading" };
	}
	return { key: "", statistics: (await library.groups("")) ?? emptyGroup(), chosenBy: "nobody" };
}

function keysOfReading(reading: ReadsLike | null): string[] {
	const [role, level] = [reading?.roles[0], reading?.levels[0]];
	if (!role || role.probability < sureEnough) return [];
	const ofRole = { ...emptyQuery.filters, role: [role.label] };
	const isLevelSure = level && level.probability >= sureEnough;
	return [
		...(isLevelSure ? [writeGroupKey({ ...ofRole, experienceLevel: [level.label] })] : []),
		writeGroupKey(ofRole),
	];
}

/** The text of what was given; `pages` only of a file, whose pages are its own. */
async function readGiven({
	text,
	file,
}: GivenResume): Promise<{ success: true; text: string; pages: number | null } | Failure> {
	if (!file) return { success: true, text, pages: null };
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
	return { success: true, text: found, pages: reading.facts.pages };
}
