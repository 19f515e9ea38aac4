import { findShown } from "#app/data/insights/measurements.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { readGroupKey } from "#app/domain/insights/group-key.ts";
import { leastResumes, leastSharers } from "#app/domain/insights/group-limits.ts";
import { chooseFive, countShown, weightsOf } from "#app/domain/insights/posting/choose-five.ts";
import type { PostingCounts } from "#app/domain/insights/posting/library-counts.ts";
import type { AskedRequirement } from "#app/domain/insights/posting/requirement.ts";
import { findShownPlaces, shownResume } from "#app/domain/insights/posting/shown-terms.ts";
import {
	type Failure,
	rateLimited,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { readParts } from "#app/operations/base/read-parts.server.ts";
import type { Uses } from "#app/services.ts";

/** Of a large group the newest are looked at. */
const mostShown = 500;

/**
 * How many resumes of a group show each requirement of a posting, and which to open. Of a resume nothing is told but
 * what at least `leastSharers` of the group show. Nothing of the posting is kept.
 * @param key the address of the group; null where there is none
 */
export async function countPosting(
	{ database, search }: Uses<"database" | "search">,
	requirements: readonly AskedRequirement[],
	key: string | null,
): Promise<PostingCounts> {
	const all = key === null ? [] : await readShown({ database, search }, key);
	const shown = all.length < leastResumes ? [] : all;
	const kept = new Map<string, string>();
	const places = findShownPlaces(
		requirements,
		shown.map((row) => shownResume(row, kept)),
	);
	const candidates = shown.map(({ id }, at) => ({ id, shows: places[at] ?? [] }));
	const counts = countShown(candidates, requirements.length);
	const musts = requirements.map(({ must }) => must);
	const five = chooseFive(candidates, weightsOf(musts, counts, candidates.length));
	const rows = new Map(shown.map((row) => [row.id, row]));
	return {
		counts: counts.map((count) => (count < leastSharers ? null : count)),
		of: shown.length,
		five: five.flatMap(({ id, adds }) => {
			const row = rows.get(id);
			return row ? [{ id, title: row.title, company: row.company, adds }] : [];
		}),
	};
}

/** The same for a member whose browser has read the posting, as often as they may compare. */
export const countForMember = (
	services: Uses<"database" | "limits" | "log" | "search">,
	person: Person,
	{ requirements, key }: { requirements: readonly AskedRequirement[]; key: string },
): Promise<{ success: true; counts: PostingCounts } | Failure> =>
	withUnexpectedFailure(services, messages.insights.failed, async () => {
		const retryAfter = await services.limits.consume(limits.comparePerPerson, person.id);
		if (retryAfter) return rateLimited(retryAfter);
		return { success: true, counts: await countPosting(services, requirements, key) };
	});

async function readShown({ database, search }: Uses<"database" | "search">, key: string) {
	const filters = readGroupKey(key);
	const group = { filters, selection: await search.select(filters) };
	return readParts((after, limit) => findShown(database, group, after, limit), mostShown);
}
