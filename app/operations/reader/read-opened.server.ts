import type { Connection } from "#app/data/base/database.server.ts";
import { findOpened } from "#app/data/reader/reading-history.server.ts";
import type { Rights } from "#app/data/reader/rights.server.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { type LibraryItem, stateInLibrary } from "#app/domain/reader/unlocked-resumes.ts";

/**
 * What a member has opened, the latest first, with whether each opens now.
 * @param limit only the latest
 */
export async function readOpened(
	{ database }: { database: Connection },
	{ person, rights }: { person: Person; rights: Rights },
	now: Date,
	limit?: number,
): Promise<LibraryItem[]> {
	const { emailConfirmed } = person;
	const rows = await findOpened(database, person.id, limit);
	return rows.map(({ resume, unlock, openedAt, ...row }) => ({
		...row,
		// Its drawing went with it.
		sheetVersion: resume === "withdrawn" ? null : row.sheetVersion,
		openedAt: openedAt.toISOString(),
		...stateInLibrary({ person: { emailConfirmed }, resume, ...rights, unlock }, now),
	}));
}
