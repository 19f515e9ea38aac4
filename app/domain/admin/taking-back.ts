import { count } from "#app/domain/base/count.ts";

/** How far a change of many resumes is taken back. */
export type TakingBack = {
	/** When it began. */
	takenBackAt: Date | null;
	/** Resumes that are not settled yet. */
	left: number;
	/** Those that could not be taken back, or not in all. */
	stayed: number;
};

/** The same in words: "taken back, but for 1 resume"; null where it is not taken back. */
export function describeTakingBack({ takenBackAt, left, stayed }: TakingBack): string | null {
	if (!takenBackAt) return null;
	if (left > 0) return "being taken back";
	return stayed > 0 ? `taken back, but for ${count(stayed, "resume")}` : "taken back";
}
