import { sql } from "drizzle-orm";
import type { Database } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { type AskedOfLine, linesOnPage, pagesAtMost } from "#app/domain/library/lines/asked.ts";
import type { FoundLines, LinePlace } from "#app/domain/library/lines/found.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import { readCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { Cube } from "#app/domain/library/search/cube.ts";
import { type AskedInputs, readAskedInputs } from "./asked-inputs.server.ts";
import { findLocked } from "./find-locked.server.ts";
import { findFirstLines, findOpen, type Readable } from "./find-open.server.ts";
import { isShared } from "./is-shared.server.ts";
import { placeColumns, toPlace } from "./place-columns.server.ts";

/** The contract of the search of lines; docs/search.md says what it promises and why. */
export type LineSearch = {
	/**
	 * Lines of resumes that the viewer may read, in words; of all others only which resumes have the words.
	 * @param readable by the access decision, of this moment
	 * @param after as `FoundLines.next` said; what cannot be read means the first page
	 */
	find(
		query: ResumeQuery,
		asked: AskedOfLine,
		readable: Readable,
		after: string | null,
	): Promise<FoundLines>;
};

export function createLineSearch(database: Database, currentCube: () => Promise<Cube>): LineSearch {
	return {
		async find(query, asked, readable, after) {
			const inputs = await readAskedInputs(database, currentCube(), query, asked);
			return readable === "all"
				? findEverywhere(inputs, after)
				: findPartly(inputs, readable, after);
		},
	};
}

/** For a viewer who may read everything. */
async function findEverywhere(inputs: AskedInputs, after: string | null): Promise<FoundLines> {
	const asksForWords = isAskedFor(inputs);
	if (!asksForWords) return findFirstOfEach(inputs, after);
	const page = Math.min(pagesAtMost - 1, Math.max(0, Number.parseInt(after ?? "0", 10) || 0));
	const { lines, total, isAbout, facets } = await findOpen(inputs, "all", page);
	const isMore = (page + 1) * linesOnPage < total && lines.length === linesOnPage;
	return {
		open: lines,
		openTotal: total,
		isOpenTotalAbout: isAbout,
		locked: [],
		facets,
		understood: inputs.read.understood,
		next: isMore && page + 1 < pagesAtMost ? String(page + 1) : null,
	};
}

const isAskedFor = ({ read, asked }: AskedInputs): boolean =>
	read.wanted.length > 0 || asked.verb !== null || asked.number;

/** Without words: one line of each resume. */
async function findFirstOfEach(inputs: AskedInputs, after: string | null): Promise<FoundLines> {
	const { rows, nextCursor, facets } = await findLocked(
		inputs,
		readCursor(after, "featured"),
		linesOnPage,
	);
	const open = await findFirstLines(
		inputs,
		rows.map(({ id }) => id),
	);
	return {
		open,
		openTotal: 0,
		isOpenTotalAbout: false,
		locked: [],
		facets,
		understood: inputs.read.understood,
		next: nextCursor,
	};
}

/** For everybody else. What comes first never depends on what a locked line says, only on whether five say it. */
async function findPartly(
	inputs: AskedInputs,
	readable: readonly string[],
	after: string | null,
): Promise<FoundLines> {
	const cursor = readCursor(after, "featured");
	const [shared, own] = await Promise.all([
		isShared(inputs),
		isAskedFor(inputs) ? findOpen(inputs, readable, 0) : null,
	]);
	const found = shared ? await findLocked(inputs, cursor, linesOnPage) : null;
	const rows = (found?.rows ?? []).filter(({ id }) => !readable.includes(id));
	return {
		open: cursor ? [] : (own?.lines ?? []),
		openTotal: own?.total ?? 0,
		isOpenTotalAbout: false,
		locked: await readPlaces(
			inputs.database,
			rows.map(({ id }) => id),
		),
		facets: found?.facets ?? noFacets(inputs),
		understood: inputs.read.understood,
		next: found?.nextCursor ?? null,
	};
}

/** What the filters show when no locked resume is an answer: the same for every such search. */
const noFacets = ({ cube, query }: AskedInputs): Facets => ({
	...cube.countFacets(query.filters, new Map()),
	isTotalEstimate: false,
	areCountsEstimates: false,
});

async function readPlaces(database: Database, ids: readonly string[]): Promise<LinePlace[]> {
	if (ids.length === 0) return [];
	const rows = await database
		.select(placeColumns)
		.from(resumes)
		.where(sql`${resumes.inLines} and ${resumes.id} = any(${sql.param(ids)}::uuid[])`);
	const byId = new Map(rows.map((row) => [row.resumeId, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [toPlace(row)] : [];
	});
}
