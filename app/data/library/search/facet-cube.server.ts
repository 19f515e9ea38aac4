import { sql } from "drizzle-orm";
import type { Connection, Database } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { libraryChanges } from "#app/data/base/schema/search.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { type Cell, type Cube, createCube } from "#app/domain/library/search/cube.ts";

/** The counts of the library in memory, as of the moment of the call. */
export type LibraryCube = {
	/** Reads what has changed since it was asked last: a row or two. The first call counts everything. */
	current(): Promise<Cube>;
	/** A number that is another one when the library has changed since it was asked last. */
	revision(): Promise<number>;
};

/** What was seen of the library, and the transactions whose changes that includes. */
type Seen = { cube: Cube; snapshot: string; at: number };

/** Changes are kept for a day; a process that slept for longer than this counts again, well before that. */
const rememberedMilliseconds = 6 * 3_600_000;

export function createLibraryCube(database: Database): LibraryCube {
	let seen: Seen | undefined;
	let last: Promise<unknown> = Promise.resolve();
	let revision = 0;

	async function readOn(): Promise<Cube> {
		const now = performance.now();
		if (!seen || now - seen.at > rememberedMilliseconds) {
			seen = await countAll(database, now);
			revision++;
		} else {
			const { snapshot, changes } = await readChanges(database, seen.snapshot);
			for (const change of changes) seen.cube.add(change);
			revision += changes.length;
			seen = { cube: seen.cube, snapshot, at: now };
		}
		return seen.cube;
	}

	function current(): Promise<Cube> {
		// One after the other: two that read the same changes would both add them.
		const reading = last.then(readOn);
		last = reading.catch(() => {});
		return reading;
	}

	return {
		current,
		async revision() {
			await current();
			return revision;
		},
	};
}

async function countAll(database: Database, at: number): Promise<Seen> {
	return database.transaction(
		async (transaction) => {
			const snapshot = await readSnapshot(transaction);
			const counted = await transaction
				.select({
					id: sql<number>`resume_cell(${resumes.company}, ${resumes.role}, ${resumes.industry},
						${resumes.experienceLevel}, ${resumes.isFeatured}, ${resumes.visaSponsored})::float8`,
					company: resumes.company,
					role: resumes.role,
					industry: resumes.industry,
					experienceLevel: resumes.experienceLevel,
					isFeatured: resumes.isFeatured,
					visaSponsored: resumes.visaSponsored,
					count: sql<number>`count(*)::int`,
				})
				.from(resumes)
				.where(isPublished)
				.groupBy(
					resumes.company,
					resumes.role,
					resumes.industry,
					resumes.experienceLevel,
					resumes.isFeatured,
					resumes.visaSponsored,
				);
			return { cube: createCube(counted), snapshot, at };
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}

async function readSnapshot(connection: Connection): Promise<string> {
	const { rows } = await connection.execute<{ snapshot: string }>(
		sql`select pg_current_snapshot()::text as snapshot`,
	);
	return rows[0]?.snapshot ?? "";
}

/**
 * The changes of the transactions that were not over when a snapshot was taken. Their numbers alone would not
 * do: one with a lower number may end later.
 */
async function readChanges(
	connection: Connection,
	since: string,
): Promise<{ snapshot: string; changes: Cell[] }> {
	const { rows } = await connection.execute<{ snapshot: string; changes: Cell[] | null }>(sql`
		select pg_current_snapshot()::text as snapshot, (
			select json_agg(json_build_object(
				'id', ${libraryChanges.cell}, 'count', ${libraryChanges.change},
				'company', ${libraryChanges.company}, 'role', ${libraryChanges.role},
				'industry', ${libraryChanges.industry}, 'experienceLevel', ${libraryChanges.experienceLevel},
				'isFeatured', ${libraryChanges.isFeatured}, 'visaSponsored', ${libraryChanges.visaSponsored}
			)) from ${libraryChanges}
			where ${libraryChanges.transaction} >= pg_snapshot_xmin(${since}::pg_snapshot)
				and not pg_visible_in_snapshot(${libraryChanges.transaction}, ${since}::pg_snapshot)
		) as changes`);
	return { snapshot: rows[0]?.snapshot ?? since, changes: rows[0]?.changes ?? [] };
}
