import { redirect } from "react-router";
import { receiveUpload } from "#app/operations/intake/receive-upload.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readUploadForm } from "#app/requests/intake/upload-form.server.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/uploads";

export const loader = () => redirect("/admin/uploads/new");

/** Takes in a file. Scripts, which show how far it is, hear the answer as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
	const { now } = context.get(requestInfoContext);
	const { file, returnTo } = await readUploadForm(request);
	const result =
		"error" in file
			? { success: false as const, ...file }
			: await receiveUpload(context.get(servicesContext), file, now);
	if (!isPostedByBrowser(request)) {
		return Response.json(result, { status: result.success ? 201 : result.status });
	}
	const back = pageOf(returnTo);
	if (!result.success) {
		const text = result.detail ? `${result.error} ${result.detail}` : result.error;
		return redirectWithFlash(back ?? "/admin/uploads/new", { kind: "error", text });
	}
	const mark = back?.includes("?") ? "&" : "?";
	const to = back ? `${back}${mark}upload=${result.id}` : `/admin/uploads/${result.id}`;
	return redirectWithFlash(to, { kind: "success", text: result.message });
}

/** Only a page of the dashboard may be named as the one to return to. */
function pageOf(returnTo: string | null): string | null {
	return /^\/admin(?:\/[\w-]+)*(?:\?[\w=&-]*)?$/u.test(returnTo ?? "") ? returnTo : null;
}
