import { z } from "zod";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/library.ts";
import { downloadFormats } from "#app/domain/reader/access.ts";
import { explainDenial } from "#app/operations/reader/explain-denial.server.ts";
import { provideDownload } from "#app/operations/reader/provide-file.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { providedFile } from "#app/requests/provided-file.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/download-resume";

const formatSchema = z.enum(downloadFormats);

/** A resume as a file, for those who may download it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const asked = { now, leaves: request.method !== "HEAD" };
	const format = formatSchema.safeParse(params.format);
	if (!isUuid(params.id) || !format.success) {
		throw errorResponse("not_found", messages.resumes.fetchFailed);
	}
	const person = await getPerson(context);
	const result = await provideDownload(services, person, params.id, format.data, asked);
	const door = result.success
		? null
		: await explainDenial(services, person, params.id, result.reason, now);
	return providedFile(services, params.id, result, request, "attachment", door);
}
