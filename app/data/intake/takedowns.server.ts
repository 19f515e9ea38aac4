import { createHash } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeLessons } from "#app/data/base/schema/bodies.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { blockedContent, takedowns } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { fingerprintOf, nearCopyShare, sharedPart } from "#app/domain/intake/fingerprint.ts";
import { type EntryFacts, knownBy, type Takedown } from "#app/domain/intake/takedown.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { plainTextOf } from "#app/domain/reader/text-blocks.ts";
import { selectSourceHashes } from "./uploads.server.ts";

/* What was taken down, and what of it may not come back. */

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The hashes by which an entry is known again. */
export const entryHashes = (entry: EntryFacts & { fileUrl: string | null }): string[] =>
	knownBy(entry).map(hashOf);

/** The fingerprint of a file's words; null where they say too little. */
export const fingerprintOfBlocks = (blocks: readonly TextBlock[] | null): number[] | null =>
	fingerprintOf((blocks ?? []).map(plainTextOf).join("\n"));

/**
 * Lets nothing be taken down while something is published, and the other way round: what is published at the same moment
 * would not be looked at.
 */
export async function holdTakedowns(
	transaction: Transaction,
	how: "shared" | "alone",
): Promise<void> {
	const lock = how === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock";
	await transaction.execute(sql`select ${sql.raw(lock)}(hashtextextended('takedowns', 0))`);
}

/**
 * Writes down that a resume is taken down, with all that it is known by. The caller holds it.
 * @returns null when it is taken down already
 */
export async function addTakedown(
	transaction: Transaction,
	resumeId: string,
	{ label, now }: { label: string; now: Date },
): Promise<string | null> {
	await holdTakedowns(transaction, "alone");
	const [row] = await transaction
		.insert(takedowns)
		.values({
			resumeId,
			label,
			takenDownAt: now,
			fingerprint: await readFingerprint(transaction, resumeId),
		})
		.onConflictDoNothing()
		.returning({ id: takedowns.id });
	if (!row) return null;
	const hashes = [
		...(await findFileHashes(transaction, resumeId)),
		...(await findEntryHashes(transaction, resumeId)),
	];
	if (hashes.length > 0) {
		await transaction
			.insert(blockedContent)
			.values([...new Set(hashes)].map((hash) => ({ hash, takedownId: row.id })));
	}
	return row.id;
}

/** Of its document with the earlier version, of its file, or of the lines that are left of a file. */
export async function readFingerprint(connection: Connection, resumeId: string) {
	const [stored] = await connection
		.select({ document: resumeDocuments.document, earlier: resumeLessons.earlier })
		.from(resumeDocuments)
		.leftJoin(resumeLessons, eq(resumeLessons.resumeId, resumeDocuments.resumeId))
		.where(eq(resumeDocuments.resumeId, resumeId));
	if (stored) {
		const documents = [stored.document, ...(stored.earlier ? [stored.earlier.document] : [])];
		return fingerprintOf(documents.map((document) => resumeText(document)).join("\n"));
	}
	const { rows } = await connection.execute<{ fingerprint: number[] | null; lines: string | null }>(
		sql`select (select array_to_json(fingerprint) from resume_files
				where resume_id = ${resumeId}::uuid and origin = 'original' limit 1) as fingerprint,
			coalesce((select string_agg(line.line, E'\n' order by line.place)
				from resume_documents, document_lines(document) as line where resume_id = ${resumeId}::uuid),
				(select string_agg(text, E'\n' order by place) from resume_lines
				where resume_id = ${resumeId}::uuid)) as lines`,
	);
	return rows[0]?.fingerprint ?? fingerprintOf(rows[0]?.lines ?? "");
}

/** The hashes of the files that a resume has and had. */
export async function findFileHashes(connection: Connection, resumeId: string): Promise<string[]> {
	const { rows } = await connection.execute<{ sha256: string }>(sql`
		select sha256 from resume_files where resume_id = ${resumeId}::uuid and origin = 'original'
		union select sha256 from resume_uploads where resume_id = ${resumeId}::uuid
		union select sha256 from withdrawn_files where resume_id = ${resumeId}::uuid`);
	return rows.map(({ sha256 }) => sha256);
}

async function findEntryHashes(connection: Connection, resumeId: string): Promise<string[]> {
	const [entry] = await connection
		.select({
			...pick(resumes, "title", "company", "role", "location", "education", "previousRole"),
			fileUrl: resumes.fileUrl,
		})
		.from(resumes)
		.where(eq(resumes.id, resumeId));
	return entry ? entryHashes(entry) : [];
}

export type StandingTakedown = Takedown & { id: string };

/** The takedown of a resume that has not been lifted. */
export async function getTakedown(
	connection: Connection,
	resumeId: string,
): Promise<StandingTakedown | null> {
	const [row] = await connection
		.select({ id: takedowns.id, label: takedowns.label, takenDownAt: takedowns.takenDownAt })
		.from(takedowns)
		.where(and(eq(takedowns.resumeId, resumeId), isNull(takedowns.liftedAt)));
	return row ?? null;
}

/** The takedowns that stand of what a person has contributed, the newest first. */
export const findTakedownsOf = (
	connection: Connection,
	userId: string,
): Promise<{ resumeId: string; takenDownAt: Date; isTakenDown: boolean }[]> =>
	connection
		.select({
			resumeId: resumes.id,
			takenDownAt: takedowns.takenDownAt,
			isTakenDown: contributions.isTakenDown,
		})
		.from(contributions)
		.innerJoin(resumes, eq(resumes.id, contributions.resumeId))
		.innerJoin(takedowns, eq(takedowns.resumeId, resumes.id))
		.where(and(eq(contributions.userId, userId), isNull(takedowns.liftedAt)))
		.orderBy(desc(takedowns.takenDownAt), resumes.id);

/** Lets what was taken down come back. @returns whether it was taken down */
export async function setLifted(
	transaction: Transaction,
	resumeId: string,
	now: Date,
): Promise<boolean> {
	const { rowCount } = await transaction
		.update(takedowns)
		.set({ liftedAt: now })
		.where(and(eq(takedowns.resumeId, resumeId), isNull(takedowns.liftedAt)));
	return (rowCount ?? 0) > 0;
}

/** The takedowns that keep these hashes out, by hash. */
export async function findBlocked(
	connection: Connection,
	hashes: readonly string[],
): Promise<Map<string, Takedown>> {
	if (hashes.length === 0) return new Map();
	const rows = await connection
		.select({
			hash: blockedContent.hash,
			label: takedowns.label,
			takenDownAt: takedowns.takenDownAt,
		})
		.from(blockedContent)
		.innerJoin(takedowns, eq(takedowns.id, blockedContent.takedownId))
		.where(
			and(
				isNull(takedowns.liftedAt),
				sql`${blockedContent.hash} = any(${sql.param([...hashes])}::text[])`,
			),
		);
	return new Map(rows.map(({ hash, ...takedown }) => [hash, takedown]));
}

/** The takedown whose words a text has for the greater part; null when there is none. */
async function findNearCopy(
	connection: Connection,
	fingerprint: readonly number[] | null,
): Promise<Takedown | null> {
	if (!fingerprint) return null;
	const near = await connection
		.select({
			...pick(takedowns, "label", "takenDownAt", "fingerprint"),
		})
		.from(takedowns)
		.where(
			and(
				isNull(takedowns.liftedAt),
				sql`${takedowns.fingerprint} && ${sql.param([...fingerprint])}::bigint[]`,
			),
		)
		.orderBy(desc(takedowns.takenDownAt));
	const found = near.find(
		(one) => one.fingerprint && sharedPart(one.fingerprint, fingerprint) >= nearCopyShare,
	);
	return found ? { label: found.label, takenDownAt: found.takenDownAt } : null;
}

/** The takedown that an upload, or a file that it was made from, is kept out by. */
export async function findTakedownOfUpload(
	connection: Connection,
	{ id, blocks }: { id: string; blocks: readonly TextBlock[] | null },
): Promise<Takedown | null> {
	const [exact] = (await findBlocked(connection, await findSourceHashes(connection, id))).values();
	return exact ?? findNearCopy(connection, fingerprintOfBlocks(blocks));
}

/** The takedown that a document is kept out by: its entry where it has one, the file that it was read from, or its words. */
export async function findTakedownOfDocument(
	connection: Connection,
	draft: {
		entry: (EntryFacts & { fileUrl: string | null }) | null;
		document: ResumeDocument;
		uploadId: string | null;
	},
): Promise<Takedown | null> {
	const { entry, document, uploadId } = draft;
	const files = uploadId ? await findSourceHashes(connection, uploadId) : [];
	const hashes = [...(entry ? entryHashes(entry) : []), ...files];
	const [exact] = (await findBlocked(connection, hashes)).values();
	return exact ?? findNearCopy(connection, fingerprintOf(resumeText(document)));
}

/** The takedown that a stored resume is kept out by: that of another one with its entry, its file or its words. */
export async function findTakedownOfResume(
	connection: Connection,
	resumeId: string,
): Promise<Takedown | null> {
	const files = await findFileHashes(connection, resumeId);
	const hashes = [...files, ...(await findEntryHashes(connection, resumeId))];
	const [exact] = (await findBlocked(connection, hashes)).values();
	return exact ?? findNearCopy(connection, await readFingerprint(connection, resumeId));
}

/** The hashes of an upload and of the files that it was made from. */
async function findSourceHashes(connection: Connection, id: string): Promise<string[]> {
	const { rows } = await connection.execute<{ sha256: string }>(selectSourceHashes(id));
	return rows.map(({ sha256 }) => sha256);
}
