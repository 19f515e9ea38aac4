import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { versionOf } from "#app/data/base/content-version.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	resumeUploads,
	type UploadStatus,
	withdrawnFiles,
} from "#app/data/base/schema/intake.server.ts";
import {
	resumeDocuments,
	resumeFiles,
	resumeSheets,
	resumes,
} from "#app/data/base/schema/library.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { contactRules } from "#app/domain/intake/contact-data.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import {
	type PublishRefusal,
	publishRefusal,
	type Waiver,
} from "#app/domain/intake/publish-gate.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";

export type Upload = typeof resumeUploads.$inferSelect;

/** Notes a file before its bytes are stored: a file without a row would never be found again. */
export async function addUpload(
	connection: Connection,
	upload: Pick<Upload, "key" | "kind" | "originalName" | "size" | "sha256" | "createdAt"> & {
		redactedFrom?: string;
		isClean?: boolean;
		waivers?: Waiver[];
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
		.set({ ...reading, checkedBy: contactRules })
		.where(and(eq(resumeUploads.id, id), eq(resumeUploads.status, "waiting")));
}

/** An upload, locked until the transaction ends, or null. */
export async function holdUpload(transaction: Transaction, id: string): Promise<Upload | null> {
	const [upload] = await transaction
		.select()
		.from(resumeUploads)
		.where(eq(resumeUploads.id, id))
		.for("update");
	return upload ?? null;
}

/** Changes with what the owner looks at, and with what was said of it. */
export function reviewVersion(upload: Upload): string {
	const { status, checkedBy, blocks, findings, waivers, reviewedAt, returnsAt } = upload;
	return versionOf([status, checkedBy, blocks, findings, waivers, reviewedAt, returnsAt]);
}

/** Remembers what the owner has said of an upload that is held. */
export async function setReviewed(
	transaction: Transaction,
	id: string,
	said: Partial<Pick<Upload, "reviewedAt" | "returnsAt">>,
): Promise<void> {
	await transaction.update(resumeUploads).set(said).where(eq(resumeUploads.id, id));
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
 * @returns it, for the file to be deleted after the commit; null when there was none
 */
export async function removeUpload(
	connection: Connection,
	id: string,
): Promise<Pick<Upload, "id" | "key" | "kind" | "sha256"> | null> {
	const [row] = await connection
		.delete(resumeUploads)
		.where(and(eq(resumeUploads.id, id), isNull(resumeUploads.resumeId)))
		.returning({
			id: resumeUploads.id,
			key: resumeUploads.key,
			kind: resumeUploads.kind,
			sha256: resumeUploads.sha256,
		});
	return row ?? null;
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
): Promise<
	| { success: true; upload: Upload; removedKeys: string[] }
	| { success: false; reason: PublishRefusal }
> {
	await transaction
		.select({ id: resumes.id })
		.from(resumes)
		.where(eq(resumes.id, resumeId))
		.for("update");
	const upload = await holdUpload(transaction, uploadId);
	const returns = upload && !upload.returnsAt && (await isOfWithdrawn(transaction, upload));
	const reason = publishRefusal(upload, Boolean(returns));
	if (reason || !upload) return { success: false, reason: reason ?? "missing" };

	const removedKeys = await removeBody(transaction, resumeId);
	const { key, kind, size, sha256, geometry, facts, isClean, checkedBy, waivers } = upload;
	const blocks = kind === "pdf" ? null : (upload.blocks ?? []);
	await transaction.insert(resumeFiles).values({
		...{ key, resumeId, kind, origin: "original", size, sha256, blocks },
		...{ isClean, checkedBy, waivers, createdAt: now },
	});
	if (geometry) await transaction.insert(resumeSheets).values({ resumeId, geometry });
	const sheetVersion = geometry && versionOf(geometry);
	await transaction
		.update(resumes)
		.set({ availability: "file", facts, sheetVersion, updatedAt: now })
		.where(eq(resumes.id, resumeId));
	removedKeys.push(...(await settleUploads(transaction, upload, resumeId)));
	return { success: true, upload, removedKeys };
}

/** The hashes of an upload and of everything that it is a copy of. */
const hashesOf = (id: string) => sql`
	with recursive sources as (
		select id, sha256, redacted_from from resume_uploads where id = ${id}::uuid
		union select u.id, u.sha256, u.redacted_from from resume_uploads u
			join sources on u.id = sources.redacted_from)
	select sha256 from sources`;

/** Whether an upload, or the file that it was made from, was withdrawn from the library before. */
export async function isOfWithdrawn(
	connection: Connection,
	{ id }: Pick<Upload, "id">,
): Promise<boolean> {
	const { rows } = await connection.execute<{ known: boolean }>(sql`
		select exists (select from withdrawn_files where sha256 in (${hashesOf(id)})) as known`);
	return rows[0]?.known === true;
}

/** Remembers by their hashes the files of a resume that is withdrawn; a restored one's are forgotten. */
export async function rememberWithdrawn(
	transaction: Transaction,
	resumeId: string,
	withdrawnAt: Date | null,
): Promise<void> {
	if (!withdrawnAt) {
		await transaction.delete(withdrawnFiles).where(eq(withdrawnFiles.resumeId, resumeId));
		return;
	}
	await transaction.execute(sql`
		insert into withdrawn_files (sha256, resume_id, withdrawn_at)
		select sha256, ${resumeId}::uuid, ${withdrawnAt.toISOString()}::timestamptz from (
			select sha256 from resume_files where resume_id = ${resumeId}::uuid and origin = 'original'
			union select sha256 from resume_uploads where resume_id = ${resumeId}::uuid) hashes
		on conflict do nothing`);
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

/** The upload and those that it was made from belong to the resume now, and hold none of their words or names. */
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
			geometry = null, facts = null, remark = null, waivers = null, original_name = 'resume.' || u.kind
		from sources where u.id = sources.id returning u.id, u.key`);
	return rows.flatMap(({ id, key }) => (id === upload.id ? [] : [key]));
}
