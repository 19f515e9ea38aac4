import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { provideReadingFile } from "#app/operations/reader/provide-file.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { providedFile } from "#app/requests/provided-file.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/resume-file";

/** The file of an opened resume, for the reader only: drawn in the page, not offered to be saved. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const asked = { now, leaves: request.method !== "HEAD" };
	if (!isUuid(params.id)) throw errorResponse("not_found", messages.resumes.fetchFailed);
	const result = await provideReadingFile(services, await getPerson(context), params.id, asked);
	return providedFile(services, params.id, result, request, "inline");
}
