import {
	countRecoveryCodes,
	getAuthenticator,
	spendRecoveryCode,
	spendStep,
} from "#app/data/admin/authenticator.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { Uses } from "#app/services.ts";

/** A code that was taken; `reason` is what the audit log says of a recovery code. */
export type TakenCode = { reason?: string };

/** Whether the gate asks for a code beside the passcode. */
export async function isCodeAsked({
	database,
	passcode,
}: Uses<"database" | "passcode">): Promise<boolean> {
	return passcode.codes.isOn && (await getAuthenticator(database))?.confirmedAt != null;
}

/**
 * Takes a code of the authenticator, or a recovery code, once: of two who enter the same one, one is let in.
 * @returns null for one that is wrong or was used
 */
export async function takeCode(
	{ passcode: { codes } }: Uses<"passcode">,
	transaction: Transaction,
	code: string,
	now: Date,
): Promise<TakenCode | null> {
	if (!/^\d{6}$/u.test(code)) {
		if (!(await spendRecoveryCode(transaction, codes.hashRecoveryCode(code)))) return null;
		return { reason: adminMessages.admin.recovered(await countRecoveryCodes(transaction)) };
	}
	const authenticator = await getAuthenticator(transaction);
	if (!authenticator) return null;
	const { sealedSecret } = authenticator;
	const step = await codes.stepOf(sealedSecret, code, now);
	return step !== null && (await spendStep(transaction, sealedSecret, step)) ? {} : null;
}
