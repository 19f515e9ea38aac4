import { dropTokens } from "#app/data/account/one-time-tokens.server.ts";
import { findPasskeys } from "#app/data/account/passkeys.server.ts";
import { setPasswordHash } from "#app/data/account/passwords.server.ts";
import { endSessions } from "#app/data/account/sessions.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { messages } from "#app/domain/base/messages.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { confirmPassword, passwordChanged, stillHasPassword } from "./confirm-password.server.ts";

/** Changes the password of a user who knows the current one, and ends every other session. */
export function changePassword(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log">,
	{ person, sessionId, now }: MemberRequest,
	passwords: { currentPassword: string; password: string },
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.reset.updateFailed, async () => {
		const confirmed = await confirmPassword(services, person.id, passwords.currentPassword);
		if (!confirmed.success) return confirmed;
		if (passwords.password === passwords.currentPassword) {
			return rejected(messages.settings.passwordSame, 400, "password");
		}
		const hash = await services.authenticator.passwords.hash(passwords.password);
		return services.database.transaction(async (transaction) => {
			if (!(await stillHasPassword(transaction, person.id, confirmed.hash))) return passwordChanged;
			await setPasswordHash(transaction, person.id, hash, now);
			await endSessions(transaction, person.id, sessionId);
			await dropTokens(transaction, person.id, ["reset-password", "change-email"]);
			const passkeys = (await findPasskeys(transaction, person.id)).length;
			await services.jobs.enqueue(
				"send-mail",
				{ message: "password-changed", to: person.email, at: now.toISOString(), passkeys },
				{ transaction: jobTransaction(transaction) },
			);
			return { success: true };
		});
	});
}
