import { describe, expect, test } from "vitest";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contactLimits, trapField } from "./contact.ts";
import { contactSchema, readPrefill, replySchema } from "./contact-form.ts";

const whole = {
	name: "Ada Example",
	email: "Ada@Example.com",
	subject: "A question",
	message: "Does a pack expire?",
};
const resumeId = "0b5c1f0e-3a52-4a0e-9a51-0d7c5e1f2a3b";
const problems = (form: Record<string, unknown>) => {
	const { error } = contactSchema.safeParse(form);
	if (!error) throw new Error("It was taken");
	return fieldErrorsOf(error);
};

describe("A message", () => {
	test("is taken with all four fields, the address in its one form", () => {
		expect(contactSchema.parse(whole)).toEqual({
			...whole,
			email: "ada@example.com",
			kind: "question",
			resumeId: null,
		});
	});

	test("needs every field, and each says so in its own words", () => {
		expect(problems({})).toEqual({
			name: "Please enter your name",
			email: "Please enter your email address",
			subject: "Please enter a subject",
			message: "Please enter a message",
		});
		for (const empty of ["", "   ", "\r\n", "\u0000", "\u200b\u3164"]) {
			expect(Object.keys(problems({ ...whole, message: empty }))).toEqual(["message"]);
			expect(Object.keys(problems({ ...whole, name: empty }))).toEqual(["name"]);
		}
		for (const value of [7, null, {}, ["x"], true]) {
			expect(Object.keys(problems({ ...whole, subject: value }))).toEqual(["subject"]);
		}
	});

	test.each(["name", "subject", "message"] as const)("has a longest %s", (field) => {
		const most = contactLimits[field];
		expect(contactSchema.safeParse({ ...whole, [field]: "x".repeat(most) }).success).toBe(true);
		expect(problems({ ...whole, [field]: "x".repeat(most + 1) })).toEqual({
			[field]: messages.contact.tooLong(most),
		});
	});

	test("counts the end of a line as one character, as browsers do", () => {
		const lines = "x\r\n".repeat(contactLimits.message / 2);
		expect(contactSchema.parse({ ...whole, message: lines }).message).not.toContain("\r");
	});

	test("keeps its lines, and has no line break where it should be one line", () => {
		const parsed = contactSchema.parse({
			...whole,
			name: "Ada\r\nBcc: eve@example.com",
			subject: "Hello\u2028there\u0000 \u202egnp.exe",
			message: " One\r\n\r\n\tTwo\rThree\u0000\u001b[31m ",
		});
		expect(parsed.name).toBe("Ada Bcc: eve@example.com");
		expect(parsed.subject).toBe("Hello there gnp.exe");
		expect(parsed.message).toBe("One\n\n\tTwo\nThree[31m");
	});

	test.each(["ada", "ada@example.com, eve@example.com", "ada@example.com\r\nBcc: eve@example.com"])(
		"is not taken from %j",
		(email) => {
			expect(problems({ ...whole, email })).toEqual({ email: messages.email.invalid });
		},
	);

	test("that asks for a takedown says of which resume, by any form of its address", () => {
		const takedown = { ...whole, kind: "takedown" };
		for (const resumeAddress of [
			`https://offerfolio.example/resumes/${resumeId.toUpperCase()}?q=a#b`,
			` /resumes/${resumeId}/read `,
			resumeId,
		]) {
			expect(contactSchema.parse({ ...takedown, resumeAddress })).toMatchObject({ resumeId });
		}
		for (const resumeAddress of ["", "/resumes", "the one about ledgers", undefined]) {
			expect(problems({ ...takedown, resumeAddress })).toEqual({
				resumeAddress: messages.contact.resumeMissing,
			});
		}
		expect(problems({ ...whole, kind: "refund" })).toEqual({
			kind: messages.contact.kindUnknown,
		});
	});

	test("with something in the field that nobody sees is a program's", () => {
		expect(contactSchema.safeParse({ ...whole, [trapField]: "" }).success).toBe(true);
		const { error } = contactSchema.safeParse({ ...whole, [trapField]: "https://spam.example" });
		expect(error && fieldErrorsOf(error)).toEqual({ [trapField]: messages.contact.trapped });
	});
});

describe("A link to the form", () => {
	const read = (query: string) => readPrefill(new URLSearchParams(query));
	const nothing = { subject: "", message: "", kind: "question", resumeAddress: "" };

	test("fills in subject and message, as text", () => {
		expect(read("subject=Enterprise&message=Two%0Alines+%3Cb%3E")).toEqual({
			...nothing,
			subject: "Enterprise",
			message: "Two\nlines <b>",
		});
		expect(read("")).toEqual(nothing);
		expect(read(`kind=takedown&resume=${resumeId}`)).toEqual({
			...nothing,
			kind: "takedown",
			resumeAddress: `/resumes/${resumeId}`,
		});
		expect(read("kind=takedown&resume=javascript:alert(1)").resumeAddress).toBe("");
	});

	test("fills in no more than the form takes, and never half a character", () => {
		const { subject, message } = contactLimits;
		const filled = readPrefill(
			new URLSearchParams({ subject: "s".repeat(subject + 9), message: "m".repeat(message + 9) }),
		);
		expect(filled).toEqual({
			...nothing,
			subject: "s".repeat(subject),
			message: "m".repeat(message),
		});
		const face = readPrefill(new URLSearchParams({ subject: `${"s".repeat(subject - 1)}😀` }));
		expect(face.subject).toBe("s".repeat(subject - 1));
	});

	test("cannot fill a second line into the subject", () => {
		expect(read("subject=a%0D%0ABcc:+eve@example.com").subject).toBe("a Bcc: eve@example.com");
	});
});

test("An answer has words, and keeps its lines", () => {
	expect(replySchema.parse({ body: " Yes.\r\n\r\nThirty days. " }).body).toBe(
		"Yes.\n\nThirty days.",
	);
	expect(replySchema.safeParse({ body: " \n " }).error?.issues[0]?.message).toBe(
		messages.contact.replyMissing,
	);
	expect(replySchema.safeParse({ body: "x".repeat(contactLimits.reply + 1) }).success).toBe(false);
});
