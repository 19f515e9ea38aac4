import { isRouteErrorResponse } from "react-router";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import type { ErrorBody } from "./error-response.ts";

/** Why what stands beside a resume did not come, where the server says so: it may have closed while it is read. */
export function refusedSentence(error: unknown): string | null {
	// It leads to the preview, which says what opening costs.
	if (error instanceof Response) return keeping.closedNow;
	if (!isRouteErrorResponse(error) || error.status >= 500) return null;
	const { sentence, door } = (error.data ?? {}) as Partial<ErrorBody>;
	return door ? `${keeping.closedNow} ${door.cause}` : (sentence ?? null);
}
