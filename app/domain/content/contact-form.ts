import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";
import { uuidPattern } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/letters.ts";
import { manyLines, oneLine } from "#app/domain/base/one-line.ts";
import { contactLimits, messageKinds, trapField } from "./contact.ts";

// Apart from the lists and limits, which the browser needs: it has no use for the parser.

const field = (clean: (text: string) => string, maximum: number, missing: string) =>
	z
		.string({ error: missing })
		.transform(clean)
		.pipe(z.string().min(1, missing).max(maximum, messages.contact.tooLong(maximum)));

/** The id in the address of a resume's page, or in what was typed of it; null for anything else. */
export function resumeIn(address: string): string | null {
	const [id] = new RegExp(uuidPattern, "iu").exec(address) ?? [];
	return id?.toLowerCase() ?? null;
}

const letterSchema = z.object({
	name: field(oneLine, contactLimits.name, messages.contact.nameMissing),
	email: emailSchema,
	subject: field(oneLine, contactLimits.subject, messages.contact.subjectMissing),
	message: field(manyLines, contactLimits.message, messages.contact.messageMissing),
	kind: z.enum(messageKinds, { error: messages.contact.kindUnknown }).default("question"),
	resumeAddress: z
		.string()
		.max(contactLimits.address, messages.contact.tooLong(contactLimits.address))
		.default(""),
	[trapField]: z.literal("", { error: messages.contact.trapped }).nullish(),
});

/** A message; one that asks for a resume to be taken down says which. */
export const contactSchema = letterSchema.transform(
	({ kind, resumeAddress, [trapField]: _, ...letter }, context) => {
		if (kind === "question") return { ...letter, kind, resumeId: null };
		const resumeId = resumeIn(resumeAddress);
		if (resumeId) return { ...letter, kind, resumeId };
		context.addIssue({
			code: "custom",
			path: ["resumeAddress"],
			message: messages.contact.resumeMissing,
		});
		return z.NEVER;
	},
);

/** The owner's answer to a message. */
export const replySchema = z.object({
	body: field(manyLines, contactLimits.reply, messages.contact.replyMissing),
});

/** What a link to the form has filled in already: text from an address, cut to what fits. */
export function readPrefill(
	parameters: URLSearchParams,
): Record<"subject" | "message" | "kind" | "resumeAddress", string> {
	const kind = parameters.get("kind") === "takedown" ? "takedown" : "question";
	const resumeId = kind === "takedown" ? resumeIn(parameters.get("resume") ?? "") : null;
	return {
		kind,
		resumeAddress: resumeId ? `/resumes/${resumeId}` : "",
		subject: cut(oneLine(parameters.get("subject") ?? ""), contactLimits.subject),
		message: cut(manyLines(parameters.get("message") ?? ""), contactLimits.message),
	};
}

/** Not in the middle of a character. */
function cut(text: string, maximum: number): string {
	return text.slice(0, maximum).replace(/[\ud800-\udbff]$/u, "");
}
