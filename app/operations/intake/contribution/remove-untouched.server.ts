import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	type Contribution,
	findUnpublishedOf,
	findUntouched,
	getContribution,
	getContributionOfDraft,
	isWithPerson,
	noEarlier,
	removeContribution,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { type Draft, holdDraft } from "#app/data/intake/drafts.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import type { MailData } from "#app/domain/base/mail-job.ts";
import {
	contributorLimits,
	untouchedEnd,
} from "#app/domain/intake/contribution/contributor-limits.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import { removeWithFile } from "#app/operations/intake/desk/remove-draft.server.ts";
import type { Uses } from "#app/services.ts";

const { untouchedDays, noticeDays } = contributorLimits;

/**
 * Tells people of drafts that they have forgotten, a page of them at a time. A draft is deleted a week after the email
 * about it was sent (`queueRemoval`), however late that was. One that the mail server did not take is queued again when
 * the queue has forgotten it, after a week.
 * @returns how many emails were queued
 */
export async function tellOfUntouched(
	services: Uses<"clock" | "database" | "jobs">,
	page: JobCatalogue["remind-of-drafts"] = {},
	context: PageContext = {},
): Promise<number> {
	const { database, jobs } = services;
	const before = addDays(services.clock(), noticeDays - untouchedDays);
	const drafts = await takePage(services, "remind-of-drafts", page, context, (after, limit) =>
		findUntouched(database, { before, after, limit }),
	);
	const mails = drafts.map(({ id, email, touchedAt }) => {
		const deletedOn = addDays(touchedAt, untouchedDays).toISOString();
		const message = "contribution-ending" as const;
		return {
			key: `${message}:${id}:${touchedAt.toISOString()}`,
			data: { message, to: email, contributionId: id, deletedOn },
		};
	});
	return jobs.enqueueAll("send-mail", mails);
}

/** The email about a forgotten draft was sent: from now on it has a week. */
export async function queueRemoval(
	{ clock, jobs }: Uses<"clock" | "jobs">,
	{ contributionId, deletedOn }: MailData<"contribution-ending">,
): Promise<void> {
	const at = untouchedEnd(new Date(deletedOn), clock());
	const key = `remove-draft:${contributionId}:${at.toISOString()}`;
	await jobs.enqueue("remove-draft", { contributionId }, { key, at });
}

/**
 * A queued job: deletes a draft whose person was told, unless they have come back since, or cannot.
 * @returns whether it is deleted
 */
export const removeUntouched = (
	services: Uses<"clock" | "database" | "jobs">,
	{ contributionId }: JobCatalogue["remove-draft"],
): Promise<boolean> =>
	services.database.transaction(async (transaction) => {
		const { draftId, userId } = (await getContribution(transaction, contributionId)) ?? {};
		const draft = draftId ? await holdDraft(transaction, draftId) : null;
		const person = userId ? await getPersonRecord(transaction, userId) : null;
		const contribution = draft && (await getContributionOfDraft(transaction, draft.id));
		if (!contribution || !person || person.stoppedAt) return false;
		const isDue = addDays(contribution.touchedAt, untouchedDays) <= services.clock();
		if (!isDue || !isWithPerson(contribution)) return false;
		await removeOwnDraft(services, transaction, contribution, draft);
		return true;
	});

/** Removes what its person writes, and what was agreed to for it. Of a published one its earlier version alone goes. */
export async function removeOwnDraft(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, publishedAt }: Contribution,
	draft: Draft,
): Promise<void> {
	await (publishedAt
		? setContribution(transaction, id, { ...noEarlier, draftId: null })
		: removeContribution(transaction, id));
	await removeWithFile(services, transaction, draft);
}

/**
 * Removes the version before a published one, as far as it was written, with one change of the contribution: a second one
 * would lock the person, and who deletes their account waits for this one.
 * @param said what else becomes of the contribution
 */
export async function removeEarlierDraft(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, draftId }: { id: string; draftId: string | null },
	said: Parameters<typeof setContribution>[2] = {},
): Promise<void> {
	const draft = draftId ? await holdDraft(transaction, draftId) : null;
	await setContribution(transaction, id, { ...noEarlier, draftId: null, ...said });
	if (draft) await removeWithFile(services, transaction, draft);
}

/** With the account go its resumes that are not published, their files, and what was agreed to for them. */
export async function removeUnpublished(
	services: Uses<"jobs">,
	transaction: Transaction,
	userId: string,
): Promise<void> {
	for (const { id, draftId } of await findUnpublishedOf(transaction, userId)) {
		const draft = draftId ? await holdDraft(transaction, draftId) : null;
		await removeContribution(transaction, id);
		if (draft) await removeWithFile(services, transaction, draft);
	}
}
