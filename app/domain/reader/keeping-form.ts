import { z } from "zod";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { oneLine } from "#app/domain/base/one-line.ts";
import { keptLimits, readReference } from "./kept-line.ts";

/** What forms may change of a member's kept lines. */

/** "<resume>.<line>" */
const reference = {
	reference: z.string().transform((key, context) => {
		const found = readReference(key);
		if (!found) context.addIssue(keeping.unknown);
		return found ?? z.NEVER;
	}),
};

/** Characters as the database counts them: browsers send two for a line break, and count pairs twice. */
const text = (most: number, sentence: string) =>
	z
		.string()
		.transform((typed) => typed.replaceAll("\r\n", "\n").replaceAll("\0", "").trim())
		.refine((typed) => [...typed].length <= most, sentence);

const words = {
	note: text(keptLimits.note, keeping.longNote(keptLimits.note)),
	group: text(keptLimits.group, keeping.longGroup(keptLimits.group)).transform(oneLine),
	// What the two fields held when the page was loaded.
	noteWas: text(keptLimits.note, keeping.unknown).optional(),
	groupWas: text(keptLimits.group, keeping.unknown).optional(),
};

export const keptLineSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("keep"), ...reference }),
	z.object({ intent: z.literal("write"), ...reference, ...words }),
	z.object({ intent: z.literal("remove"), ...reference }),
	z.object({ intent: z.literal("restore"), ...reference }),
]);
export type KeptLineChange = z.infer<typeof keptLineSchema>;
