import { eq } from "drizzle-orm";
import type { Connection } from "#app/data/base/database.server.ts";
import { emailPreferences } from "#app/data/base/schema/mail.server.ts";
import { firstOf, type Later } from "#app/data/base/statement.server.ts";
import type { EmailPreferences } from "#app/domain/account/email-preferences.ts";
import { unsubscribeOwner } from "./newsletter.server.ts";

const everything: EmailPreferences = { marketingEmails: true, productUpdates: true };

export const getEmailPreferences = firstOf(
	(connection, userId: Later<string>) =>
		connection
			.select({
				marketingEmails: emailPreferences.marketingEmails,
				productUpdates: emailPreferences.productUpdates,
			})
			.from(emailPreferences)
			.where(eq(emailPreferences.userId, userId)),
	(row): EmailPreferences => row ?? everything,
);

/**
 * Changes what is named and leaves the rest. Who wants no news gets none by the newsletter either, until they join
 * again.
 */
export async function setEmailPreferences(
	connection: Connection,
	userId: string,
	changes: Partial<EmailPreferences>,
	now: Date,
): Promise<void> {
	await connection
		.insert(emailPreferences)
		.values({ userId, ...changes, updatedAt: now })
		.onConflictDoUpdate({
			target: emailPreferences.userId,
			set: { ...changes, updatedAt: now },
		});
	if (changes.productUpdates === false) await unsubscribeOwner(connection, userId);
}
