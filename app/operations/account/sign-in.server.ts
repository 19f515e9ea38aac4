import { getPasswordHash } from "#app/data/account/passwords.server.ts";
import { findPersonByEmail } from "#app/data/account/people.server.ts";
import { isKnownDevice } from "#app/data/account/sessions.server.ts";
import { passwordMaximum } from "#app/domain/account/password.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
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
import { countSlowly, type Slowed } from "./count-attempt.server.ts";
import { startSession } from "./start-session.server.ts";

type Credentials = { email: string; password: string };

/**
 * Signs a person in.
 * @returns the cookies of the new session, or the sentence why not. `unconfirmed`, and that the account
 * was stopped, is only said to a person who knows the password.
 */
export function signInWithPassword(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log" | "slowDown">,
	credentials: Credentials,
	browser: BrowserRequest,
): Promise<SignInResult> {
	return withUnexpectedFailure(services, messages.signIn.unexpected, () =>
		signIn(services, credentials, browser),
	);
}

type Refused = Failure & { unconfirmed?: true };
type SignInResult = { success: true; data: { cookies: string[] } } | Refused;
type CheckedPassword =
	| { success: true; person: { id: string; email: string }; hash: string | null; wrong: Failure }
	| Refused;

async function signIn(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "slowDown">,
	credentials: Credentials,
	browser: BrowserRequest,
): Promise<SignInResult> {
	const checked = await checkPassword(services, credentials, browser);
	if (!checked.success) return checked;
	const { person, hash, wrong } = checked;
	const cookies = await startSession(services, person, browser, hash);
	return cookies ? { success: true, data: { cookies } } : wrong;
}

/**
 * Whether a password is the one of an account. Begins no session, and counts and answers as a sign-in does: no other
 * form tells more of a password, or oftener.
 * @returns also the hash that it was compared with, and the answer to a wrong password
 */
export async function checkPassword(
	services: Uses<"authenticator" | "database" | "limits" | "slowDown">,
	credentials: Credentials,
	browser: BrowserRequest,
): Promise<CheckedPassword> {
	const { limits: counters } = services;
	const { email } = credentials;
	const wait =
		(await counters.consume(limits.signInPerNetwork, browser.network)) ??
		(await counters.consume(limits.signInPerAddress, `${browser.network} ${email}`));
	if (wait) return rateLimited(wait);
	const slowed = await countAccount(services, email, browser);
	const wrong: Failure =
		slowed && !slowed.isHeld
			? rateLimited(slowed.retryAfter)
			: { success: false, error: messages.signIn.wrongCredentials, status: 401 };
	if (credentials.password.length > passwordMaximum) return wrong;
	const { database, authenticator } = services;
	const person = await findPersonByEmail(database, email);
	const hash = person && (await getPasswordHash(database, person.id));
	const isRight = await authenticator.passwords.verify(hash, credentials.password);
	if (!isRight || !person) return wrong;
	if (person.stoppedAt) return rejected(messages.stopped.account, 403);
	if (!person.emailVerified) {
		return { success: false, error: messages.signUp.checkEmail, status: 403, unconfirmed: true };
	}
	return { success: true, person, hash, wrong };
}

/**
 * Attempts at one account from many networks are slowed down, and with them its owner in a new browser; a
 * browser that has signed in to the account before is not.
 */
async function countAccount(
	services: Uses<"database" | "limits" | "slowDown">,
	email: string,
	{ device }: BrowserRequest,
): Promise<Slowed> {
	if (await isKnownDevice(services.database, email, hashSecret(device))) return null;
	return countSlowly(services, limits.signInPerAccount, email);
}
