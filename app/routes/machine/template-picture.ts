import * as messages from "#app/domain/base/messages/tools.ts";
import { drawTemplatePage } from "#app/operations/content/draw-template-page.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import type { Route } from "./+types/template-picture";

/** The page of a template as a picture: public, also when its file is not. */
export function loader({ request, params }: Route.LoaderArgs) {
	const isForCard = new URL(request.url).searchParams.get("size") === "card";
	const picture = drawTemplatePage(params.slug, isForCard ? "card" : "large");
	if (picture === null) throw errorResponse("not_found", messages.templates.unknown);
	return new Response(picture, {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		},
	});
}
