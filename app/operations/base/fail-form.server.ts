import type { Transaction } from "#app/data/base/database.server.ts";
import { isAppError, statusOf } from "#app/domain/base/errors.ts";
import { messages } from "#app/domain/base/messages.ts";
import { busySeconds } from "#app/integrations/password-hashing.server.ts";
import type { Uses } from "#app/services.ts";

/** A failure in words for the person; `retryAfter` in seconds when waiting helps. */
export type Failure = {
	success: false;
	error: string;
	status: number;
	retryAfter?: number;
	/** The field that the sentence is about. */
	field?: string;
	/** Of several fields each one's own sentence, beside the one about the whole. */
	fieldErrors?: Record<string, string>;
};

export function rateLimited(retryAfter: number): Failure {
	return {
		success: false,
		error: messages.busy.tooManyRequests(retryAfter),
		status: 429,
		retryAfter,
	};
}

export function rejected(error: string, status = 400, field?: string): Failure {
	return { success: false, error, status, ...(field && { field }) };
}

/**
 * Runs the work of a form. An exception becomes a failure with a sentence, so that the form comes back with
 * everything typed instead of an error page.
 * @param sentence what the person reads when the fault is ours
 */
export async function withUnexpectedFailure<T>(
	services: Uses<"log">,
	sentence: string,
	work: () => Promise<T>,
): Promise<T | Failure> {
	try {
		return await work();
	} catch (error) {
		if (isAppError(error)) {
			const isBusy = error.kind === "too_many_requests";
			return isBusy ? rateLimited(busySeconds) : rejected(error.message, statusOf(error.kind));
		}
		services.log.error({ error }, "A form failed");
		return { success: false, error: sentence, status: 500 };
	}
}

/** The same for work that is one transaction. */
export const inTransaction = <T>(
	services: Uses<"database" | "log">,
	sentence: string,
	work: (transaction: Transaction) => Promise<T>,
): Promise<T | Failure> =>
	withUnexpectedFailure(services, sentence, () => services.database.transaction(work));
