import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { Career } from "#app/domain/insights/career/counted-routes.ts";
import type { CareerStep } from "#app/domain/insights/career/worked-path.ts";
import {
	isMeasured,
	type LibraryPlace,
	newestFirst,
	type Part,
	placeAfter,
} from "./measurements.server.ts";

/** The newest measured resumes with what their people worked as. */
export async function findCareers(
	connection: Connection,
	after: LibraryPlace | null,
	limit: number,
): Promise<Part<Career>> {
	const rows = await connection
		.select({
			id: resumes.id,
			createdAt: resumes.createdAt,
			role: resumes.role,
			level: resumes.experienceLevel,
			provenance: resumes.provenance,
			path: sql<CareerStep[] | null>`${resumeMeasurements.measured}->'path'`,
		})
		.from(resumes)
		.innerJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(isMeasured(after))
		.orderBy(...newestFirst)
		.limit(limit);
	return {
		items: rows.map(({ id, role, level, provenance, path }) => ({
			id,
			role,
			level,
			isInvented: provenance === "demo",
			path: path ?? [],
		})),
		next: placeAfter(rows, limit),
	};
}
