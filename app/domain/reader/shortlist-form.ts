import { z } from "zod";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { readIds, shortlistLimits } from "./shortlist.ts";

/** What forms may change of a member's shortlist. */

export type ShortlistChange =
	| { intent: "star" | "unstar"; resumeId: string }
	/** `noteWas` is what the field held when its page was loaded. */
	| { intent: "write"; resumeId: string; note: string; noteWas?: string | undefined }
	/** What a visitor starred comes along to the account. */
	| { intent: "bring"; resumeIds: readonly string[] };

const resumeId = z.uuid(shortlisting.unknown).toLowerCase().optional();

// Characters as the database counts them: browsers send two for a line break, and count pairs twice.
const note = z
	.string()
	.transform((typed) => typed.replaceAll("\r\n", "\n").replaceAll("\0", "").trim())
	.refine(
		(typed) => [...typed].length <= shortlistLimits.note,
		shortlisting.longNote(shortlistLimits.note),
	);

/** The button that was pressed has the name of the change, and the resume as its value. */
export const shortlistSchema = z
	.object({
		star: resumeId,
		unstar: resumeId,
		write: resumeId,
		note: note.default(""),
		noteWas: note.optional(),
		bring: z.string().max(10_000).optional(),
	})
	.transform(({ star, unstar, write, note, noteWas, bring }, context): ShortlistChange => {
		if (star) return { intent: "star", resumeId: star };
		if (unstar) return { intent: "unstar", resumeId: unstar };
		if (write) return { intent: "write", resumeId: write, note, noteWas };
		if (bring) return { intent: "bring", resumeIds: readIds(bring) };
		context.addIssue(shortlisting.unknown);
		return z.NEVER;
	});
