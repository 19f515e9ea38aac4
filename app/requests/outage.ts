import { data, isRouteErrorResponse } from "react-router";
import { askIn } from "#app/components/account/ended-session.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import type { ErrorBody } from "#app/requests/error-response.ts";

/**
 * Nothing came back that was meant for this page: the network is cut, the server failed, or something on the
 * way answered in its place, such as a proxy or the page of an overloaded site. Redirects are answers.
 */
export function isOutage(error: unknown): boolean {
	if (error instanceof Response) return false;
	if (error instanceof DOMException && error.name === "AbortError") return false;
	return !isRouteErrorResponse(error) || error.status >= 500;
}

/** The data of a page, or what it shows in their place when nothing came back. */
export async function orInstead<Loaded, Other>(
	loaded: Promise<Loaded>,
	instead: () => Other,
): Promise<Loaded | Other> {
	try {
		return await loaded;
	} catch (error) {
		if (!isOutage(error)) throw error;
		return instead();
	}
}

/**
 * The server's answer to a form or button, or a failure that it shows itself: an error page would take what was
 * typed. Every action that a page posts to is asked through this. What is answered with a meaning passes.
 * @param usual the sentence of the catalogue for this form
 * @param more what the form's answer has besides
 */
export async function orFailure<Result, More extends object>(
	{ serverAction }: { serverAction: () => Promise<Result> },
	usual: string,
	more = {} as More,
) {
	try {
		return await serverAction();
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal && !isOutage(error)) throw error;
		// The status tells the router not to load the page again, which would fail as well.
		const { status, sentence } = refusal ?? { status: 503, sentence: undefined };
		const answer = { success: false, message: sentence ?? usual, isUnread: true } as const;
		return data<FormResult & { success: false } & More>({ ...answer, ...more }, { status });
	}
}

/** Our own server says why in a sentence, as text; a proxy in front of it sends a page, a title or nothing. */
function sentenceOf(body: unknown): string {
	const text = typeof body === "string" ? body.trim() : "";
	return /^[^<]+\.$/u.test(text) ? text : messages.general.tooLarge;
}

/** A rejection that would replace the page, though the same form can be sent again later. */
function refusalOf(error: unknown): { status: number; sentence: string | undefined } | null {
	if (!isRouteErrorResponse(error)) return null;
	const { status } = error;
	const { sentence, needsPasscode, needsSignIn, isRole } = (error.data ?? {}) as Partial<ErrorBody>;
	if (needsPasscode || needsSignIn) {
		askIn[needsPasscode ? "owner" : "member"]?.();
		return { status, sentence };
	}
	if (status === 429) return { status, sentence: sentence ?? messages.general.tooManyRequests };
	if (status === 413) return { status, sentence: sentence ?? sentenceOf(error.data) };
	return isRole ? { status, sentence } : null;
}
