import { getReadingModel } from "#app/data/insights/reading-model.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import type { ResumeComparison } from "#app/domain/insights/comparison-result.ts";
import { withoutHistograms } from "#app/domain/insights/group-statistics.ts";
import { everyReadGroup, groupTries } from "#app/domain/insights/group-tries.ts";
import type { GroupCounts, GroupsByKey } from "#app/domain/insights/own/group-counts.ts";
import {
	beginningProblem,
	fileProblem,
	pastedProblem,
	textOfBlocks,
} from "#app/domain/insights/pasted-resume.ts";
import { givenProblem } from "#app/domain/insights/posting/given-text.ts";
import { withCounts } from "#app/domain/insights/posting/library-counts.ts";
import { titleRoles } from "#app/domain/insights/title-roles.ts";
import { fileKindOfName } from "#app/domain/intake/upload-rules.ts";
import type { ExperienceLevel } from "#app/domain/library/catalogue.ts";
import type { ResumeFilters } from "#app/domain/library/resume-query.ts";
import { readUploadedFile } from "#app/integrations/documents/foreign-files.server.ts";
import { compareText, type GivenText } from "#app/integrations/documents/texts.server.ts";
import type { SentFile } from "#app/integrations/multipart.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { countPosting } from "./count-posting.server.ts";

export type GivenResume = {
	text: string;
	/** The job posting that it is for; empty for none. */
	posting: string;
	/** Counts instead of the text when there is one. */
	file: SentFile | null;
	/** Of the file that the text was read from before. */
	pages: number | null;
	/** The group to compare with; empty lets the resume choose. */
	filters: ResumeFilters;
	/** The level that the person named; null lets the resume say it. */
	level: ExperienceLevel | null;
};

type Compared = {
	success: true;
	data: {
		text: string;
		pages: number | null;
		posting: string;
		comparison: ResumeComparison;
	};
};

/** @property read what was read before something else was refused: a browser cannot send the file again by itself */
type Refused = Failure & { read?: { text: string; pages: number | null } };

/**
 * Compares a resume with a group of the library. It is read in memory and forgotten: nothing of it is stored,
 * logged or sent anywhere.
 */
export function compareResume(
	services: Uses<"database" | "library" | "limits" | "log" | "resumeReader" | "search">,
	person: Person,
	given: GivenResume,
	now: Date,
): Promise<Compared | Refused> {
	return withUnexpectedFailure(services, messages.insights.failed, async () => {
		const retryAfter = await services.limits.consume(limits.comparePerPerson, person.id);
		if (retryAfter) return rateLimited(retryAfter);
		const read = await readGiven(given);
		if (!read.success) return read;
		const { text, pages } = read;
		const problem = pastedProblem(text, pages);
		if (problem) return rejected(problem, 400, given.file ? "file" : "text");
		const { posting } = given;
		const unlike = givenProblem(posting);
		if (unlike) return { ...rejected(unlike, 400, "posting"), read: { text, pages } };
		const known = await services.resumeReader();
		const comparison = await compareText(read, given, now, {
			reader: known?.reader ?? null,
			findGroup: (key) => findGroup(services, key),
		});
		if (!comparison) return { ...rejected(messages.insights.failed, 503), read: { text, pages } };
		if (comparison.posting) {
			const { requirements, key } = comparison.posting;
			const counts = await countPosting(services, requirements, key);
			comparison.posting = withCounts(comparison.posting, counts);
		}
		return { success: true, data: { text, pages, posting, comparison } };
	});
}

/** What a browser needs to do the same for itself, and the groups that are near to the one that is chosen. */
export async function readGroupCounts(
	services: Uses<"database" | "library">,
): Promise<GroupCounts> {
	const kept = await getReadingModel(services.database);
	const roles = kept?.model.role.labels ?? titleRoles;
	return {
		model: kept?.model ?? null,
		groups: await findGroups(services, everyReadGroup(roles)),
	};
}

/** The groups around the one that is chosen, which no resume changes. */
export function readGroupsNear(
	services: Uses<"library">,
	filters: ResumeFilters,
): Promise<GroupsByKey> {
	const tries = groupTries(filters, { kind: "unsure", roles: [] }, null);
	return findGroups(
		services,
		tries.map(({ key }) => key),
	);
}

async function findGroups(
	services: Uses<"library">,
	keys: readonly string[],
): Promise<GroupsByKey> {
	const groups: GroupsByKey = {};
	for (const key of keys) {
		const group = await findGroup(services, key);
		if (group) groups[key] = group;
	}
	return groups;
}

async function findGroup({ library }: Uses<"library">, key: string) {
	const statistics = await library.groups(key);
	return statistics && withoutHistograms(statistics);
}

/** The text of what was given. */
async function readGiven({
	text,
	file,
	pages,
}: GivenResume): Promise<({ success: true } & GivenText) | Failure> {
	if (!file) return { success: true, text, blocks: null, pages };
	const { textlessFile, wrongFile, largeFile } = messages.insights;
	const kind = fileKindOfName(file.name);
	if (!file.bytes) return rejected(largeFile, 413, "file");
	const problem = beginningProblem(kind, file.bytes);
	if (!kind || problem) return rejected(problem ?? wrongFile, 415, "file");
	const reading = await readUploadedFile(file.bytes, kind);
	if (!reading.success) return rejected(fileProblem(reading.reason), 422, "file");
	const found = textOfBlocks(reading.blocks);
	if (found.trim() === "") return rejected(textlessFile, 422, "file");
	return { success: true, text: found, blocks: reading.blocks, pages: reading.facts.pages };
}
