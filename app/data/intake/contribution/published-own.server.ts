import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import type { Connection, Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { resumeBatchRows, resumeImportRows } from "#app/data/base/schema/admin.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts, takedowns } from "#app/data/base/schema/intake.server.ts";
import { resumeEvidence, resumes } from "#app/data/base/schema/library.server.ts";
import { type Later, statement } from "#app/data/base/statement.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { clearedEntry } from "#app/domain/intake/contribution/withdrawn-entry.ts";

/* Resumes that the people they are about have given to the library, once they are published. */

export type PublishedContribution = {
	id: string;
	userId: string;
	/** Of the earlier version. */
	draftId: string | null;
	/** Of a resume that was removed altogether, null. */
	resumeId: string | null;
	title: string | null;
	company: string | null;
	publishedAt: Date;
	/** For good, by its person or by a takedown. */
	withdrawnAt: Date | null;
	isTakenDown: boolean;
	/** By the owner, who may restore it for thirty days. */
	takenOutAt: Date | null;
} & Pick<
	typeof contributions.$inferSelect,
	"earlierSaid" | "earlierSubmittedAt" | "sentBackBecause"
>;

const selectPublished = (connection: Connection) =>
	connection
		.select({
			...pick(contributions, "id", "userId", "draftId", "resumeId"),
			title: resumes.title,
			company: resumes.company,
			...pick(contributions, "publishedAt", "withdrawnAt", "isTakenDown"),
			takenOutAt: resumes.withdrawnAt,
			...pick(contributions, "earlierSaid", "earlierSubmittedAt", "sentBackBecause"),
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
	const rows = await publishedBy(connection, userId);
	return rows.flatMap(whole);
}

const publishedBy = statement((connection, userId: Later<string>) =>
	selectPublished(connection)
		.where(
			and(
				eq(contributions.userId, userId),
				isNotNull(contributions.publishedAt),
				isNull(contributions.withdrawnAt),
			),
		)
		.orderBy(desc(contributions.publishedAt), contributions.id),
);

/** How many a person had published that are withdrawn for good. */
export const countWithdrawnOf = (connection: Connection, userId: string): Promise<number> =>
	connection.$count(
		contributions,
		and(eq(contributions.userId, userId), isNotNull(contributions.withdrawnAt)),
	);

export type HeldContribution = Pick<
	typeof contributions.$inferSelect,
	"id" | "draftId" | "resumeId" | "withdrawnAt"
>;

/**
 * A published contribution that nobody else changes until the transaction ends.
 * @returns null when it is not this person's; its resume when it is still in the library, and the draft of the earlier version
 */
export const holdPublished = (
	transaction: Transaction,
	id: string,
	userId: string,
): Promise<HeldContribution | null> =>
	hold(transaction, and(eq(contributions.id, id), eq(contributions.userId, userId)));

/** The contribution of a published resume, also of a person who is gone; null of every other resume. */
export const holdPublishedOf = (
	transaction: Transaction,
	resumeId: string,
): Promise<HeldContribution | null> => hold(transaction, eq(contributions.resumeId, resumeId));

async function hold(
	transaction: Transaction,
	which: SQL | undefined,
): Promise<HeldContribution | null> {
	const [row] = await holdWithDrafts(transaction, and(which, isNotNull(contributions.publishedAt)));
	return row ?? null;
}

/** All of a person, who is being deleted: before anything that comes after drafts and contributions. */
export const holdAllOf = (transaction: Transaction, userId: string): Promise<HeldContribution[]> =>
	holdWithDrafts(transaction, eq(contributions.userId, userId));

async function holdWithDrafts(
	transaction: Transaction,
	which: SQL | undefined,
): Promise<HeldContribution[]> {
	const { id, draftId, resumeId, withdrawnAt } = contributions;
	const drafts = transaction.select({ id: draftId }).from(contributions).where(which);
	// First, as everybody does who changes that draft.
	await transaction
		.select({ id: intakeDrafts.id })
		.from(intakeDrafts)
		.where(inArray(intakeDrafts.id, drafts))
		.orderBy(intakeDrafts.id)
		.for("update");
	return transaction
		.select({ id, draftId, resumeId, withdrawnAt })
		.from(contributions)
		.where(which)
		.orderBy(id)
		.for("update");
}

/**
 * Takes away what the entry of a withdrawn resume says, where it was said before, and its checks, whose records name
 * employer and month. The row stays for those who have a line about it.
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
			visaSponsored: false,
			provenance: "declared",
			evidenceId: null,
			isFeatured: false,
			updatedAt: now,
		})
		.where(eq(resumes.id, resumeId));
	await transaction
		.delete(resumeEvidence)
		.where(and(eq(resumeEvidence.resumeId, resumeId), ne(resumeEvidence.kind, "declaration")));
	await transaction.delete(resumeBatchRows).where(eq(resumeBatchRows.resumeId, resumeId));
	await transaction.delete(resumeImportRows).where(eq(resumeImportRows.resumeId, resumeId));
	await transaction
		.update(takedowns)
		.set({ label: clearedEntry.title })
		.where(eq(takedowns.resumeId, resumeId));
}

/** Whether a contributed resume is withdrawn for good: then nothing of it is left. */
export const isWithdrawnForGood = async (
	connection: Connection,
	resumeId: string,
): Promise<boolean> =>
	(await connection.$count(
		contributions,
		and(eq(contributions.resumeId, resumeId), isNotNull(contributions.withdrawnAt)),
	)) > 0;

/** Whether a person has contributed a resume, also one whose account is gone. */
export const isContributed = async (connection: Connection, resumeId: string): Promise<boolean> =>
	(await connection.$count(contributions, eq(contributions.resumeId, resumeId))) > 0;

/** The person who contributed a resume, while they have an account; null of every other resume. */
export async function getContributorOf(
	connection: Connection,
	resumeId: string,
): Promise<{ contributionId: string; email: string } | null> {
	const [row] = await connection
		.select({ contributionId: contributions.id, email: user.email })
		.from(contributions)
		.innerJoin(user, eq(user.id, contributions.userId))
		.where(eq(contributions.resumeId, resumeId));
	return row ?? null;
}
