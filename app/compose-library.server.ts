import type { FieldLetter } from "#app/content/fields/field.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { countTiers } from "#app/data/intake/resume-evidence.server.ts";
import { findViewedResumes } from "#app/data/library/field-resumes.server.ts";
import {
	countStatistics,
	findBackgroundValues,
} from "#app/data/library/resume-statistics.server.ts";
import { countLibrary } from "#app/data/library/resumes.server.ts";
import { findWords } from "#app/data/library/search/suggestions.server.ts";
import { namedCompanies, roles } from "#app/domain/library/catalogue.ts";
import { buildDirectory } from "#app/domain/library/hubs/directory.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { suggestionsMaximum } from "#app/domain/library/suggestions.ts";
import type { ViewedResume } from "#app/domain/library/viewed-resumes.ts";
import { createLibraryVersion } from "#app/integrations/library-version.server.ts";
import {
	type Memoized,
	memoize,
	memoizeByKey,
	memoizeCostly,
} from "#app/integrations/memoize.server.ts";
import { readCareerRoutes } from "#app/operations/insights/read-career-routes.server.ts";
import { readExample, readGroup } from "#app/operations/insights/read-group.server.ts";
import { countLibrarySkills, readHubSummary } from "#app/operations/library/read-hub.server.ts";
import { compareWithOthers } from "#app/operations/reader/read-beside.server.ts";
import { makeLineFilter } from "#app/operations/reader/read-marks.server.ts";
import type { LibraryCaches, Services } from "#app/services.ts";

const countsLiveMilliseconds = 10_000;
const valuesLiveMilliseconds = 10 * 60_000;
const offeredBackgroundValues = 8;
const facetsLiveMilliseconds = 60_000;
const wordsLiveMilliseconds = 30_000;
const keptPrefixes = 1_000;
/** Some are left out again: what was typed already, and what is a company's name. */
const spareWords = 4;
/** Another process may have changed the library: so long its figures may be old. */
const insightsLiveMilliseconds = 5 * 60_000;
/** More than a comparison may ask for: six for each of forty roles, and the fields. */
const keptGroups = 300;
const keptHubs = 300;
const keptBeside = 500;
/** Costly in a large library. Until then a new resume is not checked, and a withdrawn one still is. */
const filtersLiveMilliseconds = 15 * 60_000;
const keptFilters = 20;

/** What a change of the library makes wrong at once. */
const changing = [
	"counts",
	"tiers",
	"backgroundValues",
	"facets",
	"statistics",
	"groups",
	"careerRoutes",
	"hubs",
	"hubSummaries",
	"beside",
	"example",
] as const;

/**
 * Makes the caches of the library. They live as long as their constants say, or until `invalidate`. What is counted
 * of measurements is read from the database itself: it is dropped when they are written, and kept for minutes.
 */
export function createLibraryCaches({
	database,
	browsing,
	search,
	clock,
}: Pick<Services, "database" | "browsing" | "search" | "clock">): LibraryCaches {
	const copy = browsing.database;
	const skills = memoize(clock, insightsLiveMilliseconds, () => countLibrarySkills(database));
	const caches: LibraryCaches = {
		version: createLibraryVersion(),
		counts: memoize(clock, countsLiveMilliseconds, async () =>
			countLibrary(copy, await search.size(), clock()),
		),
		tiers: memoize(clock, countsLiveMilliseconds, () => countTiers(copy)),
		backgroundValues: memoize(clock, valuesLiveMilliseconds, async () =>
			findBackgroundValues(copy, await search.size(), offeredBackgroundValues),
		),
		viewedResumes: Object.fromEntries(
			Object.values(fields).map(({ letter, resumes }) => [
				letter,
				memoize(clock, countsLiveMilliseconds, () =>
					findViewedResumes({ database: copy, search }, resumes),
				),
			]),
		) as Record<FieldLetter, Memoized<readonly ViewedResume[]>>,
		facets: memoize(clock, facetsLiveMilliseconds, () => search.countFacets(emptyQuery)),
		words: memoizeByKey(clock, wordsLiveMilliseconds, keptPrefixes, (prefix) =>
			findWords(copy, prefix, suggestionsMaximum + spareWords),
		),
		statistics: memoizeCostly(() => countStatistics(copy)),
		groups: memoizeByKey(clock, insightsLiveMilliseconds, keptGroups, (key) =>
			readGroup({ database, search }, key),
		),
		careerRoutes: memoize(clock, insightsLiveMilliseconds, () => readCareerRoutes(database)),
		hubs: memoize(clock, facetsLiveMilliseconds, async () =>
			buildDirectory(await search.cells(), { companies: namedCompanies, roles }),
		),
		hubSummaries: memoizeByKey(clock, insightsLiveMilliseconds, keptHubs, (address) =>
			readHubSummary({ database, hubs: caches.hubs, skills }, address),
		),
		beside: memoizeByKey(clock, insightsLiveMilliseconds, keptBeside, (resumeId) =>
			compareWithOthers({ database, search }, resumeId),
		),
		example: memoize(clock, insightsLiveMilliseconds, () => readExample(database)),
		lineFilters: memoizeByKey(clock, filtersLiveMilliseconds, keptFilters, async (role) => {
			const { resumes } = await search.size();
			const of = role === "" ? resumes : ((await search.countEach("role")).get(role) ?? 0);
			return makeLineFilter(database, role, of);
		}),
		async invalidate() {
			// Nothing is read any more that a replica has from before.
			await browsing.follow();
			for (const name of changing) caches[name].invalidate();
			skills.invalidate();
			// After the figures: a page that is begun now is kept.
			caches.version.raise();
		},
	};
	return caches;
}
