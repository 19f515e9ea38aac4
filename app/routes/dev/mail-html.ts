import { getOutboxMail } from "#app/data/base/outbox.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/mail-html";

/**
 * The HTML of a mail, for the frame of its page: mails style themselves inline, and may do nothing but lead
 * on to where their links go.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const mail = isUuid(params.id) ? await getOutboxMail(database, params.id) : null;
	if (!mail) throw errorResponse("not_found", messages.general.notFound);
	// As in a mail program, a press on a link leaves the mail.
	const html = mail.html.replace("<head>", '<head><base target="_top">');
	return new Response(html, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy":
				"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
			"Cache-Control": "private, no-store",
		},
	});
}
