import { getOutboxMail } from "#app/data/outbox.server.ts";
import { isUuid } from "#app/domain/identifiers.ts";
import { messages } from "#app/domain/messages.ts";
import { errorAnswer } from "#app/middleware/error-answer.ts";
import { servicesContext } from "#app/middleware/request-context.server.ts";
import type { Route } from "./+types/mail-html";

/** The HTML of a mail, for the frame of its page: mails style themselves inline, and may do nothing else. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const mail = isUuid(params.id) ? await getOutboxMail(database, params.id) : null;
	if (!mail) throw errorAnswer("not_found", messages.general.notFound);
	return new Response(mail.html, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy":
				"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
			"Cache-Control": "private, no-store",
		},
	});
}
