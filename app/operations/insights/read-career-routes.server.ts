import type { Database } from "#app/data/base/database.server.ts";
import { findCareers } from "#app/data/insights/careers.server.ts";
import { type CountedRoute, findCareerRoutes } from "#app/domain/insights/career/counted-routes.ts";
import { readParts } from "#app/operations/base/read-parts.server.ts";

/** Of a large library the newest resumes are counted. */
const mostCareers = 10_000;

/** The ways from one work to another that at least three people of the library went. */
export async function readCareerRoutes(database: Database): Promise<CountedRoute[]> {
	const careers = await readParts(
		(after, limit) => findCareers(database, after, limit),
		mostCareers,
	);
	return findCareerRoutes(careers);
}
