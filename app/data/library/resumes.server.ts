import { and, desc, eq, gt, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	resumeDocuments,
	resumeFiles,
	resumeSheets,
	resumes,
	resumeViews,
} from "#app/data/base/schema/library.server.ts";
import type { ResumeOrigin } from "#app/domain/library/provenance.ts";
import type { ResumeCard, ResumePreview } from "#app/domain/library/resume.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { cardColumns, toCard } from "./resume-cards.server.ts";
import { isPublished, isWithoutFile } from "./resume-conditions.server.ts";

/** What every output of a resume says of it. */
const originColumns = {
	provenance: resumes.provenance,
	company: resumes.company,
	experienceLevel: resumes.experienceLevel,
	offerMonth: resumes.offerMonth,
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
	/** True while any resume is an invented one. */
	isDemonstration: boolean;
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
	const [row] = await connection
		.select({
			resumes: sql<number>`greatest(0, ${size.resumes}::int - ${countWithout()})`,
			companies: sql<number>`greatest(0, ${size.companies}::int - (
				select count(*)::int from (
					select distinct company from ${resumes} where ${isPublished} and ${isWithoutFile}) without
				where not exists (select from resumes readable where readable.company = without.company
					and readable.withdrawn_at is null and readable.availability <> 'none')))`,
			addedLast30Days: sql<number>`count(*)::int - ${countWithout(gt(resumes.createdAt, since))}`,
			isDemonstration: sql<boolean>`exists (
				select from ${resumes} where ${isPublished} and ${resumes.provenance} = 'demo')`,
		})
		.from(resumes)
		.where(and(isPublished, gt(resumes.createdAt, since)));
	return { resumes: 0, companies: 0, addedLast30Days: 0, isDemonstration: false, ...row };
}

/** The public preview of a resume; "withdrawn" when it was taken back; null when there never was one. */
export async function getResumePreview(
	connection: Connection,
	id: string,
): Promise<ResumePreview | "withdrawn" | null> {
	const [row] = await connection
		.select({
			...cardColumns,
			description: resumes.description,
			updatedAt: resumes.updatedAt,
			offerMonth: resumes.offerMonth,
			withdrawnAt: resumes.withdrawnAt,
			fileKind: resumeFiles.kind,
			background: {
				location: resumes.location,
				education: resumes.education,
				previousRole: resumes.previousRole,
				visaSponsored: resumes.visaSponsored,
			},
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
	const { description, updatedAt, offerMonth, fileKind, background, withdrawnAt: _, ...card } = row;
	return {
		...toCard(card),
		description,
		updatedAt: updatedAt.toISOString(),
		offerMonth,
		availability: row.availability,
		fileKind,
		background,
		sections: row.facts?.sections ?? [],
		jobs: row.facts?.jobs ?? null,
	};
}

/** Whether a resume exists, for the access decision. */
export async function getResumeState(
	connection: Connection,
	id: string,
): Promise<"missing" | "withdrawn" | "present"> {
	const [row] = await connection
		.select({ withdrawnAt: resumes.withdrawnAt })
		.from(resumes)
		.where(eq(resumes.id, id));
	if (!row) return "missing";
	return row.withdrawnAt ? "withdrawn" : "present";
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

export type StoredFile = {
	key: string;
	kind: "pdf" | "docx" | "doc" | "txt";
	origin: "original" | "rendered";
	size: number;
	/** Of a rendered file: the rules and the note that it was made with. */
	madeWith: string | null;
	blocks: TextBlock[] | null;
};

/**
 * The protected body of a resume. Only `operations/` call this, and only after an allowing decision.
 */
export type ResumeBody = ResumeOrigin & {
	title: string;
	document: ResumeDocument | null;
	style: SheetStyle | null;
	fileUrl: string | null;
	files: StoredFile[];
};

export async function getResumeBody(
	connection: Connection,
	id: string,
): Promise<ResumeBody | null> {
	const [row] = await connection
		.select({
			title: resumes.title,
			...originColumns,
			fileUrl: resumes.fileUrl,
			document: resumeDocuments.document,
			style: resumeDocuments.style,
		})
		.from(resumes)
		.leftJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
		.where(and(eq(resumes.id, id), isPublished));
	if (!row) return null;
	const files = await connection
		.select({
			key: resumeFiles.key,
			kind: resumeFiles.kind,
			origin: resumeFiles.origin,
			size: resumeFiles.size,
			madeWith: resumeFiles.madeWith,
			blocks: resumeFiles.blocks,
		})
		.from(resumeFiles)
		// A held file is never served.
		.where(and(eq(resumeFiles.resumeId, id), isNull(resumeFiles.held)))
		.orderBy(resumeFiles.origin, resumeFiles.kind);
	return { ...row, files };
}

type RenderedFile = { madeWith: string } & Omit<
	typeof resumeFiles.$inferInsert,
	"createdAt" | "origin" | "blocks"
>;

/**
 * Stores a rendered file of a resume, in place of one from older inputs.
 * @returns the key of the resume's file of this kind, which is another one when another process was quicker;
 * and the keys that nothing refers to anymore
 */
export async function keepRenderedFile(
	transaction: Transaction,
	file: RenderedFile,
): Promise<{ key: string; removedKeys: string[] }> {
	const ofThisKind = and(
		eq(resumeFiles.resumeId, file.resumeId),
		eq(resumeFiles.origin, "rendered"),
		eq(resumeFiles.kind, file.kind),
	);
	const removed = await transaction
		.delete(resumeFiles)
		.where(and(ofThisKind, sql`${resumeFiles.madeWith} is distinct from ${file.madeWith}`))
		.returning({ key: resumeFiles.key });
	const [added] = await transaction
		.insert(resumeFiles)
		.values({ ...file, origin: "rendered" })
		.onConflictDoNothing()
		.returning({ key: resumeFiles.key });
	const removedKeys = removed.map(({ key }) => key);
	if (added) return { key: added.key, removedKeys };
	const [present] = await transaction
		.select({ key: resumeFiles.key })
		.from(resumeFiles)
		.where(ofThisKind);
	return { key: present?.key ?? file.key, removedKeys: [...removedKeys, file.key] };
}

/** Keeps the converted text of an original, so that it is converted once. */
export async function keepConvertedText(
	connection: Connection,
	key: string,
	blocks: TextBlock[],
): Promise<void> {
	await connection.update(resumeFiles).set({ blocks }).where(eq(resumeFiles.key, key));
}

/**
 * Counts an opening: once per viewer and day (UTC). One statement, so that nothing is lost or doubled.
 * @returns whether the count rose
 */
export async function recordView(
	connection: Connection,
	resumeId: string,
	viewerKey: string,
	now: Date,
): Promise<boolean> {
	const { rowCount } = await connection.execute(sql`
		with seen as (
			insert into ${resumeViews} (resume_id, viewer_key, day)
			values (${resumeId}::uuid, ${viewerKey}, ${now.toISOString().slice(0, 10)}::date)
			on conflict do nothing
			returning resume_id
		)
		update ${resumes} set view_count = view_count + 1 from seen where ${resumes.id} = seen.resume_id`);
	return (rowCount ?? 0) > 0;
}

/** The key under which a person's openings are counted. */
export const personKey = (userId: string): string => `person:${userId}`;

/** Keeps the counts of what a person has opened, and forgets who it was. */
export async function forgetViewer(connection: Connection, userId: string): Promise<void> {
	await connection
		.update(resumeViews)
		.set({ viewerKey: sql`'gone:' || gen_random_uuid()` })
		.where(eq(resumeViews.viewerKey, personKey(userId)));
}
