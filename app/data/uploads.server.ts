import { createHash } from "node:crypto";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { ContactFinding } from "../domain/contact-data.ts";
import type { GreekedSheet } from "../domain/sheet/greek-sheet.ts";
import type { SheetFacts } from "../domain/sheet/sheet-facts.ts";
import type { TextBlock } from "../domain/text-blocks.ts";
import type { Connection, Transaction } from "./database.server.ts";
import { isPublished } from "./resume-conditions.server.ts";
import { resumeUploads, type UploadStatus } from "./schema/intake.server.ts";
import { resumeDocuments, resumeFiles, resumeSheets, resumes } from "./schema/library.server.ts";

export type Upload = typeof resumeUploads.$inferSelect;

/** Notes a file before its bytes are stored: a file without a row would never be found again. */
export async function addUpload(
	connection: Connection,
	upload: Pick<Upload, "key" | "kind" | "originalName" | "size" | "sha256" | "createdAt"> & {
		redactedFrom?: string;
	},
): Promise<string> {
	const values = { ...upload, status: "waiting" as const };
	const [row] = await connection
		.insert(resumeUploads)
		.values(values)
		.returning({ id: resumeUploads.id });
	if (!row) throw new Error("The upload was not written");
	return row.id;
}

export async function getUpload(connection: Connection, id: string): Promise<Upload | null> {
	const [row] = await connection.select().from(resumeUploads).where(eq(resumeUploads.id, id));
	return row ?? null;
}

/** What the reading of a file has found; null where nothing was. */
export type UploadReading = {
	status: Exclude<UploadStatus, "waiting">;
	remark: string | null;
	blocks: TextBlock[] | null;
	findings: ContactFinding[] | null;
	geometry: GreekedSheet | null;
	facts: SheetFacts | null;
};

/** Keeps the reading of a file that waits for one. */
export async function keepReading(
	connection: Connection,
	id: string,
	reading: UploadReading,
): Promise<void> {
	await connection
		.update(resumeUploads)
		.set(reading)
		.where(and(eq(resumeUploads.id, id), eq(resumeUploads.status, "waiting")));
}

/**
 * Remembers that the owner has looked at a file, or takes it back.
 * @returns false when there is none to look at: gone, published, or not read yet
 */
export async function setReviewed(
	connection: Connection,
	id: string,
	reviewedAt: Date | null,
): Promise<boolean> {
	const { rowCount } = await connection
		.update(resumeUploads)
		.set({ reviewedAt })
		.where(
			and(
				eq(resumeUploads.id, id),
				isNull(resumeUploads.resumeId),
				ne(resumeUploads.status, "waiting"),
			),
		);
	return (rowCount ?? 0) > 0;
}

/** The files that wait, the newest first; none of their words. */
export async function findUnpublishedUploads(
	connection: Connection,
	limit: number,
): Promise<
	Pick<
		Upload,
		"id" | "kind" | "originalName" | "size" | "status" | "reviewedAt" | "redactedFrom" | "createdAt"
	>[]
> {
	return connection
		.select({
			id: resumeUploads.id,
			kind: resumeUploads.kind,
			originalName: resumeUploads.originalName,
			size: resumeUploads.size,
			status: resumeUploads.status,
			reviewedAt: resumeUploads.reviewedAt,
			redactedFrom: resumeUploads.redactedFrom,
			createdAt: resumeUploads.createdAt,
		})
		.from(resumeUploads)
		.where(isNull(resumeUploads.resumeId))
		.orderBy(desc(resumeUploads.createdAt), desc(resumeUploads.id))
		.limit(limit);
}

/** Bytes of the files that came in since an instant and were not published. */
export async function countUnpublishedBytes(connection: Connection, since: Date): Promise<number> {
	const [row] = await connection
		.select({ bytes: sql<string>`coalesce(sum(${resumeUploads.size}), 0)` })
		.from(resumeUploads)
		.where(
			and(
				isNull(resumeUploads.resumeId),
				sql`${resumeUploads.createdAt} > ${since.toISOString()}::timestamptz`,
			),
		);
	return Number(row?.bytes ?? 0);
}

/** The published resume that shows the same file, or was made from it. */
export async function findSameFile(
	connection: Connection,
	sha256: string,
): Promise<{ id: string; title: string } | null> {
	const [row] = await connection
		.select({ id: resumes.id, title: resumes.title })
		.from(resumes)
		.where(
			and(
				isPublished,
				or(
					inArray(
						resumes.id,
						connection
							.select({ id: resumeFiles.resumeId })
							.from(resumeFiles)
							.where(eq(resumeFiles.sha256, sha256)),
					),
					inArray(
						resumes.id,
						connection
							.select({ id: sql<string>`${resumeUploads.resumeId}` })
							.from(resumeUploads)
							.where(and(eq(resumeUploads.sha256, sha256), isNotNull(resumeUploads.resumeId))),
					),
				),
			),
		)
		.orderBy(asc(resumes.createdAt))
		.limit(1);
	return row ?? null;
}

/**
 * Forgets a file that was not published.
 * @returns its key, for the file to be deleted after the commit; null when there was none
 */
export async function removeUpload(connection: Connection, id: string): Promise<string | null> {
	const [row] = await connection
		.delete(resumeUploads)
		.where(and(eq(resumeUploads.id, id), isNull(resumeUploads.resumeId)))
		.returning({ key: resumeUploads.key });
	return row?.key ?? null;
}

/** Forgets files that waited too long. @returns their keys */
export async function removeAbandonedUploads(
	connection: Connection,
	before: Date,
	limit: number,
): Promise<string[]> {
	const abandoned = connection
		.select({ id: resumeUploads.id })
		.from(resumeUploads)
		.where(and(isNull(resumeUploads.resumeId), lt(resumeUploads.createdAt, before)))
		.limit(limit);
	const rows = await connection
		.delete(resumeUploads)
		.where(inArray(resumeUploads.id, abandoned))
		.returning({ key: resumeUploads.key });
	return rows.map(({ key }) => key);
}

export type PublishRefusal = "missing" | "waiting" | "unreviewed" | "used";

/**
 * Gives a resume the file that was uploaded: its only body from now on. What the resume showed before, and
 * the uploads that this one is a clean copy of, lose their files; of those uploads only the hash is left, so
 * that the same file is known again.
 *
 * @returns the keys whose files are to be deleted once the transaction has committed: the row first, then
 *   the file. A refusal has written nothing.
 */
export async function publishUpload(
	transaction: Transaction,
	uploadId: string,
	resumeId: string,
	now: Date,
): Promise<{ success: true; removedKeys: string[] } | { success: false; reason: PublishRefusal }> {
	await transaction
		.select({ id: resumes.id })
		.from(resumes)
		.where(eq(resumes.id, resumeId))
		.for("update");
	const [upload] = await transaction
		.select()
		.from(resumeUploads)
		.where(eq(resumeUploads.id, uploadId))
		.for("update");
	if (!upload) return { success: false, reason: "missing" };
	if (upload.resumeId) return { success: false, reason: "used" };
	if (upload.status === "waiting") return { success: false, reason: "waiting" };
	if (!upload.reviewedAt) return { success: false, reason: "unreviewed" };

	const removedKeys = await removeBody(transaction, resumeId);
	const { key, kind, size, sha256, geometry, facts } = upload;
	// A file that cannot be read is kept as one without text, so that nobody tries again at every reading.
	const blocks = kind === "pdf" ? null : (upload.blocks ?? []);
	await transaction
		.insert(resumeFiles)
		.values({ key, resumeId, kind, origin: "original", size, sha256, blocks, createdAt: now });
	if (geometry) await transaction.insert(resumeSheets).values({ resumeId, geometry });
	const sheetVersion = geometry && versionOf(geometry);
	await transaction
		.update(resumes)
		.set({ availability: "file", facts, sheetVersion, updatedAt: now })
		.where(eq(resumes.id, resumeId));
	removedKeys.push(...(await settleUploads(transaction, upload, resumeId)));
	return { success: true, removedKeys };
}

/** Takes away what a resume showed: its files, its document, its drawing. @returns the keys of the files */
async function removeBody(transaction: Transaction, resumeId: string): Promise<string[]> {
	const files = await transaction
		.delete(resumeFiles)
		.where(eq(resumeFiles.resumeId, resumeId))
		.returning({ key: resumeFiles.key });
	await transaction.delete(resumeDocuments).where(eq(resumeDocuments.resumeId, resumeId));
	await transaction.delete(resumeSheets).where(eq(resumeSheets.resumeId, resumeId));
	// The uploads behind them tell only of what the resume shows.
	await transaction.delete(resumeUploads).where(eq(resumeUploads.resumeId, resumeId));
	return files.map(({ key }) => key);
}

/** The upload and those that it was made from belong to the resume now, and hold none of their words. */
async function settleUploads(
	transaction: Transaction,
	upload: Upload,
	resumeId: string,
): Promise<string[]> {
	const { rows } = await transaction.execute<{ id: string; key: string }>(sql`
		with recursive sources as (
			select id, key, redacted_from from resume_uploads where id = ${upload.id}
			union select u.id, u.key, u.redacted_from from resume_uploads u
				join sources on u.id = sources.redacted_from where u.resume_id is null)
		update resume_uploads u set resume_id = ${resumeId}::uuid, blocks = null, findings = null,
			geometry = null, facts = null, remark = null
		from sources where u.id = sources.id returning u.id, u.key`);
	return rows.flatMap(({ id, key }) => (id === upload.id ? [] : [key]));
}

const versionOf = (geometry: GreekedSheet): string =>
	createHash("sha256").update(JSON.stringify(geometry)).digest("base64url").slice(0, 12);
