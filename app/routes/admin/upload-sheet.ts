import { getOwnersUpload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { sheetSvg } from "#app/domain/reader/sheet/page-svg.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/upload-sheet";

/** The greeked sheet of an uploaded file, as the public would see it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const upload = isUuid(params.id) ? await getOwnersUpload(database, params.id) : null;
	const page = Number(new URL(request.url).searchParams.get("page") ?? "1");
	if (!upload?.geometry?.pages[page - 1])
		throw errorResponse("not_found", adminMessages.uploads.missing);
	return new Response(sheetSvg(upload.geometry, { page }), {
		headers: {
			"Content-Type": "image/svg+xml",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		},
	});
}
