import { data } from "react-router";

/** Answers a form as data: with the status of what went wrong, and when to try again. */
export function formResponse<Answer>(
	answer: Answer,
	{ status, retryAfter }: { status: number; retryAfter?: number } = { status: 200 },
) {
	return data(answer, {
		status,
		headers: retryAfter ? { "Retry-After": String(retryAfter) } : {},
	});
}
