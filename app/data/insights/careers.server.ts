import { eq, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { Career } from "#app/domain/insights/career/counted-routes.ts";
import type { CareerStep } from "#app/domain/insights/career/worked-path.ts";
import type { Lesson } from "#app/domain/insights/reading-model.ts";
import {
	isMeasured,
	type LibraryPlace,
	newestFirst,
	type Part,
	placeAfter,
} from "./measurements.server.ts";

/** The newest measured resumes with what their people worked as. */
export const findCareers = (connection: Connection, after: LibraryPlace | null, limit: number) =>
	findMeasured(
		connection,
		sql<CareerStep[] | null>`${resumeMeasurements.measured}->'path'`,
		(offer, path): Career => ({ ...offer, path: path ?? [] }),
		{ after, limit },
	);

/** The words of the newest measured resumes with what they are. */
export const findLessons = (connection: Connection, after: LibraryPlace | null, limit: number) =>
	findMeasured(
		connection,
		sql<string>`${resumeMeasurements.terms}`,
		(offer, terms): Lesson => ({ ...offer, terms: terms.split(" ").filter(Boolean) }),
		{ after, limit },
	);

type Offer = Pick<Career, "id" | "role" | "level" | "isInvented">;

/** The newest measured resumes with one thing that was measured: the whole of it is long. */
async function findMeasured<Measured, Told>(
	connection: Connection,
	measured: SQL<Measured>,
	tell: (offer: Offer, measured: Measured) => Told,
	{ after, limit }: { after: LibraryPlace | null; limit: number },
): Promise<Part<Told>> {
	const rows = await connection
		.select({
			id: resumes.id,
			createdAt: resumes.createdAt,
			role: resumes.role,
			level: resumes.experienceLevel,
			provenance: resumes.provenance,
			measured,
		})
		.from(resumes)
		.innerJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(isMeasured(after))
		.orderBy(...newestFirst)
		.limit(limit);
	return {
		items: rows.map(({ id, role, level, provenance, measured: found }) =>
			tell({ id, role, level, isInvented: provenance === "demo" }, found),
		),
		next: placeAfter(rows, limit),
	};
}
