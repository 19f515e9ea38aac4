import * as messages from "#app/domain/base/messages/library.ts";
import type { ClosedDoor } from "#app/domain/reader/denial-cause.ts";
import type { provideDownload } from "#app/operations/reader/provide-file.server.ts";
import type { Services } from "#app/services.ts";
import { denialResponse } from "./denial-response.server.ts";
import { errorResponse } from "./error-response.ts";
import { fileResponse, redirectElsewhere } from "./file-response.server.ts";

/**
 * Sends a resume's file to the person whom it was just provided for, or says why it was not.
 * @param door see `denialResponse`
 */
export async function providedFile(
	services: Services,
	resumeId: string,
	result: Awaited<ReturnType<typeof provideDownload>>,
	request: Request,
	disposition: "attachment" | "inline",
	door: ClosedDoor | null = null,
): Promise<Response> {
	if (!result.success) {
		throw result.reason === "no_file"
			? errorResponse("not_found", messages.access.noFile)
			: await denialResponse(services, resumeId, result, door);
	}
	if ("elsewhere" in result.data) return redirectElsewhere(result.data.elsewhere);
	const answer = await fileResponse(services.files, result.data, request, disposition);
	if (!answer) throw errorResponse("not_found", messages.access.noFile);
	return answer;
}
