import { and, desc, eq, gt, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeFiles, resumeSheets } from "#app/data/base/schema/bodies.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { type Provenance, provenances } from "#app/domain/library/catalogue.ts";
import { type InventedPart, partOf, type ResumeOrigin } from "#app/domain/library/provenance.ts";
import type { ResumeCard, ResumePreview } from "#app/domain/library/resume.ts";
import type { ResumeState } from "#app/domain/reader/access.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import { cardColumns, toCard } from "./resume-cards.server.ts";
import { isPublished, isWithoutFile } from "./resume-conditions.server.ts";

/** What every output of a resume says of it. */
export const originColumns = {
	...pick(resumes, "provenance", "company", "experienceLevel", "offerMonth"),
};

/** How many resumes the featured strip shows. */
const featuredLimit = 6;

/** The featured resumes, most viewed first. */
export async function findFeaturedResumes(connection: Connection): Promise<ResumeCard[]> {
	const rows = await connection
		.select(cardColumns)
		.from(resumes)
		.where(and(isPublished, sql`${resumes.isFeatured}`, not(isWithoutFile)))
		.orderBy(desc(resumes.viewCount), desc(resumes.id))
		.limit(featuredLimit);
	return rows.map(toCard);
}

export type LibraryCounts = {
	resumes: number;
	companies: number;
	addedLast30Days: number;
	/** How much of it is invented. */
	invented: InventedPart;
};

/**
 * What visitors are told about the library: only resumes that can be read count.
 * @param size what the search keeps count of, those too
 */
export async function countLibrary(
	connection: Connection,
	size: { resumes: number; companies: number },
	now: Date,
): Promise<LibraryCounts> {
	const since = sql`${now.toISOString()}::timestamptz - interval '30 days'`;
	const countWithout = (condition?: SQL) => sql<number>`(
		select count(*)::int from ${resumes} where ${and(isPublished, isWithoutFile, condition)})`;
	// Each is looked up in the index of provenances.
	const hasAnyOf = (some: readonly Provenance[]) =>
		sql<boolean>`exists (select from ${resumes} where ${and(isPublished, inArray(resumes.provenance, [...some]))})`;
	const [row] = await connection
		.select({
			resumes: sql<number>`greatest(0, ${size.resumes}::int - ${countWithout()})`,
			companies: sql<number>`greatest(0, ${size.companies}::int - (
				select count(*)::int from (
					select distinct company from ${resumes} where ${isPublished} and ${isWithoutFile}) without
				where not exists (select from resumes readable where readable.company = without.company
					and readable.withdrawn_at is null and readable.availability <> 'none')))`,
			addedLast30Days: sql<number>`count(*)::int - ${countWithout(gt(resumes.createdAt, since))}`,
			hasInvented: hasAnyOf(["demo"]),
			hasOthers: hasAnyOf(provenances.filter((provenance) => provenance !== "demo")),
		})
		.from(resumes)
		.where(and(isPublished, gt(resumes.createdAt, since)));
	const { hasInvented = false, hasOthers = false, ...counts } = row ?? {};
	return {
		resumes: 0,
		companies: 0,
		addedLast30Days: 0,
		...counts,
		invented: partOf(hasInvented, hasOthers),
	};
}

/** The public preview of a resume; "withdrawn" when it was taken back; null when there never was one. */
export async function getResumePreview(
	connection: Connection,
	id: string,
): Promise<ResumePreview | "withdrawn" | null> {
	const [row] = await connection
		.select({
			...cardColumns,
			...pick(resumes, "description", "updatedAt", "withdrawnAt"),
			fileKind: sql<ReadableKind | null>`${resumeFiles.kind}`,
			...pick(resumes, "education", "visaSponsored", "forAssistants"),
		})
		.from(resumes)
		.leftJoin(
			resumeFiles,
			and(
				eq(resumeFiles.resumeId, resumes.id),
				eq(resumeFiles.origin, "original"),
				isNull(resumeFiles.held),
			),
		)
		.where(eq(resumes.id, id))
		.limit(1);
	if (!row) return null;
	if (row.withdrawnAt) return "withdrawn";
	const { description, updatedAt, fileKind, education, visaSponsored, forAssistants, ...card } =
		row;
	return {
		...toCard(card),
		tags: row.tags,
		moreTags: 0,
		description,
		updatedAt: updatedAt.toISOString(),
		availability: row.availability,
		fileKind,
		education,
		visaSponsored,
		...(!forAssistants && { notForAssistants: true as const }),
		sections: row.facts?.sections ?? [],
		jobs: row.facts?.jobs ?? null,
		words: row.facts?.words ?? null,
	};
}

/** What the access decision asks about a resume itself. */
export const getResumeState = firstOf(
	(connection, id: Later<string>) =>
		connection.select(stateColumns).from(resumes).where(eq(resumes.id, id)),
	(row): ResumeState => (row ? stateOf(row) : "missing"),
);

/** The columns for it. @see stateOf */
export const stateColumns = {
	withdrawnAt: resumes.withdrawnAt,
	openToEveryone: resumes.openToEveryone,
};

export function stateOf(row: { withdrawnAt: Date | null; openToEveryone: boolean }): ResumeState {
	if (row.withdrawnAt) return "withdrawn";
	return row.openToEveryone ? "open" : "present";
}

/** Programs read so much of a robots.txt: 500 KB. */
const mostNamed = 5_000;

/** Published resumes whose people do not agree that assistants use them. */
export async function findNotForAssistants(connection: Connection): Promise<string[]> {
	const rows = await connection
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(isPublished, sql`not ${resumes.forAssistants}`))
		.orderBy(resumes.id)
		.limit(mostNamed);
	return rows.map(({ id }) => id);
}

/** The resumes that are open to everyone, most viewed first: a handful. */
export async function findOpenToEveryone(connection: Connection): Promise<ResumeCard[]> {
	const rows = await connection
		.select(cardColumns)
		.from(resumes)
		.where(and(isPublished, sql`${resumes.openToEveryone}`))
		.orderBy(desc(resumes.viewCount), desc(resumes.id));
	return rows.map(toCard);
}

export async function findIdsOpenToEveryone(connection: Connection): Promise<string[]> {
	const rows = await connection
		.select({ id: resumes.id })
		.from(resumes)
		.where(and(isPublished, sql`${resumes.openToEveryone}`));
	return rows.map(({ id }) => id);
}

/** The greeked sheet of a published resume, or null. Public. */
export async function getSheet(
	connection: Connection,
	id: string,
): Promise<(ResumeOrigin & { geometry: GreekedSheet; version: string; title: string }) | null> {
	const [row] = await connection
		.select({
			geometry: resumeSheets.geometry,
			version: resumes.sheetVersion,
			title: resumes.title,
			...originColumns,
		})
		.from(resumeSheets)
		.innerJoin(resumes, eq(resumes.id, resumeSheets.resumeId))
		.where(and(eq(resumeSheets.resumeId, id), isPublished));
	return row?.version ? { ...row, version: row.version } : null;
}

/**
 * The addresses of the newest resumes and their last changes, part by part: all of a large library at once
 * would hold up all other requests.
 * @param perPart only differs in tests
 */
export async function* walkResumeAddresses(
	connection: Connection,
	limit: number,
	perPart = 2_000,
): AsyncGenerator<{ id: string; updatedAt: Date }[]> {
	let after: { at: Date; id: string } | null = null;
	for (let left = limit; left > 0; left -= perPart) {
		const rows: { id: string; updatedAt: Date; createdAt: Date }[] = await connection
			.select({ id: resumes.id, updatedAt: resumes.updatedAt, createdAt: resumes.createdAt })
			.from(resumes)
			.where(
				and(
					isPublished,
					after
						? sql`(${resumes.createdAt}, ${resumes.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
						: undefined,
				),
			)
			.orderBy(desc(resumes.createdAt), desc(resumes.id))
			.limit(Math.min(left, perPart));
		yield rows;
		const last = rows.at(-1);
		if (!last || rows.length < perPart) return;
		after = { at: last.createdAt, id: last.id };
	}
}
