import type { Audience } from "./audience.ts";
import type { ConsentPart } from "./consent.ts";

/** Where a contribution stands, for its person. */
export type ContributionState = {
	/** "You are writing it", "Published on May 2, 2026". */
	state: string;
	/** What the owner has said. */
	because: string | null;
	/** Its draft is there, to go on with or to look at. */
	draft: "write" | "look" | null;
};

/** How a published one left: by its person, by the owner who may restore it, or because someone else asked for it. */
export type Departure = "withdrawn" | "taken-out" | "taken-down";

/** A published one for its person: what holds now, what it earned, who reads it, or how it left. Instants are ISO 8601. */
export type PublishedContribution = {
	publishedAt: string;
	given: ConsentPart[];
	rewards: { reason: string; startsAt: string; endsAt: string; isRevoked: boolean }[];
} & (
	| {
			gone: null;
			resumeId: string;
			title: string;
			audience: Audience;
			keepers: number | null;
			/** An earlier version that is under way. */
			earlier: "written" | "submitted" | null;
	  }
	| { gone: { at: string; how: Departure; isKeptOut: boolean } }
);

type Stored = {
	submittedAt: Date | null;
	sentBackBecause: string | null;
	publishedAt: Date | null;
	declinedAt: Date | null;
	declinedBecause: string | null;
	withdrawnAt: Date | null;
	isTakenDown: boolean;
	/** Of the resume, by the owner. */
	takenOutAt: Date | null;
};

/** Where a contribution stands, in words, and what can be done with it. */
export function stateOfContribution(stored: Stored, day: (at: Date) => string): ContributionState {
	const { submittedAt, sentBackBecause, publishedAt, declinedAt, withdrawnAt, takenOutAt } = stored;
	const at = (state: string, more: Partial<ContributionState> = {}) => ({
		...{ state, because: null, draft: null },
		...more,
	});
	if (withdrawnAt) {
		return at(`${stored.isTakenDown ? "Taken down" : "Withdrawn"} on ${day(withdrawnAt)}`);
	}
	if (declinedAt) {
		return at(`Not published, ${day(declinedAt)}`, { because: stored.declinedBecause });
	}
	if (publishedAt && takenOutAt) return at(`Taken out of the library on ${day(takenOutAt)}`);
	if (publishedAt) return at(`Published on ${day(publishedAt)}`);
	if (submittedAt) return at(`With us since ${day(submittedAt)}`, { draft: "look" });
	return sentBackBecause
		? at("Sent back to you", { because: sentBackBecause, draft: "write" })
		: at("You are writing it", { draft: "write" });
}
