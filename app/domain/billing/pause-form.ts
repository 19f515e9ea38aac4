import { z } from "zod";
import * as messages from "#app/domain/base/messages/billing.ts";
import { pauseMonths } from "./pause.ts";

// Apart from the months, which the browser needs: it has no use for the parser.

const choices = ["end", ...pauseMonths.map(String)];

/** The form of a pause: for how many months, or "end" for its end. */
export const pauseSchema = z.object({
	months: z
		.string()
		.refine((value) => choices.includes(value), messages.pause.monthsMissing)
		.transform((value) => pauseMonths.find((months) => String(months) === value) ?? "end"),
});
