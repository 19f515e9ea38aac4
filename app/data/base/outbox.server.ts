import { desc, eq } from "drizzle-orm";
import { outboxMails } from "#app/data/base/schema/mail.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import type { Connection } from "./database.server.ts";

export type OutboxMail = typeof outboxMails.$inferSelect;

/** Keeps a mail instead of sending it; the same mail (by key) once. */
export async function keepMail(
	connection: Connection,
	mail: {
		key: string;
		to: string;
		subject: string;
		html: string;
		text: string;
		headers?: Record<string, string>;
	},
	now: Date,
): Promise<void> {
	const { to: recipient, headers = {}, ...rest } = mail;
	await connection
		.insert(outboxMails)
		.values({ ...rest, recipient, headers, createdAt: now })
		.onConflictDoNothing();
}

/** The newest mails, without their bodies. */
export async function findOutboxMails(
	connection: Connection,
	recipient: string | null,
): Promise<Pick<OutboxMail, "id" | "recipient" | "subject" | "createdAt">[]> {
	return connection
		.select({
			...pick(outboxMails, "id", "recipient", "subject", "createdAt"),
		})
		.from(outboxMails)
		.where(recipient ? eq(outboxMails.recipient, recipient) : undefined)
		.orderBy(desc(outboxMails.createdAt), outboxMails.id)
		.limit(100);
}

export async function getOutboxMail(
	connection: Connection,
	id: string,
): Promise<OutboxMail | null> {
	const [row] = await connection.select().from(outboxMails).where(eq(outboxMails.id, id));
	return row ?? null;
}
