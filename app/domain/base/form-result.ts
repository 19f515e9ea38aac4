import type { z } from "zod";

/** What every form is answered: enough to draw it again with nothing lost. */
export type FormResult = {
	success: boolean;
	/** A sentence about the form as a whole. */
	message?: string | undefined;
	/** How the message is meant, where `success` does not say it. */
	kind?: "error" | "info" | "success";
	/** A sentence for each field that was not taken, by its name. */
	fieldErrors?: Record<string, string> | undefined;
	/** What was typed, by the name of its field. */
	values?: Record<string, string> | undefined;
	/** The server never read the form, whose page still holds what was typed. */
	isUnread?: true;
};

/** The field that names the account for which a form was shown. */
export const accountField = "account";

/** Passwords and passcodes. */
const secret = /pass/iu;

/** Twice the longest text that any form takes, in characters: nobody types more. */
export const echoMaximum = 60_000;

/** What was typed into a form, as it was typed. Passwords and files are left out, and a text is cut that nobody types. */
export function typedValues(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	for (const [name, value] of form) {
		if (typeof value === "string" && !secret.test(name)) values[name] = value.slice(0, echoMaximum);
	}
	return values;
}

/** The first sentence about each field, by its name. */
export function fieldErrorsOf(error: Pick<z.ZodError, "issues">): Record<string, string> {
	const fieldErrors: Record<string, string> = {};
	for (const { path, message } of error.issues) fieldErrors[String(path[0] ?? "")] ??= message;
	return fieldErrors;
}
