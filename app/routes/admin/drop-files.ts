import { redirect } from "react-router";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { receiveDrafts } from "#app/operations/intake/desk/receive-drafts.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readDropForm } from "#app/requests/intake/drop-form.server.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/drop-files";

export const loader = () => redirect("/admin/intake");

/** Takes files onto the desk. Scripts, which show how far each is, hear the answer as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
	const { now } = context.get(requestInfoContext);
	const form = await readDropForm(request);
	const hasScripts = !isPostedByBrowser(request);
	if (!form.success) {
		return hasScripts
			? Response.json(form, { status: 400 })
			: redirectWithFlash("/admin/intake", { kind: "error", text: form.error });
	}
	const { files, provenance } = form;
	const received = await receiveDrafts(context.get(servicesContext), files, { provenance }, now);
	if (hasScripts) return Response.json({ success: true, ...received }, { status: 201 });
	const text = intakeMessages.received(received.added, received.failed.length);
	return redirectWithFlash("/admin/intake", {
		kind: received.added > 0 ? "success" : "error",
		text,
	});
}
