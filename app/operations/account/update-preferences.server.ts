import { setEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { silenceSearchesOf } from "#app/data/library/saved-searches.server.ts";
import { type MailTopic, noMail } from "#app/domain/account/email-preferences.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Failure, withUnexpectedFailure } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** Switches the mails of one topic on or off. */
export function setPreference(
	services: Uses<"database" | "log">,
	{ person, now }: MemberRequest,
	topic: MailTopic,
	wanted: boolean,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.preferences.updateFailed, async () => {
		await setEmailPreferences(services.database, person.id, { [topic]: wanted }, now);
		return { success: true };
	});
}

/** Switches off everything, emails about saved searches too, but the security alerts. */
export function unsubscribeFromAll(
	services: Uses<"database" | "log">,
	{ person, now }: MemberRequest,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.preferences.unsubscribeFailed, async () => {
		await services.database.transaction(async (transaction) => {
			await setEmailPreferences(transaction, person.id, noMail, now);
			await silenceSearchesOf(transaction, person.id);
		});
		return { success: true };
	});
}
