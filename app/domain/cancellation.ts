import { z } from "zod";
import { messages } from "./messages.ts";

/** Why somebody leaves. Texts: part 2, section 5. */
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

const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

/** What is asked when somebody cancels: a reason, and what else they want to say. */
export const cancellationSchema = z.object({
	reason: z.enum(cancellationReasons, { error: messages.cancel.reasonMissing }),
	satisfaction: optional(z.enum(satisfactions.map(({ value }) => value))),
	comments: optional(z.string().trim().max(commentsMaximum, messages.cancel.commentsTooLong)),
});

export type Cancellation = z.infer<typeof cancellationSchema>;
