import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { versionOf } from "#app/data/base/content-version.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeFiles, resumeSheets } from "#app/data/base/schema/bodies.server.ts";
import { resumeUploads, withdrawnFiles } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { putFileLines } from "#app/data/library/resume-lines.server.ts";
import { outlineOfBlocks } from "#app/domain/insights/outline-of-blocks.ts";
import { type PublishRefusal, publishRefusal } from "#app/domain/intake/publish-gate.ts";
import type { Takedown } from "#app/domain/intake/takedown.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import { endChecks } from "./resume-evidence.server.ts";
import { findTakedownOfUpload, fingerprintOfBlocks, holdTakedowns } from "./takedowns.server.ts";
import { holdUpload, selectSourceHashes, type Upload } from "./uploads.server.ts";

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
	| { success: false; reason: PublishRefusal; takedown?: Takedown }
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
	await holdTakedowns(transaction, "shared");
	const takedown = await findTakedownOfUpload(transaction, upload);
	if (takedown) return { success: false, reason: "takenDown", takedown };

	const removedKeys = await removeBody(transaction, resumeId);
	await endChecks(transaction, resumeId, "Another file was published", now);
	const { key, kind, size, sha256, geometry, facts, isClean, checkedBy, waivers } = upload;
	const blocks = kind === "pdf" ? null : (upload.blocks ?? []);
	await transaction.insert(resumeFiles).values({
		...{ key, resumeId, kind, origin: "original", size, sha256, blocks },
		...{ isClean, checkedBy, waivers, createdAt: now },
		fingerprint: fingerprintOfBlocks(upload.blocks),
	});
	if (upload.blocks) {
		await putFileLines(transaction, { resumeId, fileKey: key }, outlineOfBlocks(upload.blocks));
	}
	if (geometry) await transaction.insert(resumeSheets).values({ resumeId, geometry });
	const sheetVersion = geometry && versionOf(geometry);
	await transaction
		.update(resumes)
		.set({ availability: "file", facts, sheetVersion, updatedAt: now })
		.where(eq(resumes.id, resumeId));
	removedKeys.push(...(await settleUploads(transaction, upload, resumeId)));
	return { success: true, upload, removedKeys };
}

/**
 * Gives a resume its document: its only body from now on. Of the file that it was read from, only the hash is left.
 * @returns the keys whose files are to be deleted once the transaction has committed
 */
export async function publishDocument(
	transaction: Transaction,
	resumeId: string,
	body: {
		document: ResumeDocument;
		style: SheetStyle;
		geometry: GreekedSheet;
		facts: SheetFacts;
		version: string;
	},
	uploadId: string | null,
	now: Date,
): Promise<string[]> {
	const { document, style, geometry, facts, version } = body;
	await transaction.insert(resumeDocuments).values({ resumeId, document, style });
	await transaction.insert(resumeSheets).values({ resumeId, geometry });
	await transaction
		.update(resumes)
		.set({ availability: "document", facts, sheetVersion: version, updatedAt: now })
		.where(eq(resumes.id, resumeId));
	const upload = uploadId ? await holdUpload(transaction, uploadId) : null;
	if (!upload) return [];
	return [upload.key, ...(await settleUploads(transaction, upload, resumeId))];
}

/** Whether an upload, or the file that it was made from, was withdrawn from the library before. */
export async function isOfWithdrawn(
	connection: Connection,
	{ id }: Pick<Upload, "id">,
): Promise<boolean> {
	const { rows } = await connection.execute<{ known: boolean }>(sql`
		select exists (select from withdrawn_files where sha256 in (${selectSourceHashes(id)})) as known`);
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
