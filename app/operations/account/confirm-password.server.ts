import {
	getPasswordHash,
	getSettledPasswordHash,
	lockPerson,
} from "#app/data/account/passwords.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import { type Failure, rateLimited, rejected } from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/**
 * Checks the password of a signed-in user before an act that a stolen session must not allow.
 * @returns the hash that it was compared with, for `stillHasPassword`
 */
export async function confirmPassword(
	services: Uses<"authenticator" | "database" | "limits">,
	userId: string,
	password: string,
): Promise<{ success: true; hash: string } | Failure> {
	const wait = await services.limits.consume(limits.passwordPerPerson, userId);
	if (wait) return rateLimited(wait);
	const hash = await getPasswordHash(services.database, userId);
	if (hash === null) return rejected(messages.settings.noPassword, 409, "currentPassword");
	const isRight = await services.authenticator.passwords.verify(hash, password);
	if (isRight) return { success: true, hash };
	return rejected(messages.settings.currentPasswordWrong, 403, "currentPassword");
}

/**
 * Whether an account still has the password that was just confirmed; nobody changes it while the
 * transaction runs. A person who knows the old password must not overtake a reset that came between.
 */
export async function stillHasPassword(
	transaction: Transaction,
	userId: string,
	hash: string,
): Promise<boolean> {
	await lockPerson(transaction, userId);
	return (await getSettledPasswordHash(transaction, userId)) === hash;
}

/** The failure when the password was changed meanwhile. */
export const passwordChanged = rejected(
	messages.settings.currentPasswordWrong,
	403,
	"currentPassword",
);
