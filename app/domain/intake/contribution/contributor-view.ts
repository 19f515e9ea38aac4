/** A contribution in the list of its person. */
export type ContributionLine = {
	id: string;
	title: string;
	/** "You are writing it", "Published on May 2, 2026". */
	state: string;
	/** What the owner has said. */
	because: string | null;
	/** Where its person goes on. */
	to: { path: string; label: string } | null;
	hasReceipts: boolean;
};

type Stored = {
	id: string;
	resumeId: string | null;
	submittedAt: Date | null;
	sentBackBecause: string | null;
	publishedAt: Date | null;
	declinedAt: Date | null;
	declinedBecause: string | null;
	withdrawnAt: Date | null;
};

/** Where a contribution stands, in words, and what can be done with it. */
export function lineOfContribution(
	{ id, resumeId, ...stored }: Stored,
	title: string,
	day: (at: Date) => string,
): ContributionLine {
	const { submittedAt, sentBackBecause, publishedAt, declinedAt, withdrawnAt } = stored;
	const line = { id, title, because: null, to: null, hasReceipts: submittedAt !== null };
	const draft = `/contribute/${id}/draft`;
	if (withdrawnAt) return { ...line, state: `Withdrawn on ${day(withdrawnAt)}` };
	if (declinedAt) {
		return {
			...line,
			state: `Not published, ${day(declinedAt)}`,
			because: stored.declinedBecause,
		};
	}
	if (publishedAt) {
		const to = resumeId ? { path: `/resumes/${resumeId}`, label: "Look at its page" } : null;
		return { ...line, state: `Published on ${day(publishedAt)}`, to };
	}
	if (submittedAt) {
		const to = { path: draft, label: "Look at it" };
		return { ...line, state: `With us since ${day(submittedAt)}`, to };
	}
	return {
		...line,
		state: sentBackBecause ? "Sent back to you" : "You are writing it",
		because: sentBackBecause,
		to: { path: draft, label: "Go on" },
		hasReceipts: sentBackBecause !== null,
	};
}
