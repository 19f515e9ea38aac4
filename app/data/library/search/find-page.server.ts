import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { cardColumns, toCard } from "#app/data/library/resume-cards.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import type { ResumePage } from "#app/domain/library/resume.ts";
import { type ResumeCursor, writeCursor } from "#app/domain/library/resume-cursor.ts";
import type { ResumeQuery, ResumeSort } from "#app/domain/library/resume-query.ts";
import { choosePagePlan, type PagePlan } from "#app/domain/library/search/plan.ts";
import { gather, merge, orders, type PageQuestion, walk } from "./page-ways.server.ts";
import { askTerms, estimate, type Studied } from "./studied-query.server.ts";

const pageMaximum = 100;

/** How many cards a page has that is asked for with a limit. */
export const sizeOf = (limit: number): number => Math.min(Math.max(1, limit), pageMaximum);

/** A page by the plan that fits best, or by the other one where that ends early. */
export async function findPage(
	studied: Studied,
	after: ResumeCursor | null,
	limit: number,
): Promise<ResumePage> {
	const { query, selection } = studied;
	const size = sizeOf(limit);
	const question: PageQuestion = { query, after, wanted: size + 1, selection };
	const questions = termQuestions(studied);
	const [plan, otherwise] = choosePagePlan(estimate(studied, question.wanted));
	let rows = await readCards(studied, plan, question, questions);
	if (otherwise && rows.length < question.wanted) {
		rows = await readCards(studied, otherwise, question, questions);
	}
	return toPage(rows, query, size);
}

/** To the index of terms: what the words and all the filters find. */
export const termQuestions = ({ text, filterQuestions }: Studied): string[] => [
	...(text?.questions ?? []),
	...filterQuestions,
];

async function readCards(
	studied: Studied,
	plan: PagePlan,
	question: PageQuestion,
	questions: readonly string[],
) {
	const ids = statementOf(plan, question, questions);
	if (!ids) return [];
	if (plan.way !== "gather") return findCards(studied.database, ids, question.query.sort);
	return askTerms(studied, (connection) => findCards(connection, ids, question.query.sort));
}

function statementOf(
	plan: PagePlan,
	question: PageQuestion,
	questions: readonly string[],
): SQL | null {
	switch (plan.way) {
		case "walk":
			return walk(question, plan.bound);
		case "merge":
			return merge(question);
		case "gather":
			return gather(question, questions);
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
