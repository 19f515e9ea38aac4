import { outcomePage } from "#app/domain/account/outcome.ts";

/** Leads on to the page that asks which resumes helped. */
export const offerReason = "I got an offer";

/** Why a member cancels. */
export const cancellationReasons = [
	"Too expensive",
	"Not using it enough",
	"Found a better alternative",
	"Technical issues",
	"Missing features I need",
	"Temporary financial difficulties",
	"No longer need the service",
	offerReason,
	"Other",
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

export const satisfactions = [
	{ value: "very-satisfied", label: "Very Satisfied" },
	{ value: "satisfied", label: "Satisfied" },
	{ value: "neutral", label: "Neutral" },
	{ value: "dissatisfied", label: "Dissatisfied" },
	{ value: "very-dissatisfied", label: "Very Dissatisfied" },
] as const;
export type Satisfaction = (typeof satisfactions)[number]["value"];

/** Where a member goes who has canceled for this reason. */
export const pageAfterCancelling = (reason: string | undefined): string =>
	reason === offerReason ? `${outcomePage}?answer=offer` : "/subscription";

/** Longest comment that is kept. */
export const commentsMaximum = 2000;

/** The reason of a cancellation, as it is stored. */
export type Cancellation = {
	reason: CancellationReason;
	satisfaction?: Satisfaction | undefined;
	comments?: string | undefined;
};
