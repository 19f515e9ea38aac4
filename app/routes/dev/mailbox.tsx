import { href, Link } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { findOutboxMails } from "#app/data/base/outbox.server.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { normaliseEmail } from "#app/domain/base/email.ts";
import { sendDigest } from "#app/operations/content/send-digest.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { servicesContext } from "#app/requests/request-context.server.ts";
import type { Route } from "./+types/mailbox";

/** Every mail that the demonstration has written, instead of a mail server's inbox. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { database } = context.get(servicesContext);
	const recipient = new URL(request.url).searchParams.get("to");
	const mails = await findOutboxMails(database, recipient ? normaliseEmail(recipient) : null);
	return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
}

/** The monthly mail at once, instead of on the first of the month: so that it can be looked at. */
export async function action({ context }: Route.ActionArgs) {
	const queued = await sendDigest(context.get(servicesContext));
	return redirectWithFlash(
		"/dev/mailbox",
		queued > 0
			? // Of a long list the first page is queued at once.
				{ kind: "success", text: "The monthly email is on its way to its readers." }
			: {
					kind: "info",
					text: "No monthly email was sent: nothing was added last month, or everybody who wants it has it.",
				},
	);
}

export default function MailboxPage({ loaderData }: Route.ComponentProps) {
	const { mails } = loaderData;
	return (
		<main id="content" className="mx-auto w-full max-w-3xl px-4 py-10 wrap-anywhere">
			<h1 className="text-3xl">Mailbox</h1>
			<p className="mt-2 text-quiet">
				The emails of this demonstration. With an email server configured, they go there and this
				page is gone.
			</p>
			<AnsweredForm className="mt-4">
				<Button type="submit" variant="secondary">
					Send the monthly email now
				</Button>
			</AnsweredForm>
			{mails.length === 0 ? (
				<p className="mt-8">No email yet. Sign up, and the confirmation arrives here.</p>
			) : (
				<ul className="mt-8 divide-y divide-hairline border-hairline border-y">
					{mails.map((mail) => (
						<li key={mail.id}>
							<Link
								to={href("/dev/mailbox/:id", { id: mail.id })}
								className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-3 hover:underline"
							>
								<span className="font-medium">{mail.subject}</span>
								<span className="text-quiet text-sm">{mail.recipient}</span>
								<time dateTime={mail.createdAt} className="ms-auto text-quiet text-sm">
									{formatShortDate(mail.createdAt)}
								</time>
							</Link>
						</li>
					))}
				</ul>
			)}
		</main>
	);
}
