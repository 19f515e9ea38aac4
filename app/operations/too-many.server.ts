import { messages } from "../domain/messages.ts";

/** A failure that a person can read; `retryAfter` in seconds when waiting helps. */
export type Failure = { success: false; error: string; status: number; retryAfter?: number };

export function tooMany(retryAfter: number): Failure {
	return { success: false, error: messages.general.tooManyRequests, status: 429, retryAfter };
}
