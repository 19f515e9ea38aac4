import { getPersonRecord } from "#app/data/account/people.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	type Contribution,
	findUnpublishedOf,
	findUntouched,
	forgetWorkAddresses,
	getContributionOfDraft,
	isWithPerson,
	noEarlier,
	removeContribution,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { type Draft, holdDraft } from "#app/data/intake/drafts.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { removeWithFile } from "#app/operations/intake/desk/remove-draft.server.ts";
import type { Uses } from "#app/services.ts";

const { untouchedDays, noticeDays, workAddressDays } = contributorLimits;
const batch = 500;

/** Deletes drafts that their people have forgotten, after telling them, and work addresses that nobody used. */
export async function removeUntouched(
	services: Uses<"database" | "jobs">,
	now: Date,
): Promise<number> {
	const { database, jobs } = services;
	await forgetWorkAddresses(database, addDays(now, -workAddressDays));
	let removed = 0;
	const noticed = await findUntouched(database, addDays(now, noticeDays - untouchedDays), batch);
	for (const { id, draftId, userId, touchedAt } of noticed) {
		const deletedOn = addDays(touchedAt, untouchedDays);
		if (deletedOn <= now) {
			removed += await removeIfUntouched(services, draftId ?? "", deletedOn);
			continue;
		}
		const person = userId && (await getPersonRecord(database, userId));
		if (!person) continue;
		const mail = { message: "contribution-ending", to: person.email, contributionId: id } as const;
		await jobs.enqueue(
			"send-mail",
			{ ...mail, deletedOn: deletedOn.toISOString() },
			{ key: `contribution-ending:${id}:${touchedAt.toISOString()}` },
		);
	}
	return removed;
}

const removeIfUntouched = (
	services: Uses<"database" | "jobs">,
	draftId: string,
	due: Date,
): Promise<number> =>
	services.database.transaction(async (transaction) => {
		const draft = await holdDraft(transaction, draftId);
		const contribution = draft && (await getContributionOfDraft(transaction, draftId));
		// Its person may have come back in this very moment.
		const isDue = contribution && addDays(contribution.touchedAt, untouchedDays) <= due;
		if (!isDue || !isWithPerson(contribution)) return 0;
		await removeOwnDraft(services, transaction, contribution, draft);
		return 1;
	});

/** Removes what its person writes, and what was agreed to for it. Of a published one its earlier version alone goes. */
export async function removeOwnDraft(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, publishedAt }: Contribution,
	draft: Draft,
): Promise<void> {
	await (publishedAt
		? setContribution(transaction, id, noEarlier)
		: removeContribution(transaction, id));
	await removeWithFile(services, transaction, draft);
}

/** Removes the version before a published one, as far as it was written. */
export async function removeEarlierDraft(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, draftId }: { id: string; draftId: string | null },
): Promise<void> {
	await setContribution(transaction, id, noEarlier);
	const draft = draftId ? await holdDraft(transaction, draftId) : null;
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
