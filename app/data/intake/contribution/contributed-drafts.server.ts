import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { type Connection, holdName, type Transaction } from "#app/data/base/database.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts, resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { type Draft, holdDraft } from "#app/data/intake/drafts.server.ts";
import type { ConsentPart } from "#app/domain/intake/contribution/consent.ts";

/*
 * Contributions until they are published. Who changes one holds its draft first: that is what the owner and its
 * person wait for each other at.
 */

export type Contribution = typeof contributions.$inferSelect;

/** Written, or with the owner. */
const isOpen = and(
	isNull(contributions.publishedAt),
	isNull(contributions.declinedAt),
	isNull(contributions.withdrawnAt),
);

/** One new contribution of a person at a time, until the transaction ends. */
export async function lockContributor(transaction: Transaction, userId: string): Promise<void> {
	await holdName(transaction, `contribute:${userId}`);
}

export const countOpenContributions = (connection: Connection, userId: string): Promise<number> =>
	connection.$count(contributions, and(eq(contributions.userId, userId), isOpen));

/** A person's open contribution that was made of this file; null when there is none. */
export async function findOpenOfFile(
	connection: Connection,
	userId: string,
	sha256: string,
): Promise<string | null> {
	const [row] = await connection
		.select({ id: contributions.id })
		.from(contributions)
		.innerJoin(intakeDrafts, eq(intakeDrafts.id, contributions.draftId))
		.innerJoin(resumeUploads, eq(resumeUploads.id, intakeDrafts.uploadId))
		.where(and(eq(contributions.userId, userId), eq(resumeUploads.sha256, sha256), isOpen))
		.limit(1);
	return row?.id ?? null;
}

export async function addContribution(
	transaction: Transaction,
	{ userId, draftId, now }: { userId: string; draftId: string; now: Date },
): Promise<string> {
	const [row] = await transaction
		.insert(contributions)
		.values({ userId, draftId, createdAt: now, touchedAt: now })
		.returning({ id: contributions.id });
	if (!row) throw new Error("The contribution was not written");
	return row.id;
}

/** A person's own, or null. */
export async function getOwnContribution(
	connection: Connection,
	userId: string,
	id: string,
): Promise<Contribution | null> {
	const [row] = await connection
		.select()
		.from(contributions)
		.where(and(eq(contributions.id, id), eq(contributions.userId, userId)));
	return row ?? null;
}

export async function getContribution(
	connection: Connection,
	id: string,
): Promise<Contribution | null> {
	const [row] = await connection.select().from(contributions).where(eq(contributions.id, id));
	return row ?? null;
}

/** All of a person, the newest first, with what their drafts and resumes are called. */
export const findOwnContributions = (connection: Connection, userId: string) =>
	connection
		.select({
			contribution: contributions,
			fileName: intakeDrafts.fileName,
			draftTitle: sql<string | null>`${intakeDrafts.fields}->>'title'`,
			draftCompany: sql<string | null>`${intakeDrafts.fields}->>'company'`,
			title: resumes.title,
			company: resumes.company,
			takenOutAt: resumes.withdrawnAt,
		})
		.from(contributions)
		.leftJoin(intakeDrafts, eq(intakeDrafts.id, contributions.draftId))
		.leftJoin(resumes, eq(resumes.id, contributions.resumeId))
		.where(eq(contributions.userId, userId))
		.orderBy(desc(contributions.createdAt), desc(contributions.id));

export async function getContributionOfDraft(
	connection: Connection,
	draftId: string,
): Promise<Contribution | null> {
	const [row] = await connection
		.select()
		.from(contributions)
		.where(eq(contributions.draftId, draftId));
	return row ?? null;
}

/** Who changes a draft: the owner what is on the desk, its person what is not submitted. */
export type Editor = "owner" | { userId: string };
export type HeldDraft = Draft & { contribution: Contribution | null };

/** A draft that its editor may change and nobody else does until the transaction ends, or null. */
export async function holdDraftFor(
	transaction: Transaction,
	id: string,
	editor: Editor,
): Promise<HeldDraft | null> {
	const draft = await holdDraft(transaction, id);
	const contribution = draft && (await getContributionOfDraft(transaction, id));
	if (!draft || !mayEdit(contribution, editor)) return null;
	return { ...draft, contribution };
}

/** Whether an editor may change a draft: none is on the desk before its person submits it. */
export const mayEdit = (contribution: Contribution | null, editor: Editor): boolean =>
	editor === "owner"
		? contribution === null || !isWithPerson(contribution)
		: contribution?.userId === editor.userId && isWithPerson(contribution);

/** Its person writes it. Of a published one that is the earlier version. */
export const isWithPerson = ({
	submittedAt,
	publishedAt,
	earlierSubmittedAt,
}: Contribution): boolean => (publishedAt ? earlierSubmittedAt : submittedAt) === null;

export async function setContribution(
	transaction: Transaction,
	id: string,
	said: Partial<Omit<Contribution, "id" | "createdAt">>,
): Promise<void> {
	await transaction.update(contributions).set(said).where(eq(contributions.id, id));
}

/** Of the earlier version nothing is under way any more. */
export const noEarlier = {
	earlierSaid: null,
	earlierSubmittedAt: null,
	sentBackBecause: null,
} as const;

export async function removeContribution(transaction: Transaction, id: string): Promise<void> {
	await transaction.delete(contributions).where(eq(contributions.id, id));
}

/** What of a published resume its person agrees to. Of every other one all of it holds. Every process hears of it. */
export async function setConsent(
	transaction: Transaction,
	resumeId: string,
	parts: readonly ConsentPart[],
): Promise<void> {
	await transaction
		.update(resumes)
		.set({
			inInsights: parts.includes("insights"),
			inLines: parts.includes("lines"),
			forAssistants: parts.includes("assistants"),
		})
		.where(eq(resumes.id, resumeId));
	await transaction.execute(
		sql`select note_library_change(${resumes}, 0) from ${resumes} where ${resumes.id} = ${resumeId}::uuid`,
	);
}

/** Drafts that nobody has touched since an instant, of people who still write them, unless their account is stopped. */
export const findUntouched = (
	connection: Connection,
	{ before, after, limit }: { before: Date; after: string | null; limit: number },
) =>
	connection
		.select({
			id: contributions.id,
			email: user.email,
			touchedAt: contributions.touchedAt,
		})
		.from(contributions)
		.innerJoin(user, eq(user.id, contributions.userId))
		.where(
			and(
				or(
					isNull(contributions.submittedAt),
					and(isNotNull(contributions.publishedAt), isNull(contributions.earlierSubmittedAt)),
				),
				isNotNull(contributions.draftId),
				isNull(user.stoppedAt),
				lt(contributions.touchedAt, before),
				after === null ? undefined : gt(contributions.id, after),
			),
		)
		.orderBy(asc(contributions.id))
		.limit(limit);

/** What a person has not published, what was declined included: with the account it goes. */
export async function findUnpublishedOf(
	connection: Connection,
	userId: string,
): Promise<Contribution[]> {
	return connection
		.select()
		.from(contributions)
		.where(and(eq(contributions.userId, userId), isNull(contributions.publishedAt)));
}

/** The address that a resume's contributor has given for a link, until one is sent. */
export async function getWorkAddress(
	connection: Connection,
	resumeId: string,
): Promise<string | null> {
	const [row] = await connection
		.select({ workAddress: contributions.workAddress })
		.from(contributions)
		.where(eq(contributions.resumeId, resumeId));
	return row?.workAddress ?? null;
}

export async function forgetWorkAddress(transaction: Transaction, resumeId: string): Promise<void> {
	await transaction
		.update(contributions)
		.set({ workAddress: null })
		.where(eq(contributions.resumeId, resumeId));
}

/** Forgets work addresses that no link was sent to in time; one that is held, another night. */
export async function forgetWorkAddresses(connection: Connection, before: Date): Promise<void> {
	const late = connection
		.select({ id: contributions.id })
		.from(contributions)
		.where(
			and(
				isNotNull(contributions.workAddress),
				isNotNull(contributions.publishedAt),
				lt(contributions.publishedAt, before),
			),
		)
		.for("update", { skipLocked: true });
	await connection
		.update(contributions)
		.set({ workAddress: null })
		.where(inArray(contributions.id, late));
}
