import type { RouterContextProvider } from "react-router";
import { previewParameter } from "#app/domain/content/own-fields.ts";
import { findAdmin } from "#app/requests/owner.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { answerWithWords } from "#app/requests/shown-words.server.ts";

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Middleware of the root: a request is answered with the owner's words as they are now, whatever is saved meanwhile,
 * and a preview with the owner's draft. The page cache keeps no address with the parameter of a preview, because no
 * page reads it.
 */
export async function showOwnWords(
	args: MiddlewareArguments,
	next: () => Promise<Response>,
): Promise<Response> {
	const { words } = args.context.get(servicesContext);
	const { method, url } = args.request;
	const isAsked = method === "GET" && new URL(url).searchParams.has(previewParameter);
	const admin = isAsked && (await findAdmin(args));
	const draft = admin && (await words.draftOf(admin.sessionId));
	const response = await answerWithWords(draft || words.current(), next);
	if (draft) {
		response.headers.set("Cache-Control", "private, no-store");
		response.headers.set("X-Robots-Tag", "noindex");
	}
	return response;
}
