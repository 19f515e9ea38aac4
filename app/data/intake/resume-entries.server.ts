import { and, eq, sql } from "drizzle-orm";
import { versionOf } from "#app/data/base/content-version.server.ts";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { resumeFiles } from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { ResumeFields } from "#app/domain/intake/resume-form.ts";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import { hasTier } from "#app/domain/library/evidence.ts";
import { settleTier } from "./resume-evidence.server.ts";

/* One resume as the owner sees and changes it. */

/** What the owner says of a resume. */
export const fieldColumns = {
	...pick(resumes, "title", "company", "role", "industry", "experienceLevel", "description"),
	...pick(resumes, "tags", "provenance", "offerMonth", "location", "education", "previousRole"),
	...pick(resumes, "visaSponsored", "isFeatured", "openToEveryone", "fileUrl"),
} as const satisfies Record<keyof ResumeFields, unknown>;

export type StoredFields = {
	[column in keyof ResumeFields]: (typeof resumes.$inferSelect)[column];
};

export type AdminResume = {
	id: string;
	fields: StoredFields;
	/** Changes with what the owner says of it and with its file, and with nothing else. */
	version: string;
	availability: "document" | "file" | "none";
	/** Of its original file, where there is one of ours. */
	fileKind: string | null;
	createdAt: Date;
	updatedAt: Date;
	viewCount: number;
	withdrawnAt: Date | null;
	withdrawnReason: string | null;
};

/** A resume as the owner sees it, withdrawn or not, or null. */
export async function getAdminResume(
	connection: Connection,
	id: string,
): Promise<AdminResume | null> {
	const [row] = await connection
		.select({
			id: resumes.id,
			fields: fieldColumns,
			availability: resumes.availability,
			fileKey: resumeFiles.key,
			fileKind: resumeFiles.kind,
			...pick(resumes, "createdAt", "updatedAt", "viewCount", "withdrawnAt", "withdrawnReason"),
		})
		.from(resumes)
		.leftJoin(
			resumeFiles,
			and(eq(resumeFiles.resumeId, resumes.id), eq(resumeFiles.origin, "original")),
		)
		.where(eq(resumes.id, id))
		.limit(1);
	if (!row) return null;
	const { fileKey, ...resume } = row;
	return { ...resume, version: versionOf([resume.fields, fileKey]) };
}

/** It can be read without an address elsewhere: a document, or a file of ours that is not held back. */
const hasBody = sql<boolean>`(exists (select from resume_documents where resume_id = resumes.id) or exists (
	select from resume_files where resume_id = resumes.id and origin = 'original' and held is null))`;

/** Several of them by their ids, withdrawn or not. */
export async function findAdminResumesById(
	connection: Connection,
	ids: readonly string[],
): Promise<
	(Pick<AdminResume, "id" | "fields" | "updatedAt" | "withdrawnAt"> & { hasBody: boolean })[]
> {
	if (ids.length === 0) return [];
	return connection
		.select({
			id: resumes.id,
			fields: fieldColumns,
			hasBody,
			updatedAt: resumes.updatedAt,
			withdrawnAt: resumes.withdrawnAt,
		})
		.from(resumes)
		.where(sql`${resumes.id} = any(${sql.param([...ids])}::uuid[])`);
}

export type HeldResume = StoredFields & { withdrawnAt: Date | null };

/** A resume that nobody else changes until the transaction ends; null when there is none. */
export async function holdResume(transaction: Transaction, id: string): Promise<HeldResume | null> {
	const [row] = await transaction
		.select({ ...fieldColumns, withdrawnAt: resumes.withdrawnAt })
		.from(resumes)
		.where(eq(resumes.id, id))
		.for("no key update");
	return row ?? null;
}

/** Adds a resume with what the owner says of it. Its views begin at none. */
export async function addResume(
	transaction: Transaction,
	fields: ResumeFields,
	now: Date,
): Promise<string> {
	const [row] = await transaction
		.insert(resumes)
		.values({ ...fields, availability: "none", createdAt: now, updatedAt: now })
		.returning({ id: resumes.id });
	if (!row) throw new Error("The resume was not written");
	return row.id;
}

/** @returns its provenance now: of what it says now it has the highest tier that a record proves */
export async function updateResumeFields(
	transaction: Transaction,
	id: string,
	fields: ResumeFields,
	now: Date,
): Promise<Provenance> {
	const [row] = await transaction
		.update(resumes)
		.set({ ...fields, updatedAt: now })
		.where(eq(resumes.id, id))
		.returning({ provenance: resumes.provenance });
	if (!row || !hasTier(row.provenance)) return row?.provenance ?? fields.provenance;
	return (await settleTier(transaction, id, now))?.to ?? row.provenance;
}

/**
 * Says what can be opened of a resume, after its document, its file or its address has changed. Without anything it is
 * not featured.
 * @returns whether there is anything
 */
export async function settleAvailability(transaction: Transaction, id: string): Promise<boolean> {
	const { rows } = await transaction.execute<{ canBeRead: boolean }>(sql`
		update resumes set is_featured = is_featured and (file_url is not null or ${hasBody}), availability = case
			when exists (select from resume_documents where resume_id = resumes.id) then 'document'
			when file_url is not null or ${hasBody} then 'file'
			else 'none' end
		where id = ${id}::uuid returning availability <> 'none' as "canBeRead"`);
	return rows[0]?.canBeRead === true;
}

/** How many resumes are open to everyone, while no other change of that number is under way. */
export async function countOpenToEveryone(transaction: Transaction): Promise<number> {
	await holdName(transaction, "open-to-everyone");
	return transaction.$count(resumes, and(isPublished, sql`${resumes.openToEveryone}`));
}

/** Whether one of those that are open to everyone was contributed by its person. */
export async function isContributedOpen(transaction: Transaction): Promise<boolean> {
	const { rows } = await transaction.execute(sql`
		select from ${resumes} join ${contributions} on ${contributions.resumeId} = ${resumes.id}
		where ${isPublished} and ${resumes.openToEveryone} limit 1`);
	return rows.length > 0;
}

export async function setFeatured(
	transaction: Transaction,
	id: string,
	isFeatured: boolean,
	now: Date,
): Promise<void> {
	await transaction.update(resumes).set({ isFeatured, updatedAt: now }).where(eq(resumes.id, id));
}
