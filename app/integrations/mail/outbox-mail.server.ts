import { checkMail, MailError, type MailMessage, type MailTransport } from "./mail.ts";

/** Where the outbox keeps its mails. Saving a key that is known already must change nothing. */
export type OutboxStore = {
	save(mail: Required<MailMessage>): Promise<void>;
};

/**
 * Mails that are kept instead of sent, to be read on a page of this site: the default without a mail server.
 */
export function createOutboxMail(store: OutboxStore): MailTransport {
	return {
		async send(message) {
			const { to, subject, html, text, headers = {}, key } = checkMail(message);
			try {
				await store.save({ to, subject, html, text, headers, key });
			} catch (cause) {
				throw new MailError("unavailable", "The outbox could not keep a mail", { cause });
			}
		},
		async close() {},
	};
}
