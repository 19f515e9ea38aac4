import { and, desc, eq, not } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import {
	isInCells,
	isPublished,
	isWithoutFile,
} from "#app/data/library/resume-conditions.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { MeasuredResume } from "#app/domain/insights/measured-resume.ts";
import type { Selection } from "#app/domain/library/search/cube.ts";
import type { Comparable } from "#app/domain/library/similar.ts";

/** A resume with what it is compared by. Its measurements stay on the server. */
export type BesideRow = Comparable & {
	measured: MeasuredResume | null;
	/** Its person agrees that parts of it are shown by themselves. */
	inLines: boolean;
};

const columns = {
	...pick(resumes, "id", "title", "company", "role", "experienceLevel", "tags", "previousRole"),
	location: resumes.location,
	measured: resumeMeasurements.measured,
	inLines: resumes.inLines,
};

const toRow = (row: Omit<BesideRow, "skills">): BesideRow => ({
	...row,
	skills: row.measured?.skills ?? {},
});

/** The newest readable resumes of some cells. */
export async function findBeside(
	connection: Connection,
	selection: Selection | null,
	limit: number,
): Promise<BesideRow[]> {
	const rows = await connection
		.select(columns)
		.from(resumes)
		.leftJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(and(isPublished, not(isWithoutFile), isInCells(selection)))
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(limit);
	return rows.map(toRow);
}

/** One published resume, or null. */
export async function getBeside(connection: Connection, id: string): Promise<BesideRow | null> {
	const [row] = await connection
		.select(columns)
		.from(resumes)
		.leftJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(and(eq(resumes.id, id), isPublished));
	return row ? toRow(row) : null;
}
