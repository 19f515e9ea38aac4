import { redeemToken } from "#app/data/account/one-time-tokens.server.ts";
import { dropPasskeysSince, findPasskeys } from "#app/data/account/passkeys.server.ts";
import { dropPassword } from "#app/data/account/passwords.server.ts";
import {
	changeAddress,
	dropIdentitiesSince,
	getPersonRecord,
} from "#app/data/account/people.server.ts";
import { endSessions, forgetDevices } from "#app/data/account/sessions.server.ts";
import { getDashboardRole } from "#app/data/admin/team.server.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { AppError } from "#app/domain/base/errors.ts";
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
import { undoDays } from "./expire-links.server.ts";
import { allowNewPassword, settleMove } from "./redeem-link.server.ts";

/**
 * Gives an account back to the address that it had before. The intruder knew the password, so the password
 * stops working, every session ends, and this browser may choose a new password.
 * @param secret from the mail to the old address; worth something exactly once
 * @returns `code`, good for choosing a password; a link whose address is another account's by now stays good
 */
export function undoEmailChange(
	services: Uses<"database" | "jobs" | "limits" | "log">,
	secret: string,
	{ network, now }: BrowserRequest,
): Promise<{ success: true; code: string } | Failure> {
	const { undo } = messages;
	return withUnexpectedFailure(services, undo.failed, async () => {
		const wait = await services.limits.consume(limits.confirmPerNetwork, network);
		if (wait) return rateLimited(wait);
		return services.database.transaction(async (transaction) => {
			const token = await redeemToken(transaction, {
				hash: hashSecret(secret),
				purposes: ["undo-email-change"],
				now,
			});
			if (typeof token === "string")
				return rejected(token === "used" ? undo.used : undo.invalid, 410);
			const { userId, email } = token;
			const person = await getPersonRecord(transaction, userId);
			if (!person || !email) return rejected(undo.invalid, 410);
			const changedAt = new Date(token.expiresAt.getTime() - undoDays * 86_400_000);
			// Without its passkeys an account with a role would take the password of a mailbox for a first one.
			const keys = await findPasskeys(transaction, userId);
			const isNoneOlder = keys.length > 0 && keys.every(({ createdAt }) => createdAt >= changedAt);
			if (isNoneOlder && (await getDashboardRole(transaction, userId)) !== null) {
				throw new AppError("conflict", undo.hasRole);
			}
			// Thrown, so that the link is not used up.
			if (!(await changeAddress(transaction, userId, email, now))) {
				throw new AppError("conflict", undo.taken);
			}
			await dropPassword(transaction, userId);
			await dropIdentitiesSince(transaction, userId, changedAt);
			await dropPasskeysSince(transaction, userId, changedAt);
			await endSessions(transaction, userId, null);
			await forgetDevices(transaction, userId);
			const mail = {
				message: "email-change-undone",
				to: person.email,
				at: now.toISOString(),
			} as const;
			await settleMove(services, transaction, { userId, email, mail });
			const code = await allowNewPassword(
				transaction,
				{ userId, email, returnTo: "/settings" },
				now,
			);
			services.log.info({ userId }, "A change of email was undone");
			return { success: true, code };
		});
	});
}
