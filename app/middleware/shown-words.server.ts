import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { answerWithWords, findPreview } from "#app/requests/shown-words.server.ts";

type MiddlewareArguments = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Middleware of the root: a request is answered with the owner's words, and a preview with the owner's draft. The
 * page cache keeps no address with the parameter of a preview, because no page reads it.
 */
export async function showOwnWords(
	args: MiddlewareArguments,
	next: () => Promise<Response>,
): Promise<Response> {
	const preview = await findPreview(args);
	const { words } = args.context.get(servicesContext);
	const response = await answerWithWords(preview ?? words.current(), next);
	if (preview) {
		response.headers.set("Cache-Control", "private, no-store");
		response.headers.set("X-Robots-Tag", "noindex");
	}
	return response;
}
