import { findGuide } from "#app/content/guides/guides.server.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { drawTextPicture } from "#app/operations/library/draw-text-picture.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { pictureResponse } from "#app/requests/file-response.server.ts";
import type { Route } from "./+types/guide-picture";

/** The picture for people and programs that share the link of this guide. Public. */
export async function loader({ params }: Route.LoaderArgs) {
	const guide = findGuide(params.slug);
	if (!guide) throw errorResponse("not_found", messages.general.notFound);
	return pictureResponse(await drawTextPicture(guide));
}
