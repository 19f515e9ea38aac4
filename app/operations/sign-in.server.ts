import { findPersonByEmail, getPasswordHash } from "../data/people.server.ts";
import { isKnownDevice } from "../data/sessions.server.ts";
import type { BrowserRequest } from "../domain/browser-request.ts";
import { limits } from "../domain/limits.ts";
import { messages } from "../domain/messages.ts";
import { passwordMaximum } from "../domain/password.ts";
import { hashSecret } from "../integrations/secrets.server.ts";
import type { Services } from "../services.server.ts";
import { type Failure, orUnexpected, tooMany } from "./form-failure.server.ts";
import { startSession } from "./start-session.server.ts";

type Credentials = { email: string; password: string };

/**
 * Signs a person in.
 * @returns the cookies of the new session, or the sentence why not. `unconfirmed` is only said to
 * somebody who knows the password.
 */
export function signInWithPassword(
	services: Services,
	credentials: Credentials,
	browser: BrowserRequest,
): Promise<SignInResult> {
	return orUnexpected(services, messages.signIn.unexpected, () =>
		signIn(services, credentials, browser),
	);
}

type SignInResult =
	| { success: true; data: { cookies: string[] } }
	| (Failure & { unconfirmed?: true });

async function signIn(
	services: Services,
	credentials: Credentials,
	browser: BrowserRequest,
): Promise<SignInResult> {
	const wait = await countAttempt(services, credentials.email, browser);
	if (wait) return tooMany(wait);
	const wrong: Failure = { success: false, error: messages.signIn.wrongCredentials, status: 401 };
	if (credentials.password.length > passwordMaximum) return wrong;
	const { database, authenticator } = services;
	const person = await findPersonByEmail(database, credentials.email);
	const hash = person && (await getPasswordHash(database, person.id));
	const isRight = await authenticator.passwords.verify(hash, credentials.password);
	if (!isRight || !person) return wrong;
	if (!person.emailVerified) {
		return { success: false, error: messages.signUp.checkEmail, status: 403, unconfirmed: true };
	}
	const cookies = await startSession(services, person, browser, hash);
	return cookies ? { success: true, data: { cookies } } : wrong;
}

/**
 * The seconds to wait, or null. Whoever tries an account from everywhere is slowed down; its owner, in a
 * browser that has signed in to it before, is not.
 */
async function countAttempt(
	{ limits: counters, database }: Services,
	email: string,
	{ network, device }: BrowserRequest,
): Promise<number | null> {
	const wait =
		(await counters.consume(limits.signInPerNetwork, network)) ??
		(await counters.consume(limits.signInPerAddress, `${network} ${email}`));
	if (wait || (await isKnownDevice(database, email, hashSecret(device)))) return wait;
	return counters.consume(limits.signInPerAccount, email);
}
