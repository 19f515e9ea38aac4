import { getLibraryVisit, noteLibraryVisit } from "#app/data/account/library-visits.server.ts";
import { hasAnswered } from "#app/data/account/outcomes.server.ts";
import { askTogether } from "#app/data/base/database.server.ts";
import { findFoundIn } from "#app/data/library/saved-finds.server.ts";
import { findSaved } from "#app/data/library/saved-searches.server.ts";
import { countKept } from "#app/data/reader/kept-lines.server.ts";
import { countOpened } from "#app/data/reader/reading-history.server.ts";
import type { Rights } from "#app/data/reader/rights.server.ts";
import { findStarred } from "#app/data/reader/shortlist.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { findInLibrary, type LibraryFound } from "#app/domain/reader/library-search.ts";
import type { OwnLibrary } from "#app/domain/reader/own-library.ts";
import { readNextDate } from "#app/operations/billing/read-next-date.server.ts";
import type { Uses } from "#app/services.ts";
import { readKeptLines } from "./read-kept-lines.server.ts";
import { readOpened } from "./read-opened.server.ts";

/** How much of each part is shown. */
const shown = { opened: 4, starred: 3, lines: 3, finds: 2 } as const;
/** At the first visit, what is new is what these days brought. */
const firstDays = 30;

type Reader = { person: Person; rights: Rights };

/**
 * What a member has, the latest of each part. The words of kept lines are read through the access decision, and of
 * nothing else a word of a resume.
 * @param isLooked false while a browser only prepares the page: then no visit is noted
 */
export async function readLibrary(
	services: Uses<"database">,
	{ person, rights }: Reader,
	now: Date,
	isLooked: boolean,
): Promise<OwnLibrary> {
	const { database } = services;
	const { id } = person;
	const [before, items, count, starred, lines, countLines, next, answered, saved] =
		await askTogether(database, (connection) => [
			isLooked
				? noteLibraryVisit(connection, id, now)
				: getLibraryVisit(connection, id).then((visit) => visit?.beforeAt ?? null),
			readOpened({ database: connection }, { person, rights }, now, shown.opened),
			countOpened(connection, id),
			findStarred(connection, id, shown.starred),
			readKeptLines({ database: connection }, person, now, { limit: shown.lines, rights }),
			countKept(connection, id),
			readNextDate({ database: connection }, person, now),
			hasAnswered(connection, id),
			findSaved(connection, id),
		]);
	return {
		opened: { items, count },
		starred,
		lines: { items: lines, count: countLines },
		searches: await readNews(services, id, saved, {
			from: before ?? addDays(now, -firstDays),
			until: now,
		}),
		visitedAt: before?.toISOString() ?? null,
		next,
		hasAnswered: answered,
	};
}

/** A member's saved searches with what is new for each, those with the most first. */
async function readNews(
	{ database }: Uses<"database">,
	userId: string,
	saved: Awaited<ReturnType<typeof findSaved>>,
	span: { from: Date; until: Date },
): Promise<OwnLibrary["searches"]> {
	if (saved.length === 0) return [];
	const finds = Map.groupBy(
		await findFoundIn(database, userId, span, shown.finds),
		({ searchId }) => searchId,
	);
	return saved
		.map(({ id, name, query }) => {
			const newest = finds.get(id) ?? [];
			return {
				...{ id, name, query, found: newest[0]?.found ?? 0 },
				newest: newest.map(({ id, title, company }) => ({ id, title, company })),
			};
		})
		.sort((one, other) => other.found - one.found);
}

/** Searches in all that a member has. */
export async function searchLibrary(
	services: Uses<"database">,
	{ person, rights }: Reader,
	now: Date,
	words: string,
): Promise<LibraryFound> {
	const { database } = services;
	const { id } = person;
	const [opened, starred, lines, saved] = await askTogether(database, (connection) => [
		readOpened({ database: connection }, { person, rights }, now),
		findStarred(connection, id),
		readKeptLines({ database: connection }, person, now, { rights }),
		findSaved(connection, id),
	]);
	const searches = saved.map(({ id, name, query }) => ({ id, name, query }));
	return findInLibrary({ opened, starred, lines, searches }, words);
}
