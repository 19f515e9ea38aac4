import { eq, sql } from "drizzle-orm";
import { outboxMails } from "#app/data/base/schema/mail.server.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
import type { TestSite } from "./site.ts";
import { until } from "./until.ts";

export type KeptMail = typeof outboxMails.$inferSelect;

// A test's clock may stand still: then as they were written. Where they lie says little, because the room of what was
// deleted is used again.
const inOrder = [outboxMails.createdAt, sql`xmin::text::bigint`, sql`ctid`];

/** The mails of a site without a mail server: those that wait to be written, and those that have come. */
export function openMailbox({ services: { database } }: TestSite) {
	/** Resolves when nothing is due, so that "no mail came" can be said with certainty. */
	async function settle(): Promise<void> {
		const due = sql`select 1 from pgboss.job where name in ('send-mail', 'send-digest', 'announce-withdrawal', 'alert-owner')
			and state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
		const isIdle = async () => (await database.execute(due)).rows.length === 0;
		await until(isIdle);
	}
	async function mailsTo(recipient: string): Promise<KeptMail[]> {
		await settle();
		return database
			.select()
			.from(outboxMails)
			.where(eq(outboxMails.recipient, recipient))
			.orderBy(...inOrder);
	}

	return {
		settle,
		/** Every mail to an address, the oldest first, when all that are due have come. */
		mailsTo,
		async subjectsTo(recipient: string): Promise<string[]> {
			return (await mailsTo(recipient)).map(({ subject }) => subject).sort();
		},
		/** The newest mail to an address whose subject has these words. */
		async newest(recipient: string, words: string): Promise<KeptMail> {
			const mails = await mailsTo(recipient);
			const found = mails.findLast(({ subject }) => subject.includes(words));
			if (!found) throw new Error(`Of ${mails.length} mails none is about ${words}`);
			return found;
		},
		/** Every mail of the site. */
		async all(): Promise<KeptMail[]> {
			await settle();
			return database
				.select()
				.from(outboxMails)
				.orderBy(...inOrder);
		},
		/** The mails that wait in the queue, now or for later, in the order of their instants. */
		async waiting(): Promise<{ job: MailJob; key: string | null; at: Date }[]> {
			const { rows } = await database.execute<{ job: MailJob; key: string | null; at: string }>(
				sql`select data as job, singleton_key as key, start_after as at from pgboss.job
					where name = 'send-mail' and state in ('created', 'retry')
					order by start_after, created_on, data::text`,
			);
			return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
		},
	};
}

/** The path of the first link in a mail that begins so. */
export function linkIn({ text }: { text: string }, start: string): string {
	for (const [address] of text.matchAll(/https?:\/\/\S+/gu)) {
		const { pathname, search } = new URL(address);
		if (pathname.startsWith(start)) return pathname + search;
	}
	throw new Error(`There is no link to ${start} in: ${text}`);
}
