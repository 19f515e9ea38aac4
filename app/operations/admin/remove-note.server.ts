import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { getNoted, writeNotes } from "#app/data/intake/contribution/margin-notes.server.ts";
import { getContributorOf } from "#app/data/intake/contribution/published-own.server.ts";
import { holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Removes the note beside a line of a resume. The log has the reason, and not the words of the note; its contributor
 * gets an email.
 */
export function removeNote(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	{ resumeId, line, reason }: { resumeId: string; line: string; reason: string },
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, contributed.noteFailed, async () => {
		const isRemoved = await services.database.transaction(async (transaction) => {
			await holdForWithdrawal(transaction, resumeId);
			const notes = (await getNoted(transaction, resumeId))?.notes ?? [];
			const left = notes.filter((note) => note.line !== line);
			if (left.length === notes.length) return false;
			await writeNotes(transaction, resumeId, left);
			await writeAudit(transaction, admin, {
				action: "note.removed",
				subject: "resume",
				subjectId: resumeId,
				reason,
			});
			await tell(services, transaction, { resumeId, line, now: admin.now });
			return true;
		});
		if (!isRemoved) return rejected(contributed.noteGone, 409);
		await libraryChanged(services);
		return { success: true };
	});
}

/** Whose note it was hears of it, of a contributed resume: the email has no word of the note. */
async function tell(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	{ resumeId, line, now }: { resumeId: string; line: string; now: Date },
): Promise<void> {
	const contributor = await getContributorOf(transaction, resumeId);
	if (!contributor) return;
	await jobs.enqueue(
		"send-mail",
		{
			message: "contribution-note-removed",
			to: contributor.email,
			contributionId: contributor.contributionId,
		},
		{
			key: `note-removed:${resumeId}:${line}:${now.toISOString()}`,
			transaction: jobTransaction(transaction),
		},
	);
}
