import { and, desc, isNotNull, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { TypedField } from "#app/domain/library/resume-query.ts";
import { sharesToRead } from "#app/domain/library/search/plan.ts";
import { buildStatistics, type LibraryStatistics } from "#app/domain/library/statistics.ts";
import { backgroundColumns, isPublished } from "./resume-conditions.server.ts";

/**
 * The library in figures, as its rows are now. Both statements read an index and no row; at a million resumes
 * they still take a moment, so ask `services.library.statistics`, which keeps what was dear to count.
 */
export async function countStatistics(connection: Connection): Promise<LibraryStatistics> {
	const cells = connection
		.select({
			...pick(resumes, "company", "industry", "isFeatured"),
			count: sql<number>`count(*)::int`,
		})
		.from(resumes)
		.where(isPublished)
		.groupBy(resumes.company, resumes.industry, resumes.isFeatured);
	const views = connection
		.select({ total: sql<number>`coalesce(sum(${resumes.viewCount}), 0)::float8` })
		.from(resumes)
		.where(isPublished);
	const [found, [sum]] = await Promise.all([cells, views]);
	return buildStatistics(found, sum?.total ?? 0);
}

/** The values that a field is given most often, the most frequent first: offered while a visitor types. */
export type BackgroundValues = Record<TypedField, readonly string[]>;

const sampledResumes = 3_000;

/**
 * Reads some thousand resumes, chosen by chance where there are more; ask `services.library.backgroundValues`, which keeps it.
 * @param size of the library
 */
export async function findBackgroundValues(
	connection: Connection,
	size: { resumes: number },
	limit: number,
): Promise<BackgroundValues> {
	const sampledShares = sharesToRead(size.resumes, sampledResumes);
	const valuesOf = async (field: TypedField) => {
		const value = backgroundColumns[field];
		const rows = await connection
			.select({ value: sql<string>`${value}` })
			.from(resumes)
			.where(
				and(isPublished, sql`resume_sample(${resumes.id}) < ${sampledShares}`, isNotNull(value)),
			)
			.groupBy(value)
			.orderBy(desc(sql`count(*)`), value)
			.limit(limit);
		return rows.map((row) => row.value);
	};
	const [location, education, previousRole] = await Promise.all([
		valuesOf("location"),
		valuesOf("education"),
		valuesOf("previousRole"),
	]);
	return { location, education, previousRole };
}
