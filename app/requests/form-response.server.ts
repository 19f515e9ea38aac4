import { data } from "react-router";
import type { z } from "zod";
import { type FormResult, fieldErrorsOf, typedValues } from "#app/domain/base/form-result.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import { redirectWithFlash } from "./flash.server.ts";
import { isPostedByBrowser, readForm } from "./posted-form.server.ts";

/** Answers a form as data: with the status of what went wrong, and when to try again. */
export function formResponse<More extends object = object>(
	answer: FormResult & More,
	{ status = 200, retryAfter, headers = new Headers() }: ResponseMore = {},
) {
	if (retryAfter) headers.set("Retry-After", String(retryAfter));
	return data(answer, { status, headers });
}

type ResponseMore = {
	status?: number;
	/** In seconds. */
	retryAfter?: number | undefined;
	/** Cookies. */
	headers?: Headers;
};

type Outcome = { success: true; message?: string | undefined } | { success: false; error: string };

/**
 * Redirects to a page that says the outcome of a press. @param done what is said of success, where the
 * outcome does not
 */
export function landOn(place: string, outcome: Outcome, done = ""): Response {
	return outcome.success
		? redirectWithFlash(place, { kind: "success", text: outcome.message ?? done })
		: redirectWithFlash(place, { kind: "error", text: outcome.error.slice(0, 300) });
}

/** Answers a press as data, or for a browser without scripts with a page. @see landOn */
export function pressResponse(
	request: Request,
	place: string,
	outcome: Extract<Outcome, { success: true }> | Failure,
	done = "",
) {
	if (isPostedByBrowser(request)) return landOn(place, outcome, done);
	if (!outcome.success) return refuseForm(outcome);
	return formResponse({ success: true, message: outcome.message ?? done });
}

/** Reads a posted form by its schema. @see parseFields */
export const parseForm = async <Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	tell?: (fieldErrors: Record<string, string>) => string | undefined,
) => parseFields(await readForm(request), schema, tell);

/** Tells the first of the sentences about fields as one about the whole form. */
export const tellFirst = (fieldErrors: Record<string, string>) => Object.values(fieldErrors)[0];

/**
 * Reads the fields of a form by their schema.
 * @param tell what is said about the form as a whole when fields were not taken
 * @returns the typed fields; or `refused`, the answer with a sentence for each field and what was typed
 */
export function parseFields<Schema extends z.ZodType>(
	form: FormData,
	schema: Schema,
	tell?: (fieldErrors: Record<string, string>) => string | undefined,
) {
	const values = typedValues(form);
	const parsed = schema.safeParse(Object.fromEntries(form));
	if (parsed.success) return { success: true as const, fields: parsed.data, form, values };
	const fieldErrors = fieldErrorsOf(parsed.error);
	const refused = refuseFields(fieldErrors, values, { message: tell?.(fieldErrors) });
	return { success: false as const, form, refused };
}

/** Answers a form whose operation was refused: the sentence is shown at its field, or with those of several fields. */
export function refuseForm<More extends object = object>(
	{ error, field, fieldErrors, ...status }: Omit<Failure, "success">,
	values?: Record<string, string>,
	more = {} as More & Partial<FormResult>,
) {
	const ofOne = field && !fieldErrors;
	const said = ofOne
		? { fieldErrors: { [field]: error } }
		: { message: error, ...(fieldErrors && { fieldErrors }) };
	return formResponse<More>({ success: false, ...said, values, ...more }, status);
}

/** Answers a form with fields that were not taken. */
export function refuseFields<More extends object = object>(
	fieldErrors: Record<string, string>,
	values: Record<string, string>,
	more: More & Partial<FormResult>,
) {
	const answer = { success: false, fieldErrors, values, ...more };
	return formResponse<More>(answer, { status: 400 });
}
