import type { Database } from "#app/data/base/database.server.ts";
import {
	type CountedSkills,
	countSkills,
	countUnreal,
	findHubCards,
	findPublicRows,
} from "#app/data/library/hub-rows.server.ts";
import { mostResumes } from "#app/domain/insights/group-limits.ts";
import {
	findHub,
	type Hub,
	type HubDirectory,
	type HubKey,
	type HubLink,
	leastInHub,
	neighborsOf,
} from "#app/domain/library/hubs/directory.ts";
import { summariseHub } from "#app/domain/library/hubs/public-figures.ts";
import { describeSkills } from "#app/domain/library/hubs/shared-skills.ts";
import type { HubSummary } from "#app/domain/library/hubs/summary.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { Uses } from "#app/services.ts";

/** Of a large library the skills of the newest resumes are counted. */
const mostCounted = 10_000;
/** With all that is known of them; of the next ones only the sheet and the title. */
const shownCards = 6;
const shownSheets = 20;
const shownNeighbors = 12;

/** What every hub is held against. Costly; kept by the library's caches. */
export const countLibrarySkills = (database: Database): Promise<CountedSkills> =>
	countSkills(database, null, mostCounted);

/**
 * The figures of a hub, in three statements. Ask `services.library.hubSummaries`, which keeps them.
 * @param address as `hubAddress` writes it
 */
export async function readHubSummary(
	{
		database,
		hubs,
		skills,
	}: {
		database: Database;
		hubs: () => Promise<HubDirectory>;
		skills: () => Promise<CountedSkills>;
	},
	address: string,
): Promise<HubSummary | null> {
	const found = findHub(await hubs(), readHubAddress(address));
	if (!found) return null;
	const { cells } = found.hub;
	if (found.hub.resumes < leastInHub) {
		return { figures: null, skills: null, unreal: await countUnreal(database, cells) };
	}
	const library = await skills();
	const [unreal, rows, own] = await Promise.all([
		countUnreal(database, cells),
		findPublicRows(database, cells, mostResumes),
		countSkills(database, { cells, since: library.since }, mostResumes),
	]);
	return { figures: summariseHub(rows), skills: describeSkills(own, library), unreal };
}

function readHubAddress(address: string): HubKey {
	const [, , kind, first = "", second] = address.split("/");
	return kind === "for" ? { company: null, role: first } : { company: first, role: second ?? null };
}

/** A sheet without what is written about it. */
export type HubSheet = Pick<ResumeCard, "id" | "title" | "sheetVersion" | "experienceLevel">;

export type HubPage = HubSummary & {
	hub: Omit<Hub, "cells">;
	address: string;
	cards: ResumeCard[];
	sheets: HubSheet[];
	neighbors: { roles: HubLink[]; companies: HubLink[] };
};

/** @returns null where there is no such hub */
export async function readHub(
	{ browsing, library }: Uses<"browsing" | "library">,
	key: HubKey,
): Promise<HubPage | null> {
	const directory = await library.hubs();
	const found = findHub(directory, key);
	if (!found) return null;
	const { address } = found;
	const { cells, ...hub } = found.hub;
	const [summary, cards] = await Promise.all([
		library.hubSummaries(address),
		findHubCards(browsing.database, cells, shownCards + shownSheets),
	]);
	// It went while it was read.
	if (!summary) return null;
	return {
		...summary,
		hub,
		address,
		cards: cards.slice(0, shownCards),
		sheets: cards.slice(shownCards).map(({ id, title, sheetVersion, experienceLevel }) => ({
			id,
			title,
			sheetVersion,
			experienceLevel,
		})),
		neighbors: neighborsOf(directory, found.hub, shownNeighbors),
	};
}
