import type { Services } from "#app/services.ts";

/** The library has changed: what this process keeps of it is made anew, and no page of before is given out. */
export function forgetLibrary(services: Services): void {
	services.libraryCounts.forget();
	services.backgroundValues.forget();
	services.libraryFacets.forget();
	services.libraryStatistics.forget();
	services.libraryGroups.forget();
	services.exampleGroup.forget();
	// After the figures: a page that is begun now is kept.
	services.libraryVersion.raise();
}
