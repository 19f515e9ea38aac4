import { getSheet } from "#app/data/library/resumes.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { sheetSvg } from "#app/domain/reader/sheet/page-svg.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/sheet-picture";

/** The greeked sheet: public, without a word of the resume. Kept forever under its version. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const sheet = isUuid(params.id) ? await getSheet(database, params.id) : null;
	if (!sheet) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const { searchParams } = new URL(request.url);
	const isVersioned = searchParams.get("v") === sheet.version;
	const asked = searchParams.get("page") ?? "1";
	const page = asked === "all" ? "all" : Number(asked);
	if (page !== "all" && !sheet.geometry.pages[page - 1]) {
		throw errorResponse("not_found", messages.resumes.fetchFailed);
	}
	return new Response(sheetSvg(sheet.geometry, { page }), {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=300",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		},
	});
}
