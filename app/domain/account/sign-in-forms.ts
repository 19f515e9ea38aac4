import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";
import * as messages from "#app/domain/base/messages/account.ts";
import { passwordMaximum, passwordProblem } from "./password.ts";

/** The forms of signing in and up, checked by the server and, for a quicker answer, by the browser. */

export const signInSchema = z.object({
	email: emailSchema,
	password: z
		.string({ error: messages.password.missing })
		.min(1, messages.password.missing)
		.max(passwordMaximum, messages.signIn.wrongCredentials),
});

/** A new password, typed twice. */
const newPassword = {
	password: z.string({ error: messages.password.missing }),
	confirmPassword: z.string({ error: messages.password.missing }),
};

function checkNewPassword(
	{ password, confirmPassword }: { password: string; confirmPassword: string },
	context: z.RefinementCtx,
): void {
	const problem = passwordProblem(password);
	if (problem) context.addIssue({ code: "custom", message: problem, path: ["password"] });
	if (password !== confirmPassword) {
		context.addIssue({
			code: "custom",
			message: messages.password.mismatch,
			path: ["confirmPassword"],
		});
	}
}

export const signUpSchema = z
	.object({ email: emailSchema, ...newPassword })
	.superRefine(checkNewPassword);

export const newPasswordSchema = z.object(newPassword).superRefine(checkNewPassword);

/** For a new confirmation link and for a reset link. */
export const emailOnlySchema = z.object({ email: emailSchema });

/** What an action of these forms answers: enough to draw the form again with nothing lost. */
export type AuthFormResult = {
	success: boolean;
	message?: { kind: "error" | "info" | "success"; text: string };
	fieldErrors?: Partial<Record<"email" | "password" | "confirmPassword", string>>;
	values?: { email: string };
};

/** The answer to a form that does not parse: every field's first problem, and the typed address. */
export function invalidForm(error: z.ZodError, typedEmail?: unknown): AuthFormResult {
	const fieldErrors: Record<string, string> = {};
	for (const issue of error.issues) {
		const field = String(issue.path[0] ?? "email");
		fieldErrors[field] ??= issue.message;
	}
	return { success: false, fieldErrors, values: { email: String(typedEmail ?? "") } };
}
