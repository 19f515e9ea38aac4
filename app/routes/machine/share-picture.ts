import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { drawSharePicture } from "#app/operations/library/draw-share-picture.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { pictureResponse } from "#app/requests/file-response.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/share-picture";

/** The picture for people and programs that share the link of a resume. Public. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const picture = isUuid(params.id)
		? await drawSharePicture(context.get(servicesContext), params.id)
		: null;
	if (!picture) throw errorResponse("not_found", messages.resumes.fetchFailed);
	return pictureResponse(picture);
}
