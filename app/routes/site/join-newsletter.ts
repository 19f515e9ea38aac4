import { redirect } from "react-router";
import type { z } from "zod";
import { newsletterSchema } from "#app/domain/account/newsletter.ts";
import { newsletter } from "#app/domain/base/messages/letters.ts";
import { joinNewsletter } from "#app/operations/content/join-newsletter.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import {
	formResponse,
	parseForm,
	refuseForm,
	tellFirst,
} from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/join-newsletter";

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The page with the form, where a visitor without scripts returns to. */
const pages = { landing_page: "/", blog: "/blog", guides: "/guides" } as const;

export function loader() {
	return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await parseForm(request, newsletterSchema, tellFirst);
	const answer = posted.success ? await join(posted.fields) : posted.refused;
	if (!isPostedByBrowser(request)) return answer;
	const { success, message = "" } = answer.data;
	return redirectWithFlash(posted.success ? pages[posted.fields.source] : "/", {
		kind: success ? "success" : "error",
		text: message,
	});

	async function join(fields: z.output<typeof newsletterSchema>) {
		const browser = browserOf(request, context);
		const result = await joinNewsletter(context.get(servicesContext), fields, browser);
		if (!result.success) return refuseForm(result, { email: fields.email });
		return formResponse({ success: true, message: newsletter.saved, values: { email: "" } });
	}
}

export const clientAction = (args: Route.ClientActionArgs) => orFailure(args, newsletter.failed);
