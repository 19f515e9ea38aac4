import type { Database } from "#app/data/base/database.server.ts";
import {
	findLargestRole,
	findMembers,
	findPublicFacts,
} from "#app/data/insights/measurements.server.ts";
import { getReadingModel } from "#app/data/insights/reading-model.server.ts";
import type { LibrarySearch } from "#app/data/library/search/query.server.ts";
import { type ExampleGroup, summariseExample } from "#app/domain/insights/example-group.ts";
import { readGroupKey } from "#app/domain/insights/group-key.ts";
import { leastResumes, mostResumes } from "#app/domain/insights/group-limits.ts";
import { describeGroup, type GroupStatistics } from "#app/domain/insights/group-statistics.ts";
import { openReader, type ResumeReader } from "#app/domain/insights/reading-model.ts";
import { runInTurns } from "#app/integrations/pace.server.ts";
import { readParts } from "#app/operations/base/read-parts.server.ts";

/**
 * How the resumes of a group are built. Dear; ask `services.library.groups`, which keeps the answer.
 * @param key the address of the group's filters
 * @returns null when too few resumes of it have been measured
 */
export async function readGroup(
	{ database, search }: { database: Database; search: LibrarySearch },
	key: string,
): Promise<GroupStatistics | null> {
	const filters = readGroupKey(key);
	const asked = { filters, selection: await search.select(filters) };
	const read = (side: "group" | "rest") =>
		readParts(
			(after, limit) => findMembers(database, { group: asked, side }, after, limit),
			mostResumes,
		);
	const group = await read("group");
	if (group.length < leastResumes) return null;
	const rest = await read("rest");
	return runInTurns(describeGroup(group, rest));
}

/** A sample of this many says the same as all of them. */
const exampleResumes = 500;

/** One role from public facts alone, that of most of the newest resumes; null while the library is too small. */
export async function readExample(database: Database): Promise<ExampleGroup | null> {
	const role = await findLargestRole(database, exampleResumes);
	if (role === null) return null;
	return summariseExample(role, await findPublicFacts(database, role, exampleResumes));
}

/** Null while nothing has been learned. */
export async function loadReader(database: Database): Promise<ResumeReader | null> {
	const kept = await getReadingModel(database);
	if (!kept) return null;
	const facts = { resumes: kept.resumes, invented: kept.model.invented };
	return { reader: openReader(kept.model), facts };
}
