import { z } from "zod";
import { findField } from "#app/content/fields/fields.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import { sampleFormats } from "#app/domain/content/sample-download.ts";
import { provideSample } from "#app/operations/content/provide-sample.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { bytesResponse } from "#app/requests/file-response.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/download-sample";

const formatSchema = z.enum(sampleFormats);

/** The sample of a landing page as a file, for those whose plan downloads it. */
export async function loader({ request, params, pattern, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const field = findField(pattern);
	const format = formatSchema.safeParse(params.format);
	if (!field || !format.success) throw errorResponse("not_found", messages.general.notFound);
	const person = await getPerson(context);
	const result = await provideSample(services, person, field.letter, format.data, now);
	if (result.success) return bytesResponse(result.data.bytes, result.data, request);
	throw result.reason === "authentication_required"
		? errorResponse("authentication_required", messages.samples.signUp)
		: errorResponse("forbidden", messages.samples.upgrade, { offersUpgrade: true });
}
