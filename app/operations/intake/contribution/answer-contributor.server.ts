import { getPersonRecord } from "#app/data/account/people.server.ts";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { getNewestReceipt } from "#app/data/intake/contribution/consent-receipts.server.ts";
import {
	type Contribution,
	holdDraftFor,
	setConsent,
	setContribution,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { setDraft } from "#app/data/intake/drafts.server.ts";
import { manyLines } from "#app/domain/base/one-line.ts";
import { contributorLimits } from "#app/domain/intake/contribution/contributor-limits.ts";
import { contributed, contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { removeWithFile } from "#app/operations/intake/desk/remove-draft.server.ts";
import type { Uses } from "#app/services.ts";
import { rewardPerson } from "./reward-people.server.ts";

/**
 * Gives a contributed draft back to its person, or declines it: then it and its file are deleted. An earlier version is
 * only given back: what it stands beside is published.
 * @param answer `because` is read by its person
 */
export function answerContribution(
	services: Uses<"database" | "jobs">,
	admin: Admin,
	draftId: string,
	answer: { isDeclined: boolean; because: string },
): Promise<{ success: true; message: string } | Failure> {
	const { isDeclined } = answer;
	const because = manyLines(answer.because);
	return services.database.transaction(async (transaction) => {
		const draft = await holdDraftFor(transaction, draftId, "owner");
		const contribution = draft?.contribution;
		if (!draft || !contribution) return rejected(intakeMessages.missing, 404);
		const isEarlier = contribution.publishedAt !== null;
		if (isEarlier && isDeclined) return rejected(contributed.earlierDeclined, 409);
		if (because.length < 3) return rejected(contributed.wordsMissing, 400, "because");
		if (because.length > contributorLimits.answer) {
			return rejected(contributing.tooLong(contributorLimits.answer), 400, "because");
		}
		if (isDeclined) {
			await setContribution(transaction, contribution.id, {
				declinedAt: admin.now,
				declinedBecause: because,
				workAddress: null,
				// Here and not by the removal: a second change of the row would lock its person.
				draftId: null,
			});
			await removeWithFile(services, transaction, draft);
		} else {
			const open = isEarlier ? { earlierSubmittedAt: null } : { submittedAt: null };
			await setContribution(transaction, contribution.id, {
				...open,
				sentBackBecause: because,
				touchedAt: admin.now,
			});
			await setDraft(transaction, draftId, { publishAt: null, scheduledBy: null });
		}
		await tell(
			services,
			transaction,
			contribution,
			isDeclined ? "declined" : "sent-back",
			admin.now,
		);
		await writeAudit(transaction, admin, {
			action: isDeclined ? "draft.declined" : "draft.sent-back",
			subject: "draft",
			subjectId: draftId,
		});
		return { success: true, message: isDeclined ? contributed.declined : contributed.sentBack };
	});
}

/** What becomes of a contribution whose draft is published: the library keeps to what its person agreed to. */
export async function publishContribution(
	services: Uses<"jobs">,
	transaction: Transaction,
	contribution: Contribution,
	resumeId: string,
	now: Date,
): Promise<void> {
	const receipt = await getNewestReceipt(transaction, contribution.id);
	if (!receipt?.parts.includes("reading")) throw new Error("Nobody agreed to this resume");
	await setConsent(transaction, resumeId, receipt.parts);
	const { id, userId } = contribution;
	await setContribution(transaction, id, { resumeId, publishedAt: now });
	await tell(services, transaction, contribution, "published", now);
	if (userId) await rewardPerson(services, transaction, { userId, ids: [id] }, now);
}

async function tell(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	{ id, userId }: Contribution,
	what: "published" | "sent-back" | "declined",
	now: Date,
): Promise<void> {
	const person = userId && (await getPersonRecord(transaction, userId));
	if (!person) return;
	const mail = { message: `contribution-${what}`, to: person.email, contributionId: id } as const;
	const key = `contribution:${id}:${what}:${now.toISOString()}`;
	await jobs.enqueue("send-mail", mail, { key, transaction: jobTransaction(transaction) });
}
