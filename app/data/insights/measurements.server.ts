import { and, desc, eq, isNotNull, not, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeFiles } from "#app/data/base/schema/bodies.server.ts";
import { resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import {
	isCounted,
	isInCells,
	matchesBackground,
} from "#app/data/library/resume-conditions.server.ts";
import type { GroupMember } from "#app/domain/insights/group-statistics.ts";
import { type MeasuredResume, measuringVersion } from "#app/domain/insights/measured-resume.ts";
import type { ResumeFilters } from "#app/domain/library/resume-query.ts";
import type { Selection } from "#app/domain/library/search/cube.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";

/** The measurements of the library: which are missing, and those of a group. */

/** A published resume whose body has not been measured by the present rules. */
export type Unmeasured = {
	resumeId: string;
	/** `YYYY-MM`, where known. */
	offerMonth: string | null;
	createdAt: Date;
} & (
	| { document: ResumeDocument }
	| { document: null; fileKey: string; kind: ReadableKind; blocks: TextBlock[] | null }
);

/** For a job: in a large library looking through all of it takes its time. */
export async function findUnmeasured(connection: Connection, limit: number): Promise<Unmeasured[]> {
	return connection.transaction(async (transaction) => {
		await transaction.execute(sql`set local statement_timeout = '5min'`);
		const rows = await transaction
			.select({
				resumeId: resumes.id,
				offerMonth: resumes.offerMonth,
				createdAt: resumes.createdAt,
				document: resumeDocuments.document,
				fileKey: resumeFiles.key,
				kind: sql<ReadableKind | null>`${resumeFiles.kind}`,
				blocks: resumeFiles.blocks,
			})
			.from(resumes)
			.leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
			.leftJoin(
				resumeFiles,
				and(eq(resumeFiles.resumeId, resumes.id), eq(resumeFiles.origin, "original")),
			)
			.leftJoin(
				resumeMeasurements,
				and(
					eq(resumeMeasurements.resumeId, resumes.id),
					eq(resumeMeasurements.version, measuringVersion),
				),
			)
			.where(
				and(
					isCounted,
					sql`${resumeMeasurements.resumeId} is null`,
					sql`num_nonnulls(${resumeDocuments.resumeId}, ${resumeFiles.key}) > 0`,
				),
			)
			.limit(limit);
		return rows.flatMap(({ document, fileKey, kind, blocks, ...resume }): Unmeasured[] => {
			if (document) return [{ ...resume, document }];
			return fileKey && kind ? [{ ...resume, document: null, fileKey, kind, blocks }] : [];
		});
	});
}

export type NewMeasurement = {
	resumeId: string;
	/** The file that was read; null for a document. */
	fileKey: string | null;
	measured: MeasuredResume | null;
	terms: string[];
};

/** Writes a measurement, in place of an older one. Fails when its body has been removed meanwhile. */
export async function saveMeasurement(
	connection: Connection,
	{ resumeId, fileKey, measured, terms }: NewMeasurement,
): Promise<void> {
	const values = {
		documentId: fileKey === null ? resumeId : null,
		fileKey,
		version: measuringVersion,
		measured,
		terms: terms.join(" "),
	};
	await connection
		.insert(resumeMeasurements)
		.values({ resumeId, ...values })
		.onConflictDoUpdate({ target: resumeMeasurements.resumeId, set: values });
}

/** A place in the library, from the newest resume on. */
export type LibraryPlace = { createdAt: Date; id: string };

/** A part of a long list, and where the next part begins; null at its end. */
export type Part<T> = { items: T[]; next: LibraryPlace | null };

export const newestFirst = [desc(resumes.createdAt), desc(resumes.id)];

const isAfter = (place: LibraryPlace | null): SQL | undefined =>
	place
		? sql`(${resumes.createdAt}, ${resumes.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`
		: undefined;

/** The place after the last row, when there may be more than were asked for. */
export function placeAfter(rows: readonly LibraryPlace[], limit: number): LibraryPlace | null {
	const last = rows.at(-1);
	return last && rows.length === limit ? { createdAt: last.createdAt, id: last.id } : null;
}

/** What filters leave, with the cells that `LibrarySearch.select` finds for them. */
export type FilteredGroup = { filters: ResumeFilters; selection: Selection | null };

const isOfGroup = ({ selection, filters }: FilteredGroup) =>
	and(isInCells(selection), matchesBackground(filters));

/** The measured resumes that are published, after a place, and match. */
export const isMeasured = (after: LibraryPlace | null, matching?: SQL) =>
	and(isCounted, isNotNull(resumeMeasurements.measured), matching, isAfter(after));

/**
 * The newest measured resumes that a filter finds, or those that it does not find.
 * @param side "rest" of a filter that narrows nothing is nothing
 */
export async function findMembers(
	connection: Connection,
	{ group, side }: { group: FilteredGroup; side: "group" | "rest" },
	after: LibraryPlace | null,
	limit: number,
): Promise<Part<GroupMember>> {
	const matching = isOfGroup(group);
	if (side === "rest" && !matching) return { items: [], next: null };
	const rows = await connection
		.select({
			id: resumes.id,
			createdAt: resumes.createdAt,
			measured: resumeMeasurements.measured,
			facts: resumes.facts,
			provenance: resumes.provenance,
		})
		.from(resumes)
		.innerJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(isMeasured(after, side === "rest" && matching ? not(matching) : matching))
		.orderBy(...newestFirst)
		.limit(limit);
	return {
		items: rows.flatMap(({ measured, facts, provenance }) =>
			measured
				? [{ measured, pages: facts?.pages ?? null, isInvented: provenance === "demo" }]
				: [],
		),
		next: placeAfter(rows, limit),
	};
}

/** What is looked for in a resume when a posting is held against the group. */
export type ShownRow = {
	id: string;
	title: string;
	company: string;
	measured: MeasuredResume;
	terms: string[];
};

/** The newest measured resumes of a group, with their words. */
export async function findShown(
	connection: Connection,
	group: FilteredGroup,
	after: LibraryPlace | null,
	limit: number,
): Promise<Part<ShownRow>> {
	const rows = await connection
		.select({
			id: resumes.id,
			createdAt: resumes.createdAt,
			title: resumes.title,
			company: resumes.company,
			measured: resumeMeasurements.measured,
			terms: resumeMeasurements.terms,
		})
		.from(resumes)
		.innerJoin(resumeMeasurements, eq(resumeMeasurements.resumeId, resumes.id))
		.where(isMeasured(after, isOfGroup(group)))
		.orderBy(...newestFirst)
		.limit(limit);
	return {
		items: rows.flatMap(({ measured, terms, createdAt: _, ...row }) =>
			measured ? [{ ...row, measured, terms: terms.split(" ").filter(Boolean) }] : [],
		),
		next: placeAfter(rows, limit),
	};
}

/** The role of most of the newest resumes with public facts; null of an empty library. */
export async function findLargestRole(
	connection: Connection,
	newest: number,
): Promise<string | null> {
	const { rows } = await connection.execute<{ role: string }>(sql`
		select role from (
			select ${resumes.role} as role from ${resumes}
			where ${isCounted} and ${resumes.facts} is not null
			order by ${resumes.createdAt} desc, ${resumes.id} desc limit ${newest}
		) recent group by role order by count(*) desc, role limit 1`);
	return rows[0]?.role ?? null;
}

/** The public facts of the newest resumes of a role, as they stand beside their sheets. */
export async function findPublicFacts(
	connection: Connection,
	role: string,
	limit: number,
): Promise<{ facts: SheetFacts; isInvented: boolean }[]> {
	const rows = await connection
		.select({ facts: resumes.facts, provenance: resumes.provenance })
		.from(resumes)
		.where(and(isCounted, eq(resumes.role, role), isNotNull(resumes.facts)))
		.orderBy(...newestFirst)
		.limit(limit);
	return rows.flatMap(({ facts, provenance }) =>
		facts ? [{ facts, isInvented: provenance === "demo" }] : [],
	);
}
