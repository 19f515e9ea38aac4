import { and, desc, type SQL, sql } from "drizzle-orm";
import { emptyQuery, type ResumeFilters } from "../domain/resume-query.ts";
import { chooseViewed, type ViewedResume, viewedLimit } from "../domain/viewed-resumes.ts";
import type { Connection } from "./database.server.ts";
import { isPublished, matchesFilters } from "./resume-conditions.server.ts";
import { resumes } from "./schema/library.server.ts";

/** Among so many of the most viewed those that are shown are chosen. */
const considered = 40;

/**
 * The most viewed resumes of a field.
 * @param field what belongs to it; with `visaSponsoredFirst` those whose offer came with a visa come before all
 * others, as far as the library knows of any
 */
export async function findViewedResumes(
	connection: Connection,
	field: Partial<ResumeFilters> & { visaSponsoredFirst?: boolean },
): Promise<readonly ViewedResume[]> {
	const { visaSponsoredFirst, ...filters } = field;
	const sponsored = visaSponsoredFirst
		? chooseViewed(await findPopular(connection, sql`${resumes.visaSponsored}`))
		: [];
	if (sponsored.length === viewedLimit) return sponsored;
	const matching = matchesFilters({ ...emptyQuery.filters, ...filters });
	const others = chooseViewed(await findPopular(connection, matching));
	const isNew = ({ id }: ViewedResume) => sponsored.every((resume) => resume.id !== id);
	return [...sponsored, ...others.filter(isNew)].slice(0, viewedLimit);
}

const findPopular = (connection: Connection, condition: SQL | undefined): Promise<ViewedResume[]> =>
	connection
		.select({
			id: resumes.id,
			title: resumes.title,
			company: resumes.company,
			role: resumes.role,
			sheetVersion: resumes.sheetVersion,
			description: resumes.description,
		})
		.from(resumes)
		.where(and(isPublished, condition))
		.orderBy(desc(resumes.viewCount), desc(resumes.id))
		.limit(considered);
