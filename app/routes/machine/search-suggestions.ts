import { completeSearch } from "#app/operations/library/complete-search.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/search-suggestions";

/** What the search box offers while a visitor types, as data. Public, and of the public library only. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const text = new URL(request.url).searchParams.get("q");
	if (text === null) {
		const error = "Suggestions are asked for by q, the text that is being typed";
		return Response.json({ success: false, error }, { status: 400 });
	}
	const { requestId } = context.get(requestInfoContext);
	const { suggestions, isWhole } = await completeSearch(
		context.get(servicesContext),
		text,
		requestId,
	);
	// What could not be had may be there for the next letter.
	const caching = isWhole ? "public, max-age=60" : "no-store";
	return Response.json({ success: true, suggestions }, { headers: { "Cache-Control": caching } });
}
