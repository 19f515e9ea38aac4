import { data } from "react-router";
import type { z } from "zod";
import { type FormResult, fieldErrorsOf, typedValues } from "#app/domain/base/form-result.ts";
import type { Failure } from "#app/operations/base/fail-form.server.ts";
import { readForm } from "./posted-form.server.ts";

/** Answers a form as data: with the status of what went wrong, and when to try again. */
export function formResponse<More extends object = object>(
	answer: FormResult & More,
	{ status, retryAfter }: { status: number; retryAfter?: number } = { status: 200 },
) {
	return data(answer, {
		status,
		headers: retryAfter ? { "Retry-After": String(retryAfter) } : {},
	});
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

/** Answers a form whose operation was refused: the sentence stands beside the field that it is about. */
export function refuseForm<More extends object = object>(
	{ error, field, ...status }: Omit<Failure, "success">,
	values: Record<string, string> = {},
	more = {} as More & Partial<FormResult>,
) {
	const said = field ? { fieldErrors: { [field]: error } } : { message: error };
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
