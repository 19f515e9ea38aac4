import { findArticle } from "#app/content/blog/articles.server.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { drawTextPicture } from "#app/operations/library/draw-text-picture.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { pictureResponse } from "#app/requests/file-response.server.ts";
import type { Route } from "./+types/article-picture";

/** The picture for people and programs that share the link of this article. Public. */
export async function loader({ params }: Route.LoaderArgs) {
	const article = findArticle(params.slug);
	if (!article) throw errorResponse("not_found", messages.general.notFound);
	return pictureResponse(await drawTextPicture(article));
}
