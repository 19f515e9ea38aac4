import { and, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { consentReceipts, contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts, resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import {
	type ConsentPart,
	consentColumns,
	givenParts,
} from "#app/domain/intake/contributed/consent.ts";
import { clearedEntry } from "#app/domain/intake/contributed/withdrawn-entry.ts";

/* Resumes that the people they are about have given to the library, once they are published. */

export type PublishedContribution = {
	id: string;
	userId: string;
	/** Of a resume that was removed altogether, null. */
	resumeId: string | null;
	title: string | null;
	company: string | null;
	publishedAt: Date;
	/** By its person. */
	withdrawnAt: Date | null;
	/** By the owner. */
	takenOutAt: Date | null;
};

const selectPublished = (connection: Connection) =>
	connection
		.select({
			id: contributions.id,
			userId: contributions.userId,
			resumeId: contributions.resumeId,
			title: resumes.title,
			company: resumes.company,
			publishedAt: contributions.publishedAt,
			withdrawnAt: contributions.withdrawnAt,
			takenOutAt: resumes.withdrawnAt,
		})
		.from(contributions)
		.leftJoin(resumes, eq(resumes.id, contributions.resumeId));

const whole = (
	row: Awaited<ReturnType<typeof selectPublished>>[number],
): PublishedContribution[] =>
	row.userId && row.publishedAt
		? [{ ...row, userId: row.userId, publishedAt: row.publishedAt }]
		: [];

/** One that was published, if it is this person's. */
export async function getOwnPublished(
	connection: Connection,
	id: string,
	userId: string,
): Promise<PublishedContribution | null> {
	const rows = await selectPublished(connection).where(
		and(
			eq(contributions.id, id),
			eq(contributions.userId, userId),
			isNotNull(contributions.publishedAt),
		),
	);
	return rows.flatMap(whole)[0] ?? null;
}

/** All that a person has published and not withdrawn, the newest first. */
export async function findOwnPublished(
	connection: Connection,
	userId: string,
): Promise<PublishedContribution[]> {
	const rows = await selectPublished(connection)
		.where(
			and(
				eq(contributions.userId, userId),
				isNotNull(contributions.publishedAt),
				isNull(contributions.withdrawnAt),
			),
		)
		.orderBy(desc(contributions.publishedAt), contributions.id);
	return rows.flatMap(whole);
}

/**
 * Removes what a person has not published: the drafts with their files, and what they agreed to for them.
 * @returns the keys of the files that nothing refers to anymore
 */
export async function removeUnpublished(
	transaction: Transaction,
	userId: string,
): Promise<string[]> {
	const { rows } = await transaction.execute<{ key: string }>(sql`
		with unpublished as (
			delete from ${contributions} where ${contributions.userId} = ${userId}
				and ${contributions.publishedAt} is null returning draft_id
		), drafts as (
			delete from ${intakeDrafts} where ${intakeDrafts.id} in (select draft_id from unpublished)
				returning upload_id
		)
		delete from ${resumeUploads} where ${resumeUploads.id} in (select upload_id from drafts)
			and ${resumeUploads.resumeId} is null returning key`);
	return rows.map(({ key }) => key);
}

/**
 * A published contribution that nobody else changes until the transaction ends.
 * @returns null when it is not this person's; its resume when it is still in the library
 */
export async function holdPublished(
	transaction: Transaction,
	id: string,
	userId: string,
): Promise<{ resumeId: string | null; withdrawnAt: Date | null } | null> {
	const [row] = await transaction
		.select({ resumeId: contributions.resumeId, withdrawnAt: contributions.withdrawnAt })
		.from(contributions)
		.where(
			and(
				eq(contributions.id, id),
				eq(contributions.userId, userId),
				isNotNull(contributions.publishedAt),
			),
		)
		.for("update");
	return row ?? null;
}

export async function setContributionWithdrawn(
	transaction: Transaction,
	id: string,
	now: Date,
): Promise<void> {
	await transaction
		.update(contributions)
		.set({ withdrawnAt: now, touchedAt: now })
		.where(eq(contributions.id, id));
}

/**
 * Takes away what the entry of a withdrawn resume says, and its checks, whose records name employer and month. The
 * row stays for those who have a line about it.
 */
export async function clearEntry(
	transaction: Transaction,
	resumeId: string,
	now: Date,
): Promise<void> {
	await transaction
		.update(resumes)
		.set({
			...clearedEntry,
			description: null,
			tags: [],
			location: null,
			education: null,
			previousRole: null,
			offerMonth: null,
			provenance: "declared",
			evidenceId: null,
			isFeatured: false,
			updatedAt: now,
		})
		.where(eq(resumes.id, resumeId));
	await transaction
		.delete(resumeEvidence)
		.where(and(eq(resumeEvidence.resumeId, resumeId), ne(resumeEvidence.kind, "declaration")));
}

/** A change of consent: a new receipt, and what the library may do from now on. */
export async function addConsent(
	transaction: Transaction,
	contribution: { id: string; resumeId: string },
	receipt: { parts: ConsentPart[]; wording: string; now: Date },
): Promise<void> {
	const { parts, wording, now } = receipt;
	await transaction
		.insert(consentReceipts)
		.values({ contributionId: contribution.id, givenAt: now, parts, wording });
	await transaction
		.update(resumes)
		.set({ ...consentColumns(parts), updatedAt: now })
		.where(eq(resumes.id, contribution.resumeId));
	// Every process forgets what it keeps of the library.
	await transaction.execute(
		sql`select note_library_change(${resumes}, 0) from ${resumes} where ${resumes.id} = ${contribution.resumeId}::uuid`,
	);
	await transaction
		.update(contributions)
		.set({ touchedAt: now })
		.where(eq(contributions.id, contribution.id));
}

export type Receipt = { id: string; givenAt: Date; parts: ConsentPart[]; wording: string };

/** Everything that was agreed to, the newest first: that one holds. */
export async function findReceipts(
	connection: Connection,
	contributionId: string,
): Promise<Receipt[]> {
	const rows = await connection
		.select({
			id: consentReceipts.id,
			givenAt: consentReceipts.givenAt,
			parts: consentReceipts.parts,
			wording: consentReceipts.wording,
		})
		.from(consentReceipts)
		.where(eq(consentReceipts.contributionId, contributionId))
		.orderBy(desc(consentReceipts.givenAt), desc(consentReceipts.id));
	return rows.map((row) => ({ ...row, parts: givenParts(new Set(row.parts)) }));
}
