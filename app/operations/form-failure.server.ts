import { messages } from "../domain/messages.ts";
import type { Services } from "../services.server.ts";

/** A failure that a person can read; `retryAfter` in seconds when waiting helps. */
export type Failure = { success: false; error: string; status: number; retryAfter?: number };

export function tooMany(retryAfter: number): Failure {
	return { success: false, error: messages.general.tooManyRequests, status: 429, retryAfter };
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
		services.log.error({ error }, "A form failed");
		return { success: false, error: sentence, status: 500 };
	}
}
