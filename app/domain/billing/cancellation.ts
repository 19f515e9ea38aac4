/** Why a member cancels. */
export const cancellationReasons = [
	"Too expensive",
	"Not using it enough",
	"Found a better alternative",
	"Technical issues",
	"Missing features I need",
	"Temporary financial difficulties",
	"No longer need the service",
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

/** Longest comment that is kept. */
export const commentsMaximum = 2000;

/** The reason of a cancellation, as it is stored. */
export type Cancellation = {
	reason: CancellationReason;
	satisfaction?: Satisfaction | undefined;
	comments?: string | undefined;
};
