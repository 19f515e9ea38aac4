import { messages } from "#app/domain/base/messages.ts";
import {
	type FileForm,
	type FileFormLimits,
	readFileForm,
} from "#app/integrations/multipart.server.ts";
import { errorResponse } from "./error-response.ts";

/**
 * Whether a browser itself posted the form, without our scripts: then it needs a page to go to, where a
 * script wants the answer as data.
 */
export function isPostedByBrowser(request: Request): boolean {
	const mode = request.headers.get("Sec-Fetch-Mode");
	if (mode) return mode === "navigate";
	return (request.headers.get("Accept") ?? "").includes("text/html");
}

/** The fields of a posted form; a body that is not a form is the sender's error. */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw errorResponse("invalid", messages.forms.unreadable);
	}
}

/** As readForm, for a form that may have a file; it is read while it comes in, and no further than the limits. */
export async function readFormWithFile(
	request: Request,
	limits: FileFormLimits,
): Promise<Omit<FileForm, "isMalformed">> {
	const { isMalformed, ...form } = await readFileForm(request, limits);
	if (isMalformed) throw errorResponse("invalid", messages.forms.unreadable);
	return form;
}
