import { isAppError, statusOf } from "#app/domain/base/errors.ts";
import { messages } from "#app/domain/base/messages.ts";
import { busySeconds } from "#app/integrations/password-hashing.server.ts";
import type { Services } from "#app/services.ts";

/** A failure that a person can read; `retryAfter` in seconds when waiting helps. */
export type Failure = {
	success: false;
	error: string;
	status: number;
	retryAfter?: number;
	/** The field that the sentence is about. */
	field?: string;
};

export function tooMany(retryAfter: number): Failure {
	return {
		success: false,
		error: messages.busy.tooManyRequests(retryAfter),
		status: 429,
		retryAfter,
	};
}

export function refused(error: string, status = 400, field?: string): Failure {
	return { success: false, error, status, ...(field && { field }) };
}

/**
 * Runs what a form asked for. When that fails by our fault, the person gets the form back with a sentence,
 * and what was typed is not lost to an error page.
 */
export async function orUnexpected<T>(
	services: Services,
	sentence: string,
	work: () => Promise<T>,
): Promise<T | Failure> {
	try {
		return await work();
	} catch (error) {
		if (isAppError(error)) {
			const isBusy = error.kind === "too_many_requests";
			return isBusy ? tooMany(busySeconds) : refused(error.message, statusOf(error.kind));
		}
		services.log.error({ error }, "A form failed");
		return { success: false, error: sentence, status: 500 };
	}
}
