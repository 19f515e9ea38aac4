import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import { type ContactMessage, lockMessage } from "#app/data/admin/contact-messages.server.ts";
import {
	getContributorOf,
	holdPublishedOf,
} from "#app/data/intake/contribution/published-own.server.ts";
import { findKnownBy } from "#app/data/intake/kept-out.server.ts";
import { getAdminResume } from "#app/data/intake/resume-entries.server.ts";
import {
	addTakedown,
	getTakedown,
	holdTakedowns,
	setLifted,
} from "#app/data/intake/takedowns.server.ts";
import { holdForWithdrawal } from "#app/data/intake/withdrawals.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { KnownBy } from "#app/domain/intake/takedown.ts";
import { type Failure, inTransaction, rejected } from "#app/operations/base/fail-form.server.ts";
import { labelOf } from "#app/operations/intake/add-resume.server.ts";
import { changeLibrary } from "#app/operations/intake/announce-change.server.ts";
import { tellContributor } from "#app/operations/intake/contribution/tell-contributor.server.ts";
import { emptyContribution } from "#app/operations/intake/contribution/withdraw-own.server.ts";
import { withdrawHeld } from "#app/operations/intake/withdraw-resume.server.ts";
import type { Uses } from "#app/services.ts";
import { replyToLocked } from "./reply-to-message.server.ts";
import { nameOfMessage } from "./settle-message.server.ts";

/** What a message asks to be taken down, and how that stands. */
export type TakedownRequest = {
	resumeId: string;
	label: string;
	/** "published", "withdrawn on …", "taken down on …". */
	state: string;
	isTakenDown: boolean;
	/** Its contributor hears of it. */
	isContributed: boolean;
	knownBy: KnownBy;
};

/** Null for a message that asks for none, or whose resume is gone. */
export async function readTakedownRequest(
	{ database }: Uses<"database">,
	{ resumeId }: Pick<ContactMessage, "resumeId">,
): Promise<TakedownRequest | null> {
	const resume = resumeId && (await getAdminResume(database, resumeId));
	if (!resume) return null;
	const takedown = await getTakedown(database, resume.id);
	return {
		resumeId: resume.id,
		label: labelOf(resume.fields),
		state: takedown
			? `taken down on ${formatShortDate(takedown.takenDownAt)}`
			: resume.withdrawnAt
				? `withdrawn on ${formatShortDate(resume.withdrawnAt)}`
				: "published",
		isTakenDown: takedown !== null,
		knownBy: await findKnownBy(database, resume),
		isContributed: (await getContributorOf(database, resume.id)) !== null,
	};
}

/**
 * Takes down what a message asks for, in one transaction: the resume is withdrawn and its files go, what it is known by
 * is kept out from now on, and the answer is on its way. Of a contributed one nothing is left, and its contributor gets
 * an email. A second press changes nothing.
 */
export function takeDown(
	services: Uses<"clock" | "database" | "hashMailbox" | "jobs" | "library" | "log">,
	admin: Admin,
	messageId: string,
	answer: string,
): Promise<{ success: true } | Failure> {
	const { takedowns } = adminMessages;
	return changeLibrary(services, takedowns.failed, async (transaction) => {
		const message = await lockMessage(transaction, messageId);
		if (!message) return rejected(messages.general.notFound, 404);
		const { resumeId } = message;
		const contribution = resumeId ? await holdPublishedOf(transaction, resumeId) : null;
		// After a draft and before the resume, as everybody does.
		await holdTakedowns(transaction, "alone");
		const resume = resumeId && (await holdForWithdrawal(transaction, resumeId));
		if (!resumeId || !resume) return rejected(takedowns.resumeGone, 409);
		const label = labelOf(resume);
		// Before its body goes: what it is known by is read from that.
		const takedownId = await addTakedown(transaction, resumeId, { label, now: admin.now });
		const order = { id: resumeId, reason: takedowns.reason, deletesFile: true, isTakedown: true };
		await withdrawHeld(services, transaction, admin, order, resume);
		if (contribution && !contribution.withdrawnAt) {
			const ended = { now: admin.now, isTakenDown: true };
			await emptyContribution(services, transaction, contribution, ended);
			await tellContributor(services, transaction, resumeId, "taken-down", admin.now);
		}
		if (takedownId) {
			await writeAudit(transaction, admin, {
				action: "resume.taken-down",
				subject: "resume",
				subjectId: resumeId,
				label,
				reason: nameOfMessage(message),
			});
		}
		const isAnother = takedownId !== null;
		await replyToLocked(services, transaction, admin, message, answer, isAnother);
		return { success: true };
	});
}

/**
 * Lets a resume, its file and near copies come back: the takedown was a mistake, or its person wants it back. A second
 * press changes nothing.
 */
export function liftTakedown(
	services: Uses<"database" | "log">,
	admin: Admin,
	{ resumeId, reason }: { resumeId: string; reason: string },
): Promise<{ success: true } | Failure> {
	const { takedowns } = adminMessages;
	return inTransaction(services, takedowns.liftFailed, async (transaction) => {
		const resume = await holdForWithdrawal(transaction, resumeId);
		if (!resume) return rejected(messages.resumes.fetchFailed, 404);
		if (!(await setLifted(transaction, resumeId, admin.now))) return { success: true };
		await writeAudit(transaction, admin, {
			action: "takedown.lifted",
			subject: "resume",
			subjectId: resumeId,
			label: labelOf(resume),
			reason,
		});
		return { success: true };
	});
}
