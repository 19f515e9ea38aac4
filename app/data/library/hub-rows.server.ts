import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { leastSharers } from "#app/domain/insights/group-limits.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import type { PublicRow, UnrealCounts } from "#app/domain/library/hubs/public-figures.ts";
import type { SkillCounts } from "#app/domain/library/hubs/shared-skills.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { cardColumns, toCard } from "./resume-cards.server.ts";
import { isCounted, isPublished } from "./resume-conditions.server.ts";

/** The rows behind a hub. Its resumes are named by their cells, which have an index for every order. */

const isIn = (cells: readonly number[]): SQL =>
	sql`${resumes.cell} = any(${sql.param([...cells])}::bigint[])`;

/** What is public of the newest resumes of a hub. */
export async function findPublicRows(
	connection: Connection,
	cells: readonly number[],
	limit: number,
): Promise<PublicRow[]> {
	const rows = await connection
		.select({
			facts: resumes.facts,
			level: resumes.experienceLevel,
			...pick(resumes, "education", "previousRole", "provenance"),
		})
		.from(resumes)
		.where(and(isCounted, isIn(cells)))
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(limit);
	return rows.map(({ provenance, ...row }) => ({ ...row, isInvented: provenance === "demo" }));
}

/** How many resumes of a hub are of no real person. */
export async function countUnreal(
	connection: Connection,
	cells: readonly number[],
): Promise<UnrealCounts> {
	const countOf = (provenance: Provenance) =>
		sql<number>`count(*) filter (where ${eq(resumes.provenance, provenance)})::int`;
	const [row] = await connection
		.select({ invented: countOf("demo"), curated: countOf("curated") })
		.from(resumes)
		.where(and(isPublished, inArray(resumes.provenance, ["demo", "curated"]), isIn(cells)));
	return row ?? { invented: 0, curated: 0 };
}

/** The cards of a hub, in the order of the list: the featured first, then the newest. */
export async function findHubCards(
	connection: Connection,
	cells: readonly number[],
	limit: number,
): Promise<ResumeCard[]> {
	const rows = await connection
		.select(cardColumns)
		.from(resumes)
		.where(and(isPublished, isIn(cells)))
		.orderBy(desc(resumes.isFeatured), desc(resumes.createdAt), desc(resumes.id))
		.limit(limit);
	return rows.map(toCard);
}

/** The newest measured resumes, to which both sides of a comparison belong: `since` the oldest of them. */
export type CountedSkills = SkillCounts & { since: Date | null };

/**
 * The skills of the newest measured resumes, counted where they lie. Those that fewer than `leastSharers`
 * list do not leave the database.
 * @param among the cells of a hub, and how far back to go; null for the whole library
 */
export async function countSkills(
	connection: Connection,
	among: { cells: readonly number[]; since: Date | null } | null,
	limit: number,
): Promise<CountedSkills> {
	const counted = connection
		.select({
			createdAt: resumes.createdAt,
			skills: sql`${resumeMeasurements.measured}->'skills'`.as("skills"),
		})
		.from(resumes)
		.innerJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(
			and(
				isCounted,
				isNotNull(resumeMeasurements.measured),
				among ? isIn(among.cells) : undefined,
				among?.since
					? sql`${resumes.createdAt} >= ${among.since.toISOString()}::timestamptz`
					: undefined,
			),
		)
		.orderBy(desc(resumes.createdAt), desc(resumes.id))
		.limit(limit);
	const { rows } = await connection.execute<{
		resumes: number;
		since: string | null;
		skills: [key: string, resumes: number, skill: string][] | null;
	}>(sql`
		with counted as materialized (${counted})
		select (select count(*)::int from counted) as resumes,
			(select min(created_at)::text from counted) as since,
			(select json_agg(json_build_array(key, having_it, skill)) from (
				select key, count(*)::int as having_it, mode() within group (order by value) as skill
				from counted, jsonb_each_text(skills) group by key having count(*) >= ${leastSharers}
			) as shared) as skills`);
	const [row] = rows;
	return {
		resumes: row?.resumes ?? 0,
		since: row?.since ? new Date(row.since) : null,
		skills: new Map(
			(row?.skills ?? []).map(([key, having, skill]) => [key, { resumes: having, skill }]),
		),
	};
}

/** When a resume of each company and role was last added, changed or withdrawn. */
export async function findHubChanges(
	connection: Connection,
): Promise<{ company: string; role: string; changed: Date }[]> {
	const changed = sql<string>`max(greatest(${resumes.updatedAt}, ${resumes.withdrawnAt}))::text`;
	const rows = await connection
		.select({ company: resumes.company, role: resumes.role, changed })
		.from(resumes)
		.groupBy(resumes.company, resumes.role);
	return rows.map((row) => ({ ...row, changed: new Date(row.changed) }));
}

/** Published featured resumes by their title: those that a text quotes. */
export async function findPublishedByTitle(
	connection: Connection,
	titles: readonly string[],
): Promise<Map<string, string>> {
	if (titles.length === 0) return new Map();
	const rows = await connection
		.select({ id: resumes.id, title: resumes.title })
		.from(resumes)
		.where(
			and(
				isPublished,
				sql`${resumes.isFeatured} and ${resumes.inLines}`,
				inArray(resumes.title, [...titles]),
			),
		);
	return new Map(rows.map(({ id, title }) => [title, id]));
}
