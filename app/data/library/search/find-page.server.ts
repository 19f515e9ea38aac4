import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { cardColumns, toCard } from "#app/data/library/resume-cards.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import type { ResumePage } from "#app/domain/library/resume.ts";
import { type ResumeCursor, writeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery, ResumeSort } from "#app/domain/library/resume-query.ts";
import { choosePagePlan, type PagePlan } from "#app/domain/library/search/plan.ts";
import { gather, merge, orders, type PageRequest, walk } from "./page-strategies.server.ts";
import { askTerms, estimate, type PlanInputs } from "./plan-inputs.server.ts";

const pageMaximum = 100;

/** How many cards a page with a limit has. */
export const sizeOf = (limit: number): number => Math.min(Math.max(1, limit), pageMaximum);

/** A page by the plan that fits best, or by the other one where that ends early. */
export async function findPage(
	inputs: PlanInputs,
	after: ResumeCursor | null,
	limit: number,
): Promise<ResumePage> {
	const { query, selection } = inputs;
	const size = sizeOf(limit);
	const request: PageRequest = { query, after, wanted: size + 1, selection };
	const queries = termQueries(inputs);
	const [plan, otherwise] = choosePagePlan(estimate(inputs, request.wanted));
	let rows = await readCards(inputs, plan, request, queries);
	if (otherwise && rows.length < request.wanted) {
		rows = await readCards(inputs, otherwise, request, queries);
	}
	return toPage(rows, query, size);
}

/** To the index of terms: what the words and all the filters find. */
export const termQueries = ({ text, filterQueries }: PlanInputs): string[] => [
	...(text?.queries ?? []),
	...filterQueries,
];

async function readCards(
	inputs: PlanInputs,
	plan: PagePlan,
	request: PageRequest,
	queries: readonly string[],
) {
	const ids = statementOf(plan, request, queries);
	if (!ids) return [];
	if (plan.strategy !== "gather") return findCards(inputs.database, ids, request.query.sort);
	return askTerms(inputs, (connection) => findCards(connection, ids, request.query.sort));
}

function statementOf(plan: PagePlan, request: PageRequest, queries: readonly string[]): SQL | null {
	switch (plan.strategy) {
		case "walk":
			return walk(request, plan.bound);
		case "merge":
			return merge(request);
		case "gather":
			return gather(request, queries);
		case "nothing":
			return null;
	}
}

/** The cards of these resumes, in the order that they were found in. */
export function findCards(connection: Connection, ids: SQL, sort: ResumeSort) {
	return connection
		.select(cardColumns)
		.from(resumes)
		.innerJoin(sql`(${ids}) as page`, sql`page.id = ${resumes.id}`)
		.where(isPublished)
		.orderBy(orders[sort]);
}

export function toPage(
	rows: readonly Parameters<typeof toCard>[0][],
	query: ResumeQuery,
	size: number,
): ResumePage {
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	const isMore = rows.length > size && last !== undefined;
	return {
		resumes: shown.map(toCard),
		nextCursor: isMore
			? writeCursor({
					sort: query.sort,
					id: last.id,
					createdAt: last.createdAt.toISOString(),
					isFeatured: last.isFeatured,
					viewCount: last.viewCount,
				})
			: null,
	};
}
