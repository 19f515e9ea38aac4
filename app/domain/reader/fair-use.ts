/** A resume that a person has read or downloaded, in any form, and when they last did. */
export type UsedResume = { resumeId: string; lastUsedAt: Date };

/** In which form a resume left: its page in the reader, or a file. */
export type UseKind = "reading" | "pdf" | "docx" | "txt" | "json" | "original";

/** How many different resumes one person may use within a number of minutes. The terms name it. */
export const fairUse = {
	hour: { resumes: 40, minutes: 60 },
	day: { resumes: 150, minutes: 24 * 60 },
} as const;

/** The same resume in the same form is one use for this many minutes: a page, its pieces, a second look. */
export const oneUseMinutes = fairUse.hour.minutes;

/** A use is kept this many days, then deleted; the privacy page says so. */
export const useKeptDays = 400;

/** "40 different resumes an hour and 150 a day", as the terms, the prices and the refusal say it. */
export const fairUseWords = `${fairUse.hour.resumes} different resumes an hour and ${fairUse.day.resumes} a day`;

const minute = 60_000;

/** The instant after which uses count for the longest bound. */
export const fairUseSince = (now: Date): Date =>
	new Date(now.getTime() - fairUse.day.minutes * minute);

/**
 * How long a person has to wait before they may use a resume.
 * @param used each resume of the last day once
 * @returns whole seconds, or null when they may use it now. A resume that was used within a bound's time costs
 * nothing of it. A use leaves the bound exactly when its time is over.
 */
export function fairUseWait(
	used: readonly UsedResume[],
	resumeId: string,
	now: Date,
): number | null {
	let wait = 0;
	for (const { resumes, minutes } of Object.values(fairUse)) {
		const length = minutes * minute;
		const counted = used.filter(({ lastUsedAt }) => lastUsedAt.getTime() > now.getTime() - length);
		if (counted.some((use) => use.resumeId === resumeId)) continue;
		// When this one leaves the bound, one place is free.
		const leaves = counted
			.map(({ lastUsedAt }) => lastUsedAt.getTime() + length)
			.sort((a, b) => a - b)[counted.length - resumes];
		if (leaves !== undefined) wait = Math.max(wait, leaves - now.getTime());
	}
	return wait === 0 ? null : Math.ceil(wait / 1000);
}
