import { data, isRouteErrorResponse } from "react-router";

/** The server could not be reached at all; its own errors and redirects are something else. */
export function isNetworkFailure(error: unknown): boolean {
	return !(error instanceof Response) && !isRouteErrorResponse(error);
}

/**
 * What a form answers itself when the server cannot be reached. The status tells the router not to load the
 * page anew: that would fail as well, and an error page would take what was typed.
 */
export function networkAnswer<Answer>(answer: Answer) {
	return data(answer, { status: 503 });
}

/** The server's answer to a form, or this one when the server cannot be reached. */
export async function orNetworkAnswer<Result, Answer>(
	serverAction: () => Promise<Result>,
	answer: () => Answer,
): Promise<Result | ReturnType<typeof networkAnswer<Answer>>> {
	try {
		return await serverAction();
	} catch (error) {
		if (!isNetworkFailure(error)) throw error;
		return networkAnswer(answer());
	}
}
