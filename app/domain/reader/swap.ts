import { plans } from "#app/domain/billing/plans.ts";

/** What decides whether a pack takes an opened resume back. Rule: docs/payments.md, "Swap". */
export type SwapFacts = {
	/** When the credit was spent. */
	spentAt: Date;
	/** Its pack has taken one back before. */
	isUsed: boolean;
	/** A file of it has left, in any format and by any right. */
	isDownloaded: boolean;
};

const window = plans.pack.swapMinutes * 60_000;

/** For how long a resume can still be swapped, in milliseconds; 0 when it cannot. The end is exclusive. */
export function swapTimeLeft({ spentAt, isUsed, isDownloaded }: SwapFacts, now: Date): number {
	if (isUsed || isDownloaded) return 0;
	return Math.max(0, spentAt.getTime() + window - now.getTime());
}

/** Whether a press for a resume that was swapped repeats the one that swapped it: its answer may have been lost. */
export function isSwapRepeated(swappedAt: Date, now: Date): boolean {
	return now.getTime() < swappedAt.getTime() + window;
}
