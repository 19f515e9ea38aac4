import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";

/** The lines of resumes in words. */

/** A line of a resume in words. */
export type LineText = { resumeId: string; place: number; text: string };

/** As `findLineTexts`, all lines of one resume. */
export const findLinesOf = statement((connection, resumeId: Later<string>) =>
	connection
		.select({ place: resumeLines.place, text: resumeLines.text })
		.from(resumeLines)
		.where(eq(resumeLines.resumeId, resumeId))
		.orderBy(resumeLines.place),
);

/**
 * The lines of resumes in words, in their order. Only `operations/` call this, and only for resumes that an access
 * decision has opened.
 * @param places of each resume only the line at this place; without it all of them
 */
export async function findLineTexts(
	connection: Connection,
	resumeIds: readonly string[],
	places?: readonly number[],
): Promise<LineText[]> {
	if (resumeIds.length === 0) return [];
	const ids = sql.param([...resumeIds]);
	const columns = {
		...pick(resumeLines, "resumeId", "place", "text"),
	};
	if (!places) {
		return connection
			.select(columns)
			.from(resumeLines)
			.where(inArray(resumeLines.resumeId, [...resumeIds]))
			.orderBy(resumeLines.resumeId, resumeLines.place);
	}
	return connection
		.select(columns)
		.from(resumeLines)
		.where(
			sql`(${resumeLines.resumeId}, ${resumeLines.place}) in (
				select * from unnest(${ids}::uuid[], ${sql.param([...places])}::smallint[]))`,
		);
}

/**
 * The lines of published resumes, the newest resumes first, for the filter of the library. They never leave the
 * server in words.
 * @param role of one role only; empty for all
 */
export async function findLibraryLines(
	connection: Connection,
	role: string,
	after: { createdAt: Date; id: string } | null,
	limit: number,
): Promise<{ id: string; createdAt: Date; lines: string[] }[]> {
	const rows = await connection
		.select({
			id: resumes.id,
			createdAt: resumes.createdAt,
			lines: sql<string[]>`array(select ${resumeLines.text} from ${resumeLines}
				where ${resumeLines.resumeId} = ${resumes.id})`,
		})
		.from(resumes)
		.where(
			and(
				isNull(resumes.withdrawnAt),
				role === "" ? undefined : eq(resumes.role, role),
				after
					? sql`(${resumes.createdAt}, ${resumes.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
					: undefined,
			),
		)
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(limit);
	return rows;
}
