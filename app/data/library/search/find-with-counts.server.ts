import { type SQL, sql } from "drizzle-orm";
import type { Facets, ResumePage } from "#app/domain/library/resume.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import { chooseReads } from "#app/domain/library/search/plan.ts";
import { type CellCount, countFacets, countQueries, toFacets } from "./count-facets.server.ts";
import {
	findCards,
	findPage,
	isRanked,
	requestOf,
	sizeOf,
	termQueries,
	toPage,
} from "./find-page.server.ts";
import { gatherBoth, gatherCounted } from "./page-strategies.server.ts";
import { askTerms, estimate, type PlanInputs } from "./plan-inputs.server.ts";

/** A page and the counts of every filter option, from one read of the index of terms where that is enough. */
export async function findWithCounts(
	inputs: PlanInputs,
	after: ResumeCursor | null,
	limit: number,
): Promise<{ page: ResumePage; facets: Facets }> {
	const request = requestOf(inputs, after, sizeOf(limit) + 1);
	const isApart = inputs.query.sort === "best" && !isRanked(inputs, after);
	switch (isApart ? "apart" : chooseReads(estimate(inputs, request.wanted))) {
		case "one": {
			const statement = gatherBoth(request, countQueries(inputs));
			const { ids, cells } = await readCounted<{ cells: CellCount[] | null }>(inputs, statement);
			const page = await readPage(inputs, ids, limit);
			return { page, facets: toFacets(inputs, new Map(cells), 1, null) };
		}
		case "page-and-total": {
			const statement = gatherCounted(request, termQueries(inputs));
			const found = readCounted<{ total: number }>(inputs, statement);
			const [page, facets] = await Promise.all([
				found.then(({ ids }) => readPage(inputs, ids, limit)),
				countFacets(
					inputs,
					found.then(({ total }) => total),
				),
			]);
			return { page, facets };
		}
		case "apart": {
			const [page, facets] = await Promise.all([
				findPage(inputs, after, limit),
				countFacets(inputs),
			]);
			return { page, facets };
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

async function readPage(
	{ database, query, text }: PlanInputs,
	found: readonly FoundId[] | null,
	limit: number,
): Promise<ResumePage> {
	const places = found ?? [];
	const ids = sql`select * from unnest(
		${sql.param(places.map(([id]) => id))}::uuid[], ${sql.param(places.map(([, rank]) => rank))}::int[]
	) as found(id, rank)`;
	return toPage(await findCards(database, ids, query.sort, text), { query, text }, sizeOf(limit));
}
