import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { getNoted, writeNotes } from "#app/data/intake/contributed/margin-notes.server.ts";
import { holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import { contributed as sentences } from "#app/domain/base/messages/contributed.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import { libraryChanged } from "#app/operations/intake/announce-change.server.ts";
import type { Uses } from "#app/services.ts";

/** Removes the note beside a line of a resume. The log has the reason, and not the words of the note. */
export function removeNote(
	services: Uses<"clock" | "database" | "jobs" | "library" | "log">,
	admin: Admin,
	{ resumeId, line, reason }: { resumeId: string; line: string; reason: string },
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, sentences.failed, async () => {
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
			return true;
		});
		if (!isRemoved) return rejected(sentences.noteGone, 409);
		await libraryChanged(services);
		return { success: true };
	});
}
