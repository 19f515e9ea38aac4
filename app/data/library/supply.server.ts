import { desc, eq, gte, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes, resumeViews } from "#app/data/base/schema/library.server.ts";
import type { MostOpened } from "#app/domain/admin/demand.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { FilterField } from "#app/domain/library/resume-query.ts";
import { columns, isPublished } from "./resume-conditions.server.ts";

/**
 * How many resumes the library has of each value of a field: read from an index alone. What a filter finds
 * by a value is the domain's matter.
 */
export async function countValues(
	connection: Connection,
	field: FilterField,
): Promise<{ value: string; count: number }[]> {
	const value = columns[field];
	return connection
		.select({ value, count: sql<number>`count(*)::int` })
		.from(resumes)
		.where(isPublished)
		.groupBy(value);
}

/** The resumes that were opened most from a day on: once a person and day each. */
export async function findMostOpened(
	connection: Connection,
	from: string,
	limit: number,
): Promise<MostOpened[]> {
	const opens = sql<number>`count(*)::int`;
	const most = connection
		.select({ resumeId: resumeViews.resumeId, opens: opens.as("opens") })
		.from(resumeViews)
		.where(gte(resumeViews.day, from))
		.groupBy(resumeViews.resumeId)
		.orderBy(desc(opens), resumeViews.resumeId)
		.limit(limit)
		.as("most");
	return connection
		.select({
			...pick(resumes, "id", "title", "company", "role"),
			opens: most.opens,
		})
		.from(most)
		.innerJoin(resumes, eq(resumes.id, most.resumeId))
		.orderBy(desc(most.opens), resumes.id);
}
