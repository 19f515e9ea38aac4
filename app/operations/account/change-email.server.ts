import { jobTransaction } from "#app/data/base/database.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { confirmPassword, passwordChanged, stillHasPassword } from "./confirm-password.server.ts";
import { mayMail } from "./mail-links.server.ts";

/**
 * Asks to change the address: sends a link to the new one and a notice to the old one. Nothing changes before
 * the link is used. The response never tells whether another user has the new address.
 */
export function requestEmailChange(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log">,
	{ person, now }: MemberRequest,
	request: { email: string; currentPassword: string },
): Promise<{ success: true } | Failure> {
	const newEmail = request.email;
	return withUnexpectedFailure(services, messages.settings.failed, async () => {
		if (newEmail === person.email) return rejected(messages.settings.emailSame, 400, "email");
		const confirmed = await confirmPassword(services, person.id, request.currentPassword);
		if (!confirmed.success) return confirmed;
		const wait = await services.limits.consume(limits.emailChangePerPerson, person.id);
		if (wait) return rateLimited(wait);
		if (!(await mayMail(services, newEmail))) return { success: true };
		return services.database.transaction(async (transaction) => {
			if (!(await stillHasPassword(transaction, person.id, confirmed.hash))) return passwordChanged;
			const together = { transaction: jobTransaction(transaction) };
			const { id: userId, email: to } = person;
			await services.jobs.enqueue(
				"send-mail",
				{ message: "change-email", to: newEmail, userId, asked: hashSecret(confirmed.hash) },
				together,
			);
			await services.jobs.enqueue(
				"send-mail",
				{ message: "email-change-requested", to, newEmail, at: now.toISOString() },
				together,
			);
			return { success: true };
		});
	});
}
