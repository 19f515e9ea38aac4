import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import {
	getNoted,
	setEarlier,
	writeNotes,
} from "#app/data/intake/contribution/margin-notes.server.ts";
import { holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import { type Failure, rejected } from "#app/operations/base/fail-form.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import { tellContributor } from "#app/operations/intake/contribution/tell-contributor.server.ts";
import type { Uses } from "#app/services.ts";

type Needed = Uses<"clock" | "database" | "jobs" | "library" | "log">;
type Noted = NonNullable<Awaited<ReturnType<typeof getNoted>>>;

/**
 * Removes the note beside a line of a resume. The log has the reason, and not the words of the note; its contributor
 * gets an email.
 */
export const removeNote = (
	services: Needed,
	admin: Admin,
	{ line, ...order }: { resumeId: string; line: string; reason: string },
): Promise<{ success: true } | Failure> =>
	remove(services, admin, order, "note", async (transaction, { notes }) => {
		const left = notes.filter((note) => note.line !== line);
		if (left.length === notes.length) return false;
		await writeNotes(transaction, order.resumeId, left);
		return true;
	});

/** Removes the earlier version that stands beside a resume, in the same way. */
export const removeEarlierOf = (
	services: Needed,
	admin: Admin,
	order: { resumeId: string; reason: string },
): Promise<{ success: true } | Failure> =>
	remove(services, admin, order, "earlier", async (transaction, { earlier }) => {
		if (!earlier) return false;
		await setEarlier(transaction, order.resumeId, null);
		return true;
	});

const said = {
	note: { gone: contributed.noteGone, failed: contributed.noteFailed },
	earlier: { gone: contributed.earlierGone, failed: contributed.removeFailed },
} as const;

/** @param work says whether there was something to remove */
function remove(
	services: Needed,
	admin: Admin,
	{ resumeId, reason }: { resumeId: string; reason: string },
	what: keyof typeof said,
	work: (transaction: Transaction, noted: Noted) => Promise<boolean>,
): Promise<{ success: true } | Failure> {
	const { gone, failed } = said[what];
	return changeLibrary(services, failed, async (transaction) => {
		await holdForWithdrawal(transaction, resumeId);
		const noted = await getNoted(transaction, resumeId);
		if (!noted || !(await work(transaction, noted))) return rejected(gone, 409);
		await writeAudit(transaction, admin, {
			action: `${what}.removed`,
			subject: "resume",
			subjectId: resumeId,
			reason,
		});
		await tellContributor(services, transaction, resumeId, `${what}-removed`, admin.now);
		return { success: true };
	});
}
