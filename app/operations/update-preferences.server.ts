import { setEmailPreferences } from "../data/email-preferences.server.ts";
import { type MailTopic, noMail } from "../domain/email-preferences.ts";
import type { MemberRequest } from "../domain/member-request.ts";
import { messages } from "../domain/messages.ts";
import type { Services } from "../services.server.ts";
import { type Failure, orUnexpected } from "./form-failure.server.ts";

/** Switches the mails of one topic on or off. */
export function setPreference(
	services: Services,
	{ person, now }: MemberRequest,
	topic: MailTopic,
	wanted: boolean,
): Promise<{ success: true } | Failure> {
	return orUnexpected(services, messages.preferences.updateFailed, async () => {
		await setEmailPreferences(services.database, person.id, { [topic]: wanted }, now);
		return { success: true };
	});
}

/** Switches off everything but the security alerts. */
export function unsubscribeFromAll(
	services: Services,
	{ person, now }: MemberRequest,
): Promise<{ success: true } | Failure> {
	return orUnexpected(services, messages.preferences.unsubscribeFailed, async () => {
		await setEmailPreferences(services.database, person.id, noMail, now);
		return { success: true };
	});
}
