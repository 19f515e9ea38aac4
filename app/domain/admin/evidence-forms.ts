import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";
import { oneLine } from "#app/domain/base/one-line.ts";
import { comparedFields, documentKinds, isOpenMailbox } from "#app/domain/library/evidence.ts";
import { adminMessages } from "./owner-messages.ts";

/** The forms of a resume's evidence: each says what it is with its `intent`. */

const { evidence } = adminMessages;

const reviewerMaximum = 80;
export const endReasonMaximum = 300;
/** A photograph of a page or two. */
export const evidenceFileBytes = 10 * 1024 * 1024;

const words = (missing: string, maximum: number) =>
	z
		.string({ error: missing })
		.transform(oneLine)
		.pipe(z.string().min(1, missing).max(maximum, evidence.tooLong(maximum)));

const reviewer = words(evidence.reviewerMissing, reviewerMaximum);

export const seenDocumentSchema = z
	.object({
		reviewer,
		documentKind: z.enum(documentKinds, { error: evidence.kindMissing }),
		company: z.string().optional(),
		role: z.string().optional(),
		offerMonth: z.string().optional(),
	})
	.transform(({ reviewer, documentKind, ...ticks }) => ({
		reviewer,
		documentKind,
		compared: comparedFields.filter((field) => ticks[field] === "true"),
	}));

export const workLinkSchema = z.object({
	reviewer,
	email: emailSchema.refine((email) => !isOpenMailbox(email), evidence.openMailbox),
	isEmployer: z.literal("true", { error: evidence.employerUnsaid }),
});

export const endRecordSchema = z.object({
	id: z.uuid(),
	because: words(evidence.reasonMissing, endReasonMaximum),
});
