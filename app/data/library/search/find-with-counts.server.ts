import { type SQL, sql } from "drizzle-orm";
import type { Facets, ResumePage } from "#app/domain/library/resume.ts";
import type { ResumeCursor } from "#app/domain/library/resume-cursor.ts";
import { chooseLooks } from "#app/domain/library/search/plan.ts";
import { type CellCount, countedQuestions, countFacets, toFacets } from "./count-facets.server.ts";
import { findCards, findPage, sizeOf, termQuestions, toPage } from "./find-page.server.ts";
import { gatherBoth, gatherCounted, type PageQuestion } from "./page-ways.server.ts";
import { askTerms, estimate, type Studied } from "./studied-query.server.ts";

/** A page and the counts of every filter option, with one look at the index of terms where that is enough. */
export async function findWithCounts(
	studied: Studied,
	after: ResumeCursor | null,
	limit: number,
): Promise<{ page: ResumePage; facets: Facets }> {
	const { query, selection } = studied;
	const question: PageQuestion = { query, after, wanted: sizeOf(limit) + 1, selection };
	switch (chooseLooks(estimate(studied, question.wanted))) {
		case "one": {
			const statement = gatherBoth(question, countedQuestions(studied));
			const { ids, cells } = await look<{ cells: CellCount[] | null }>(studied, statement);
			const page = await readPage(studied, ids, limit);
			return { page, facets: toFacets(studied, new Map(cells), 1, null) };
		}
		case "page-and-total": {
			const statement = gatherCounted(question, termQuestions(studied));
			const found = look<{ total: number }>(studied, statement);
			const [page, facets] = await Promise.all([
				found.then(({ ids }) => readPage(studied, ids, limit)),
				countFacets(
					studied,
					found.then(({ total }) => total),
				),
			]);
			return { page, facets };
		}
		case "apart": {
			const [page, facets] = await Promise.all([
				findPage(studied, after, limit),
				countFacets(studied),
			]);
			return { page, facets };
		}
	}
}

async function look<Counts>(studied: Studied, statement: SQL) {
	type Row = { ids: string[] | null } & Counts;
	const { rows } = await askTerms(studied, (connection) => connection.execute<Row>(statement));
	return rows[0] as Row;
}

async function readPage(
	{ database, query }: Studied,
	found: readonly string[] | null,
	limit: number,
): Promise<ResumePage> {
	const ids = sql`select unnest(${sql.param(found ?? [])}::uuid[]) as id`;
	return toPage(await findCards(database, ids, query.sort), query, sizeOf(limit));
}
