import { limits } from "../domain/limits.ts";
import { messages } from "../domain/messages.ts";
import { passwordMaximum } from "../domain/password.ts";
import type { Services } from "../services.server.ts";
import { type Failure, orUnexpected, tooMany } from "./form-failure.server.ts";

/**
 * Signs a person in.
 * @returns the cookies of the new session, or the sentence why not. `unconfirmed` is only said to
 * somebody who knows the password.
 */
export function signInWithPassword(
	services: Services,
	credentials: { email: string; password: string },
	request: { headers: Headers; network: string },
): Promise<SignInResult> {
	return orUnexpected(services, messages.signIn.unexpected, () =>
		signIn(services, credentials, request),
	);
}

type SignInResult =
	| { success: true; data: { cookies: string[] } }
	| (Failure & { unconfirmed?: true });

async function signIn(
	services: Services,
	credentials: { email: string; password: string },
	request: { headers: Headers; network: string },
): Promise<SignInResult> {
	const wait =
		(await services.limits.consume(limits.signInPerNetwork, request.network)) ??
		(await services.limits.consume(
			limits.signInPerAddress,
			`${request.network} ${credentials.email}`,
		));
	if (wait) return tooMany(wait);
	const wrong: Failure = { success: false, error: messages.signIn.wrongCredentials, status: 401 };
	if (credentials.password.length > passwordMaximum) return wrong;
	const result = await services.authenticator.signIn(credentials, request.headers);
	if (result.success) return { success: true, data: { cookies: result.cookies } };
	return result.reason === "unconfirmed"
		? { success: false, error: messages.signUp.checkEmail, status: 403, unconfirmed: true }
		: wrong;
}
