import { redirect } from "react-router";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { chosenProvenances } from "#app/domain/library/catalogue.ts";
import { readFileForm } from "#app/integrations/multipart.server.ts";
import { receiveDrafts } from "#app/operations/intake/desk/receive-drafts.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { requestInfoContext, servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/drop-files";

export const loader = () => redirect("/admin/intake");

const formLimits = {
	fileBytes: intakeLimits.batchBytes,
	textBytes: 4_096,
	files: intakeLimits.files + 1,
};

/** Takes files onto the desk. Scripts, which show how far each is, hear the answer as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
	const { now } = context.get(requestInfoContext);
	const { texts, files, isMalformed } = await readFileForm(request, formLimits);
	const provenance = chosenProvenances.find((one) => one === texts.get("provenance"));
	const error = isMalformed
		? adminMessages.uploads.failed(adminMessages.uploads.reasons.malformed)
		: files.length === 0
			? intakeMessages.noFiles
			: provenance
				? null
				: intakeMessages.originMissing;
	const hasScripts = !isPostedByBrowser(request);
	if (error || !provenance) {
		const text = error ?? intakeMessages.originMissing;
		return hasScripts
			? Response.json({ success: false, error: text }, { status: 400 })
			: redirectWithFlash("/admin/intake", { kind: "error", text });
	}
	const received = await receiveDrafts(context.get(servicesContext), files, { provenance }, now);
	if (hasScripts) return Response.json({ success: true, ...received }, { status: 201 });
	const text = intakeMessages.received(received.added, received.failed.length);
	return redirectWithFlash("/admin/intake", {
		kind: received.added > 0 ? "success" : "error",
		text,
	});
}
