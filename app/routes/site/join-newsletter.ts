import { redirect } from "react-router";
import { type NewsletterResult, newsletterSchema } from "#app/domain/account/newsletter.ts";
import { email } from "#app/domain/base/messages/account.ts";
import { newsletter } from "#app/domain/base/messages/letters.ts";
import { joinNewsletter } from "#app/operations/content/join-newsletter.server.ts";
import { browserOf } from "#app/requests/browser.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { formResponse } from "#app/requests/form-response.server.ts";
import { orFailure } from "#app/requests/outage.ts";
import { isPostedByBrowser, readForm } from "#app/requests/posted-form.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/join-newsletter";

// When to try again.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Where the form stands that somebody without scripts goes back to. */
const pages = { landing_page: "/", blog: "/blog", guides: "/guides" } as const;

export function loader() {
	return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const typed = form.get("email")?.toString() ?? "";
	const parsed = newsletterSchema.safeParse(Object.fromEntries(form));
	const result = parsed.success
		? await joinNewsletter(context.get(servicesContext), parsed.data, browserOf(request, context))
		: ({
				success: false,
				error: parsed.error.issues[0]?.message ?? email.invalid,
				status: 400,
			} as const);
	const message = result.success ? newsletter.saved : result.error;
	if (isPostedByBrowser(request)) {
		return redirectWithFlash(parsed.success ? pages[parsed.data.source] : "/", {
			kind: result.success ? "success" : "error",
			text: message,
		});
	}
	const answer: NewsletterResult = {
		success: result.success,
		message,
		values: { email: result.success ? "" : typed },
	};
	return result.success ? formResponse(answer) : formResponse(answer, result);
}

export function clientAction(args: Route.ClientActionArgs) {
	return orFailure(
		args,
		newsletter.failed,
		(message, form): NewsletterResult => ({
			success: false,
			message,
			values: { email: form.get("email")?.toString() ?? "" },
		}),
	);
}
