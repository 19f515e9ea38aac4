import { z } from "zod";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { telling as sentences } from "#app/domain/base/messages/telling.ts";
import { cleanText } from "#app/domain/library/resume-query.ts";
import {
	helpedField,
	isOfferMonth,
	type Outcome,
	type OutcomeAnswer,
	outcomeAnswers,
	outcomeLimits,
} from "./outcome.ts";

const text = z
	.string()
	.default("")
	.transform((typed) => cleanText(typed, 1_000))
	.refine((words) => words.length <= outcomeLimits.text, sentences.tooLong(outcomeLimits.text));

/** The form of an outcome. @param now decides which months an offer may have come in */
export const outcomeSchema = (now: Date) =>
	z.discriminatedUnion("intent", [
		z.object({ intent: z.literal("take-back") }),
		z
			.object({
				intent: z.literal("tell"),
				answer: z.enum(Object.keys(outcomeAnswers) as [OutcomeAnswer], sentences.noAnswer),
				company: text,
				role: text,
				month: z.string().default(""),
				mayCount: z.literal("true").optional(),
			})
			.refine(({ answer, month }) => answer !== "offer" || isOfferMonth(month, now), {
				error: sentences.noMonth,
				path: ["month"],
			}),
	]);

type Told = Extract<z.infer<ReturnType<typeof outcomeSchema>>, { intent: "tell" }>;

/** What a member has told. Of a search without an offer, nothing of an offer is kept. */
export function readOutcome({ answer, company, role, month, mayCount }: Told, form: FormData) {
	const told = { answer, mayCount: mayCount !== undefined };
	const none = { company: "", role: "", month: null, helped: [] };
	const outcome: Outcome =
		answer === "offer"
			? { ...told, company, role, month, helped: readHelped(form) }
			: { ...told, ...none };
	return outcome;
}

/** The ids of the boxes that are ticked, each once. */
const readHelped = (form: FormData): string[] => {
	const before = helpedField("");
	const ids = [...form.keys()].flatMap((name) =>
		name.startsWith(before) ? name.slice(before.length).toLowerCase() : [],
	);
	return [...new Set(ids.filter(isUuid))];
};
