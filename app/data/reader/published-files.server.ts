import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { versionOf } from "#app/data/base/content-version.server.ts";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { resumeFiles, resumeSheets } from "#app/data/base/schema/bodies.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import type { Upload } from "#app/data/intake/uploads.server.ts";
import { isPublished } from "#app/data/library/resume-conditions.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { contactRules } from "#app/domain/intake/contact-data.ts";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { HeldReason, Waiver } from "#app/domain/intake/publish-gate.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import { removeRenderedFiles } from "./resume-bodies.server.ts";

/* The files that readers get, and whether they may still go out. */

export type PublishedFile = Pick<
	typeof resumeFiles.$inferSelect,
	"key" | "resumeId" | "isClean" | "waivers" | "findings" | "held"
> & { kind: ReadableKind; title: string; company: string };

const columns = {
	key: resumeFiles.key,
	kind: sql<ReadableKind>`${resumeFiles.kind}`,
	...pick(resumeFiles, "resumeId", "isClean", "waivers", "findings", "held"),
	title: resumes.title,
	company: resumes.company,
};

/** Files that were checked by older rules, or that wait to be rewritten. */
export async function findFilesToCheck(
	connection: Connection,
	limit: number,
): Promise<PublishedFile[]> {
	return connection
		.select(columns)
		.from(resumeFiles)
		.innerJoin(resumes, eq(resumes.id, resumeFiles.resumeId))
		.where(
			and(
				eq(resumeFiles.origin, "original"),
				isPublished,
				or(
					eq(resumeFiles.held, "rewriting"),
					and(isNull(resumeFiles.held), lt(resumeFiles.checkedBy, contactRules)),
				),
			),
		)
		.orderBy(asc(resumeFiles.createdAt), asc(resumeFiles.key))
		.limit(limit);
}

/** Published files that are held back for now. */
export async function findHeldFiles(
	connection: Connection,
	limit: number,
): Promise<(PublishedFile & { updatedAt: Date })[]> {
	return connection
		.select({ ...columns, updatedAt: resumes.updatedAt })
		.from(resumeFiles)
		.innerJoin(resumes, eq(resumes.id, resumeFiles.resumeId))
		.where(and(isNotNull(resumeFiles.held), isPublished))
		.orderBy(asc(resumes.title), asc(resumeFiles.key))
		.limit(limit);
}

/**
 * A published file and its resume, locked until the transaction ends. The resume first, as everything does that
 * writes the lines or the body of a resume: in another order each would wait for the other.
 */
export async function holdPublishedFile(
	transaction: Transaction,
	key: string,
): Promise<PublishedFile | null> {
	const file = () =>
		transaction
			.select(columns)
			.from(resumeFiles)
			.innerJoin(resumes, eq(resumes.id, resumeFiles.resumeId))
			.where(eq(resumeFiles.key, key));
	await file().for("no key update", { of: resumes });
	const [row] = await file().for("update", { of: resumeFiles });
	return row ?? null;
}

/** Keeps what a look at a file has found, and whether it is shown. */
export async function setFileChecked(
	transaction: Transaction,
	key: string,
	outcome: { findings: ContactFinding[] | null; held: HeldReason | null; waivers?: Waiver[] },
): Promise<void> {
	await transaction
		.update(resumeFiles)
		.set({ ...outcome, checkedBy: contactRules })
		.where(eq(resumeFiles.key, key));
}

/**
 * Puts a clean copy in the place of a published file and of what was rendered of it; the upload of the copy
 * belongs to the resume then.
 * @returns the keys of the old files, to be deleted after the commit
 */
export async function replaceFile(
	transaction: Transaction,
	old: Pick<PublishedFile, "key" | "resumeId" | "waivers">,
	copy: Upload,
): Promise<string[]> {
	const { resumeId } = old;
	const rendered = await removeRenderedFiles(transaction, resumeId);
	const { key, kind, size, sha256, checkedBy, geometry, facts } = copy;
	const blocks = kind === "pdf" ? null : (copy.blocks ?? []);
	const values = { key, kind, size, sha256, blocks, checkedBy, isClean: true };
	await transaction
		.update(resumeFiles)
		.set({ ...values, findings: null, held: null, waivers: old.waivers })
		.where(eq(resumeFiles.key, old.key));
	await transaction.delete(resumeSheets).where(eq(resumeSheets.resumeId, resumeId));
	if (geometry) await transaction.insert(resumeSheets).values({ resumeId, geometry });
	const sheetVersion = geometry && versionOf(geometry);
	await transaction.update(resumes).set({ facts, sheetVersion }).where(eq(resumes.id, resumeId));
	await transaction
		.update(resumeUploads)
		.set({
			...{ resumeId, blocks: null, findings: null, geometry: null, facts: null, waivers: null },
			originalName: `resume.${kind}`,
		})
		.where(eq(resumeUploads.id, copy.id));
	return [old.key, ...rendered];
}
