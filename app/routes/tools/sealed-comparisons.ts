import { getSealed } from "#app/data/insights/sealed-comparisons.server.ts";
import { forms } from "#app/domain/base/messages/forms.ts";
import { sessionEnded } from "#app/domain/base/messages/general.ts";
import { proTools } from "#app/domain/base/messages/tools.ts";
import { decideProTool } from "#app/domain/billing/pro-tools.ts";
import { boxAccountHeader, sealedLimits } from "#app/domain/insights/own/sealed-readings.ts";
import { requireMemberToPost } from "#app/middleware/require-member.server.ts";
import { keepSealed } from "#app/operations/insights/keep-sealed.server.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { formResponse, refuseForm } from "#app/requests/form-response.server.ts";
import { namesOther } from "#app/requests/named-account.server.ts";
import { readFormWithFile } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import { getMember, getPerson, getViewer } from "#app/requests/session.server.ts";
import type { Route } from "./+types/sealed-comparisons";

export const middleware: Route.MiddlewareFunction[] = [requireMemberToPost];

/** The member's own box, which only their browser opens. It is theirs when Pro has ended, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const person = await getPerson(context);
	if (!person) throw errorResponse("authentication_required", sessionEnded);
	requireNamed(request, person.id);
	const box = await getSealed(context.get(servicesContext).database, person.id);
	return new Response(box && new Uint8Array(box.sealed), {
		status: box ? 200 : 204,
		headers: {
			"Content-Type": "application/octet-stream",
			"Cache-Control": "private, no-store",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

/** A page that was made for another account would take this one's box for its own, or put its texts into it. */
function requireNamed(request: Request, id: string) {
	if (namesOther(request.headers.get(boxAccountHeader), id)) {
		throw errorResponse("authentication_required", sessionEnded);
	}
}

const formLimits = { fileBytes: sealedLimits.bytes, textBytes: 100 };

/** Keeps the box in the place of the one that the browser has seen. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = await getMember(context);
	if (decideProTool(await getViewer(context)) !== "allowed") {
		throw errorResponse("forbidden", proTools.proOnly, { offersUpgrade: true });
	}
	requireNamed(request, member.person.id);
	const { texts, file } = await readFormWithFile(request, formLimits);
	const replaces = texts.get("replaces") ?? "";
	if (!file || !/^(?:[0-9a-f]{64})?$/u.test(replaces)) {
		throw errorResponse("invalid", forms.unreadable);
	}
	const result = await keepSealed(context.get(servicesContext), member, file.bytes, replaces);
	return result.success ? formResponse({ success: true }) : refuseForm(result);
}
