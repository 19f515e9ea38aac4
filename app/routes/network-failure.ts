import { isRouteErrorResponse } from "react-router";

/** The server could not be reached at all; its own errors and redirects are something else. */
export function isNetworkFailure(error: unknown): boolean {
	return !(error instanceof Response) && !isRouteErrorResponse(error);
}
