import { z } from "zod";
import { searches } from "#app/domain/base/messages/searches.ts";
import { oneLine } from "#app/domain/base/one-line.ts";
import { cleanText, isUnfiltered } from "./resume-query.ts";
import { alertChoices, readSavedQuery, savedLimits, savedQuery } from "./saved-search.ts";

/** What forms may change of a member's saved searches. */

const words = {
	name: z
		.string(searches.noName)
		.transform((typed) => cleanText(oneLine(typed), 1_000))
		.refine((name) => name.length > 0, searches.noName)
		.refine((name) => name.length <= savedLimits.name, searches.longName(savedLimits.name)),
	alert: z.enum(alertChoices, searches.noAlert),
};

export const saveSearchSchema = z.object({
	...words,
	query: z
		.string(searches.everything)
		.transform((text) => savedQuery(readSavedQuery(text)))
		.refine((text) => !isUnfiltered(readSavedQuery(text)), searches.everything)
		.refine((text) => text.length <= savedLimits.query, searches.tooLong),
});
export type SearchToSave = z.infer<typeof saveSearchSchema>;

const id = z.uuid(searches.gone);

export const savedSearchSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("change"), id, ...words }),
	z.object({ intent: z.literal("remove"), id }),
]);
export type SavedSearchChange = z.infer<typeof savedSearchSchema>;
