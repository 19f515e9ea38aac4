/**
 * Errors that a person may meet. Each carries a kind, a sentence for the person and a cause for the log;
 * the kind becomes an HTTP status here and nowhere else.
 */

const statusByKind = {
	invalid: 400,
	authentication_required: 401,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	gone: 410,
	too_many_requests: 429,
	unexpected: 500,
	unavailable: 503,
} as const;

export type ErrorKind = keyof typeof statusByKind;

// A registered symbol and not instanceof: the server bundle and the code around it hold two copies of this class.
const brand = Symbol.for("offerfolio.AppError");

export class AppError extends Error {
	readonly [brand] = true;
	readonly kind: ErrorKind;

	/**
	 * @param kind decides the status
	 * @param sentence what the person reads
	 * @param options `cause` goes to the log only
	 */
	constructor(kind: ErrorKind, sentence: string, options?: { cause?: unknown }) {
		super(sentence, options);
		this.name = "AppError";
		this.kind = kind;
	}
}

export function isAppError(error: unknown): error is AppError {
	return typeof error === "object" && error !== null && brand in error;
}

export function statusOf(kind: ErrorKind): number {
	return statusByKind[kind];
}
