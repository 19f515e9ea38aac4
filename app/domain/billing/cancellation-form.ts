import { z } from "zod";
import * as messages from "#app/domain/base/messages/billing.ts";
import {
	type Cancellation,
	cancellationReasons,
	commentsMaximum,
	satisfactions,
} from "./cancellation.ts";

// Apart from the lists, which the browser needs: it has no use for the parser.

const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

// A browser counts a line's end as one character and sends two.
const oneCharacterLines = z.string().transform((text) => text.replaceAll("\r\n", "\n").trim());

/** The form of a cancellation: a reason, and what else the member wants to say. */
export const cancellationSchema = z.object({
	reason: z.enum(cancellationReasons, { error: messages.cancel.reasonMissing }),
	satisfaction: optional(
		z.enum(
			satisfactions.map(({ value }) => value),
			{ error: messages.cancel.satisfactionUnknown },
		),
	),
	comments: optional(
		oneCharacterLines.pipe(z.string().max(commentsMaximum, messages.cancel.commentsTooLong)),
	),
}) satisfies z.ZodType<Cancellation>;
