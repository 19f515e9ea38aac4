import * as messages from "#app/domain/base/messages/tools.ts";
import { templateFileName } from "#app/domain/content/templates/definition.ts";
import { kindOfDenial } from "#app/domain/reader/access.ts";
import { contentTypes } from "#app/domain/reader/file-kinds.ts";
import { provideTemplate } from "#app/operations/content/provide-template.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { bytesResponse } from "#app/requests/file-response.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import { getPerson } from "#app/requests/session.server.ts";
import type { Route } from "./+types/template-file";

const sentences = {
	not_found: messages.templates.unknown,
	authentication_required: messages.templates.authenticationRequired,
	upgrade_required: messages.templates.upgrade,
};

/** A template as a Word file, for those who may have it. Nothing on the way may keep it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { now } = context.get(requestInfoContext);
	const result = await provideTemplate(services, await getPerson(context), params.slug, {
		now,
		// Programs that read the web have no account, so nothing more needs to be asked.
		counts: request.method === "GET",
	});
	if (!result.success) {
		const { reason } = result;
		throw errorResponse(kindOfDenial(reason), sentences[reason], {
			offersUpgrade: reason === "upgrade_required",
		});
	}
	const { template, file } = result.data;
	const fileName = templateFileName(template.name);
	return bytesResponse(file, { contentType: contentTypes.docx, fileName }, request);
}
