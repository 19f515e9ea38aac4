import { addDays } from "#app/domain/base/dates.ts";

/** A withdrawn resume keeps its file for so long, where nobody reaches it, and can come back. */
export const keptDays = 30;

/** When a withdrawn resume can no longer be restored, and its file is deleted. Exclusive. */
export const keptUntil = (withdrawnAt: Date): Date => addDays(withdrawnAt, keptDays);

export function isRestorable(withdrawnAt: Date, now: Date): boolean {
	return now < keptUntil(withdrawnAt);
}

/** Files of resumes withdrawn at this instant or earlier are deleted. */
export const keptSince = (now: Date): Date => addDays(now, -keptDays);

/** As many characters of a reason as are kept. */
export const reasonMaximum = 500;

/** A person who gets back what they spent; `until` is the end of the pack that has it again. */
export type Repaid = { userId: string; until: string | null };

/** A resume that was withdrawn at an ISO instant, and who got back what they had spent on it. */
export type Withdrawal = { resumeId: string; at: string; repaid: readonly Repaid[] };
