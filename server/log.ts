import { type DestinationStream, type Logger, pino } from "pino";

const secretNames = [
	"authorization",
	"cookie",
	"cookies",
	"password",
	"passcode",
	"secret",
	"authSecret",
	"adminPasscode",
	"token",
	"apiKey",
	"secretKey",
	'["set-cookie"]',
];

/**
 * The log of the process: one line of JSON each. Values under names that stand for secrets are hidden, and
 * of errors only what helps is written, never the values that a statement carried.
 * @param destination standard output without it
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
	return pino(
		{
			level,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
			redact: { paths: secretNames.flatMap(atDepths), censor: "[hidden]" },
			serializers: { error: describeError, err: describeError },
		},
		destination ?? pino.destination({ sync: true }),
	);
}

function atDepths(name: string): string[] {
	const joined = name.startsWith("[") ? name : `.${name}`;
	return [name, `*${joined}`, `*.*${joined}`];
}

// Beside message and stack. Postgres' `detail` and `where` quote the row, and are left out.
const tellingFields = [
	"code",
	"kind",
	"queue",
	"status",
	"statusCode",
	"errno",
	"syscall",
	"address",
	"port",
	"severity",
	"schema",
	"table",
	"column",
	"constraint",
	"routine",
] as const;

/** What the log says of an error, its causes included. */
function describeError(error: unknown, depth = 0): unknown {
	if (typeof error === "string") return withoutValues(error);
	if (!isLikeError(error)) return { type: typeof error };
	const described: Record<string, unknown> = {
		type: error.name,
		message: withoutValues(error.message),
		stack: withoutValues(error.stack ?? ""),
	};
	for (const field of tellingFields) {
		const value = (error as Error & Record<string, unknown>)[field];
		if (typeof value === "string" || typeof value === "number") described[field] = value;
	}
	if (error.cause !== undefined && depth < 4) {
		described.cause = describeError(error.cause, depth + 1);
	}
	return described;
}

/** An error, or its copy: the job queue reports an error as an object with the name of the queue in it. */
const isLikeError = (thrown: unknown): thrown is Error =>
	thrown instanceof Error ||
	(typeof thrown === "object" &&
		thrown !== null &&
		"message" in thrown &&
		typeof thrown.message === "string");

/** Drizzle writes the values of a failed statement behind "params:", up to the end or the stack's lines. */
function withoutValues(text: string): string {
	return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/gu, "");
}
