import type { Services } from "#app/services.ts";

/** The library has changed: drops the cached figures of this process and its cached pages. */
export function invalidateLibrary(services: Services): void {
	services.libraryCounts.invalidate();
	services.backgroundValues.invalidate();
	services.libraryFacets.invalidate();
	services.libraryStatistics.invalidate();
	services.libraryGroups.invalidate();
	services.exampleGroup.invalidate();
	// After the figures, because a page that is rendered from now on is cached.
	services.libraryVersion.raise();
}
