import { and, desc, eq, inArray, isNull, lt, not, sql } from "drizzle-orm";
import { versionOf } from "#app/data/base/content-version.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import {
	intakeDrafts,
	resumeUploads,
	type UploadStatus,
} from "#app/data/base/schema/intake.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { contactRules } from "#app/domain/intake/contact-data.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { isOnDesk } from "./drafts.server.ts";

export type Upload = typeof resumeUploads.$inferSelect;

/** Notes a file whose bytes are stored, and that waits to be read. */
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

/** An upload that the owner may see, or null: a file whose person has not sent it yet is that person's alone. */
export async function getOwnersUpload(connection: Connection, id: string): Promise<Upload | null> {
	const isWithPerson = sql`exists (
		select from ${intakeDrafts} where ${intakeDrafts.uploadId} = ${resumeUploads.id} and not (${isOnDesk}))`;
	const [row] = await connection
		.select()
		.from(resumeUploads)
		.where(and(eq(resumeUploads.id, id), not(isWithPerson)));
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

/** The file of a draft stays as long as the draft, which says itself what the matter is. */
export const isOfNoDraft = sql`not exists (
	select from ${intakeDrafts} where ${intakeDrafts.uploadId} = ${resumeUploads.id})`;

/** The files that wait, the newest first; none of their words, and none of the intake desk. */
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
			...pick(resumeUploads, "id", "kind", "originalName", "size", "status", "reviewedAt"),
			...pick(resumeUploads, "redactedFrom", "createdAt"),
		})
		.from(resumeUploads)
		.where(and(isNull(resumeUploads.resumeId), isOfNoDraft))
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
			...pick(resumeUploads, "id", "key", "kind", "sha256"),
		});
	return row ?? null;
}

/** Forgets files that waited too long; one that is held, another night. @returns their keys */
export async function removeAbandonedUploads(
	connection: Connection,
	before: Date,
	limit: number,
): Promise<string[]> {
	const abandoned = connection
		.select({ id: resumeUploads.id })
		.from(resumeUploads)
		.where(and(isNull(resumeUploads.resumeId), isOfNoDraft, lt(resumeUploads.createdAt, before)))
		.limit(limit)
		.for("update", { skipLocked: true });
	const rows = await connection
		.delete(resumeUploads)
		.where(inArray(resumeUploads.id, abandoned))
		.returning({ key: resumeUploads.key });
	return rows.map(({ key }) => key);
}

/** A query for the hashes of an upload and of everything that it is a copy of. */
export const selectSourceHashes = (id: string) => sql`
	with recursive sources as (
		select id, sha256, redacted_from from resume_uploads where id = ${id}::uuid
		union select u.id, u.sha256, u.redacted_from from resume_uploads u
			join sources on u.id = sources.redacted_from)
	select sha256 from sources`;
