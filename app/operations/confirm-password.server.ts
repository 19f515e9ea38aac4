import { getPasswordHash } from "../data/people.server.ts";
import { limits } from "../domain/limits.ts";
import { messages } from "../domain/messages.ts";
import type { Services } from "../services.server.ts";
import { type Failure, refused, tooMany } from "./form-failure.server.ts";

/**
 * Asks somebody who is signed in for the password, before something that a stolen session must not do.
 * @returns null when it is right
 */
export async function confirmPassword(
	services: Services,
	userId: string,
	password: string,
): Promise<Failure | null> {
	const wait = await services.limits.consume(limits.passwordPerPerson, userId);
	if (wait) return tooMany(wait);
	const hash = await getPasswordHash(services.database, userId);
	if (hash === null) return refused(messages.settings.noPassword, 409, "currentPassword");
	if (await services.authenticator.passwords.verify(hash, password)) return null;
	return refused(messages.settings.currentPasswordWrong, 403, "currentPassword");
}
