import { href, Link } from "react-router";
import { getOutboxMail } from "#app/data/base/outbox.server.ts";
import { isUuid } from "#app/domain/base/identifiers.ts";
import * as messages from "#app/domain/base/messages/general.ts";
import { errorResponse } from "#app/requests/error-response.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/mail";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const mail = isUuid(params.id) ? await getOutboxMail(database, params.id) : null;
	if (!mail) throw errorResponse("not_found", messages.general.notFound);
	const { id, subject, recipient, text, headers } = mail;
	return { id, subject, recipient, text, headers: Object.entries(headers) };
}

/** One mail as a mail program would show it: the HTML in a frame whose links lead on, its headers, and the text. */
export default function MailPage({ loaderData }: Route.ComponentProps) {
	const { id, subject, recipient, text, headers } = loaderData;
	const links = [...new Set(text.match(/https?:\/\/\S+/gu) ?? [])];
	return (
		<main id="content" className="mx-auto w-full max-w-3xl px-4 py-10 wrap-anywhere">
			<Link to={href("/dev/mailbox")} className="text-quiet text-sm hover:underline">
				Mailbox
			</Link>
			<h1 className="mt-2 text-3xl">{subject}</h1>
			<p className="mt-1 text-quiet">To {recipient}</p>
			{headers.map(([name, value]) => (
				<p key={name} className="text-sm break-all text-quiet">
					{name}: {value}
				</p>
			))}
			<iframe
				title="The email as HTML"
				sandbox="allow-top-navigation-by-user-activation"
				src={href("/dev/mailbox/:id/html", { id })}
				className="mt-6 h-144 w-full rounded-md border border-hairline bg-white"
			/>
			<h2 className="mt-8 font-medium">Links in this email</h2>
			<ul>
				{links.map((link) => (
					<li key={link} className="break-all py-1">
						<a href={link} className="underline">
							{link}
						</a>
					</li>
				))}
			</ul>
			<h2 className="mt-8 font-medium">The email as text</h2>
			<pre className="mt-2 whitespace-pre-wrap rounded-md border border-hairline p-4 text-sm">
				{text}
			</pre>
		</main>
	);
}
