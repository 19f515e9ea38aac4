import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";
import { isOpenMailbox } from "#app/domain/library/evidence.ts";
import { type ConsentPart, consentParts } from "./consent.ts";
import { contributing } from "./contributor-messages.ts";
import { type Proof, proofs } from "./proof.ts";

const box = z.literal("true").optional();

/** What is said when a resume is submitted: what its person agrees to, and how they prove the offer. */
export const submissionSchema = z
	.object({
		/** Of the draft that they have seen. */
		version: z.coerce.number().int(),
		reading: z.literal("true", { error: contributing.readingMissing }),
		insights: box,
		lines: box,
		assistants: box,
		proof: z.enum(proofs, { error: contributing.proofMissing }),
		workAddress: z.string().default(""),
	})
	.transform(({ version, proof, workAddress, ...boxes }, context): Submission => {
		const parts = consentParts.filter((part) => boxes[part]);
		if (proof !== "now") return { version, parts, proof, workAddress: null };
		const said = workAddress.trim();
		const parsed = emailSchema.safeParse(said);
		const refusal =
			said === ""
				? contributing.addressMissing
				: !parsed.success
					? contributing.addressInvalid
					: isOpenMailbox(parsed.data)
						? contributing.addressOpen
						: null;
		if (refusal) context.addIssue({ code: "custom", path: ["workAddress"], message: refusal });
		return { version, parts, proof, workAddress: parsed.data ?? null };
	});

export type Submission = {
	version: number;
	parts: ConsentPart[];
	proof: Proof;
	workAddress: string | null;
};
