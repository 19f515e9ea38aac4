import { lockPerson } from "#app/data/account/passwords.server.ts";
import {
	findSwapped,
	holdAgainstWithdrawal,
	readSwap,
	returnSwapped,
} from "#app/data/billing/swaps.server.ts";
import { getResumeBody, type ResumeBody } from "#app/data/reader/opened-resumes.server.ts";
import { lockUses } from "#app/data/reader/resume-uses.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { isSwapRepeated, swapTimeLeft } from "#app/domain/reader/swap.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { originalOf } from "./read-original.server.ts";

/**
 * Gives one opened resume of a pack back within ten minutes: the credit returns, the resume is locked again. What
 * was read stays counted for the guarantee and for fair use. A second press, after an answer that was lost, is
 * answered like the first and gives nothing more back.
 */
export function swapResume(
	services: Uses<"database" | "failOpen" | "log">,
	person: Person,
	resumeId: string,
	now: Date,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.swap.failed, async () => {
		const result = await services.database.transaction(async (transaction) => {
			// Openings and the deletion of the account take it first as well.
			await lockPerson(transaction, person.id);
			// A download is written under the same lock: either it has left, or it finds the resume locked.
			await lockUses(transaction, person.id);
			await holdAgainstWithdrawal(transaction, resumeId);
			const about = { userId: person.id, resumeId, now };
			const swappedAt = await findSwapped(transaction, about);
			if (swappedAt && isSwapRepeated(swappedAt, now)) return { success: true as const };
			const swap = await readSwap(transaction, about, true);
			const body = swap && (await getResumeBody(transaction, resumeId));
			if (!swap || !body || !leavesNothing(body) || swapTimeLeft(swap, now) === 0) {
				return rejected(messages.swap.over, 409);
			}
			await returnSwapped(transaction, { ...about, ...swap });
			return { success: true as const };
		});
		// Before the commit a request would still find the resume open, and remember that.
		if (result.success) services.failOpen.forget(person.id);
		return result;
	});
}

/** Reading it leaves no file: a PDF is shown as it is, and one that is kept elsewhere is opened there. */
export const leavesNothing = (body: ResumeBody): boolean => {
	const original = originalOf(body);
	return original ? original.kind !== "pdf" : body.document !== null;
};
