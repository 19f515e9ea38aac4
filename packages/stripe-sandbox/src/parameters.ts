import { z } from "zod";
import { type ApiFault, invalidRequest } from "./errors.ts";
import type { FormObject } from "./form-encoding.ts";

/** The kinds of parameters; everything arrives as text. */

/** A text that may not be empty. */
export const text = z.string().min(1).max(5000);

/** A text; the empty one takes away what was there. */
export const clearableText = z
	.string()
	.max(5000)
	.transform((value) => (value === "" ? null : value));

export const integer = z
	.string()
	.regex(/^-?\d{1,15}$/u, { error: ({ input }) => `Invalid integer: ${String(input)}` })
	.transform(Number);

export const flag = z
	.enum(["true", "false"], { error: ({ input }) => `Invalid boolean: ${String(input)}` })
	.transform((value) => value === "true");

/** A moment in seconds; the empty text takes it away. */
export const clearableTime = z.union([z.literal("").transform(() => null), integer]);

export const url = z
	.string()
	.max(5000)
	.refine((value) => /^https?:\/\/./u.test(value) && URL.canParse(value), {
		error: "Not a valid URL",
	});

/** One of some words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
	const list = words.length > 1 ? `${words.slice(0, -1).join(", ")}, or ${words.at(-1)}` : words[0];
	return z.enum(words, { error: `must be one of ${list}` });
}

/** Names and texts, or the empty text to take all away. An empty text takes away its name. */
export const metadata = z.preprocess(
	(value) => (Array.isArray(value) ? { ...value } : value),
	z.union([
		z.literal("").transform(() => null),
		z.record(
			z
				.string()
				.max(40, "Metadata keys can have up to 40 characters")
				.regex(/^[^[\]]*$/u),
			z.string().max(500, "Metadata values can have up to 500 characters"),
		),
	]),
);

export const range = z.union([
	integer.transform((value) => ({ gte: value, lte: value })),
	z.strictObject({
		gt: integer.optional(),
		gte: integer.optional(),
		lt: integer.optional(),
		lte: integer.optional(),
	}),
]);

/** What every list accepts. */
export const pageParameters = {
	limit: integer.refine((value) => value >= 1 && value <= 100).optional(),
	starting_after: text.optional(),
	ending_before: text.optional(),
	created: range.optional(),
};

/**
 * Reads parameters as Stripe does: the first thing that is wrong is refused with its name.
 * @throws ApiFault
 */
export function readParameters<Schema extends z.ZodType>(
	schema: Schema,
	given: FormObject,
): z.output<Schema> {
	const parsed = schema.safeParse(given, { reportInput: true });
	if (parsed.success) return parsed.data;
	throw faultOf(parsed.error.issues);
}

function faultOf(issues: z.core.$ZodIssue[]): ApiFault {
	const unknown = issues.find((issue) => issue.code === "unrecognized_keys");
	if (unknown) {
		const names = unknown.keys.map((key) => nameOf([...unknown.path, key]));
		const many = names.length > 1;
		return invalidRequest(`Received unknown parameter${many ? "s" : ""}: ${names.join(", ")}`, {
			code: "parameter_unknown",
			param: names[0] ?? "",
		});
	}
	const [issue] = issues;
	const param = nameOf(issue?.path ?? []);
	if (issue?.input === undefined) {
		return invalidRequest(`Missing required param: ${param}.`, {
			code: "parameter_missing",
			param,
		});
	}
	if (issue.code === "too_small" && issue.origin === "string") {
		const name = param.replace(/.*\[(\w+)\]$/u, "$1");
		return invalidRequest(
			`You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
			{ code: "parameter_invalid_empty", param },
		);
	}
	if (issue.code === "invalid_value")
		return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
	if (issue.code === "invalid_type") {
		const wanted = issue.expected === "array" ? "array" : "object";
		return invalidRequest(`Invalid ${issue.expected === "string" ? "string" : wanted}`, { param });
	}
	if (issue.message.startsWith("Invalid integer")) {
		return invalidRequest(issue.message, { code: "parameter_invalid_integer", param });
	}
	if (issue.message === "Not a valid URL") {
		return invalidRequest(issue.message, { code: "url_invalid", param });
	}
	return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

/** "line_items[0][price]" */
function nameOf(path: readonly PropertyKey[]): string {
	const [head, ...rest] = path.map(String);
	return `${head ?? ""}${rest.map((part) => `[${part}]`).join("")}`;
}
