import { getOwnersUpload } from "#app/data/intake/uploads.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import { contentTypes } from "#app/domain/reader/file-kinds.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { fileResponse } from "#app/requests/file-response.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/upload-file";

/** The uploaded file itself, to be saved and looked at elsewhere: nothing in it is run here. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { database, files } = context.get(servicesContext);
	const upload = isUuid(params.id) ? await getOwnersUpload(database, params.id) : null;
	if (!upload) throw errorResponse("not_found", adminMessages.uploads.missing);
	const { key, kind } = upload;
	const file = { key, contentType: contentTypes[kind], fileName: `uploaded-resume.${kind}` };
	const answer = await fileResponse(files, file, request, "attachment");
	if (!answer) throw errorResponse("not_found", adminMessages.uploads.missing);
	return answer;
}
