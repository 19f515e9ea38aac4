import { type SQL, sql } from "drizzle-orm";
import type { Facets } from "#app/domain/library/resume.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import { chooseReads } from "#app/domain/library/search/plan.ts";
import { type CellCount, countFacets, countQueries, toFacets } from "./count-facets.server.ts";
import {
	type FoundRow,
	findCards,
	findRows,
	isRanked,
	requestOf,
	termQueries,
} from "./find-page.server.ts";
import { gatherBoth, gatherCounted } from "./page-strategies.server.ts";
import { askTerms, estimate, type PlanInputs } from "./plan-inputs.server.ts";

/** The first rows of a query and the counts of every filter option, from one read of the index of terms where that is enough. */
export async function findWithCounts(
	inputs: PlanInputs,
	after: ResumeCursor | null,
	wanted: number,
): Promise<{ rows: FoundRow[]; facets: Facets }> {
	const request = requestOf(inputs, after, wanted);
	const isApart = inputs.query.sort === "best" && !isRanked(inputs, after);
	switch (isApart ? "apart" : chooseReads(estimate(inputs, request.wanted))) {
		case "one": {
			const statement = gatherBoth(request, countQueries(inputs));
			const { ids, cells } = await readCounted<{ cells: CellCount[] | null }>(inputs, statement);
			const rows = await readRows(inputs, ids);
			return { rows, facets: toFacets(inputs, new Map(cells), 1, null) };
		}
		case "page-and-total": {
			const statement = gatherCounted(request, termQueries(inputs));
			const found = readCounted<{ total: number }>(inputs, statement);
			const [rows, facets] = await Promise.all([
				found.then(({ ids }) => readRows(inputs, ids)),
				countFacets(
					inputs,
					found.then(({ total }) => total),
				),
			]);
			return { rows, facets };
		}
		case "apart": {
			const [rows, facets] = await Promise.all([
				findRows(inputs, after, wanted),
				countFacets(inputs),
			]);
			return { rows, facets };
		}
	}
}

/** A resume, and how well it matches. */
type FoundId = [id: string, rank: number | null];

async function readCounted<Counts>(inputs: PlanInputs, statement: SQL) {
	type Row = { ids: FoundId[] | null } & Counts;
	const { rows } = await askTerms(inputs, (connection) => connection.execute<Row>(statement));
	return rows[0] as Row;
}

async function readRows(
	{ database, query, text }: PlanInputs,
	found: readonly FoundId[] | null,
): Promise<FoundRow[]> {
	const places = found ?? [];
	if (places.length === 0) return [];
	const ids = sql`select * from unnest(
		${sql.param(places.map(([id]) => id))}::uuid[], ${sql.param(places.map(([, rank]) => rank))}::int[]
	) as found(id, rank)`;
	return findCards(database, ids, query.sort, text);
}
