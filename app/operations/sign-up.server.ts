import { findPersonByEmail, type PersonRecord } from "../data/people.server.ts";
import { limits } from "../domain/limits.ts";
import { messages } from "../domain/messages.ts";
import type { Services } from "../services.server.ts";
import { type Failure, orUnexpected, tooMany } from "./form-failure.server.ts";

/**
 * Creates an account and mails its confirmation link. The answer is the same when the address has an
 * account already; then its owner gets a mail that says so.
 * @param request `returnTo` is where the confirmation leads, `network` whom the limits count
 */
export function signUpWithPassword(
	services: Services,
	credentials: Credentials,
	request: FormRequest,
): Promise<{ success: true } | Failure> {
	return orUnexpected(services, messages.signUp.unexpected, () =>
		signUp(services, credentials, request),
	);
}

type Credentials = { email: string; password: string };
type FormRequest = { returnTo: string; network: string; now: Date };

async function signUp(
	services: Services,
	credentials: Credentials,
	request: FormRequest,
): Promise<{ success: true } | Failure> {
	const wait = await services.limits.consume(limits.signUpPerNetwork, request.network);
	if (wait) return tooMany(wait);
	const known = await findPersonByEmail(services.database, credentials.email);
	await createAccount(services, credentials);
	if (known && !known.emailVerified) {
		// Whoever signs up last decides: a stranger's earlier password must not survive the owner's confirmation.
		await services.authenticator.replacePassword(known.id, credentials.password);
	}
	const person = known ?? (await findPersonByEmail(services.database, credentials.email));
	if (person) await mailAboutSignUp(services, person, request);
	return { success: true };
}

/** Of two that come at once (a double click) the second finds the account that the first has made. */
async function createAccount(services: Services, credentials: Credentials): Promise<void> {
	try {
		await services.authenticator.signUp(credentials);
	} catch (error) {
		if (!(await findPersonByEmail(services.database, credentials.email))) throw error;
	}
}

/** Sends a new confirmation link, if there is an unconfirmed account. The answer never says. */
export function resendConfirmation(
	services: Services,
	email: string,
	request: FormRequest,
): Promise<{ success: true } | Failure> {
	return orUnexpected(services, messages.resend.failed, () => resend(services, email, request));
}

async function resend(
	services: Services,
	email: string,
	request: FormRequest,
): Promise<{ success: true } | Failure> {
	const wait = await services.limits.consume(limits.mailPerNetwork, request.network);
	if (wait) return tooMany(wait);
	const person = await findPersonByEmail(services.database, email);
	if (person && !person.emailVerified) await mailAboutSignUp(services, person, request);
	return { success: true };
}

async function mailAboutSignUp(
	services: Services,
	person: PersonRecord,
	request: FormRequest,
): Promise<void> {
	// Over the limit nothing is sent and nothing is said: the owner has mails enough.
	if (await services.limits.consume(limits.mailPerAddress, person.email)) return;
	await services.jobs.enqueue(
		"send-mail",
		person.emailVerified
			? { message: "already-registered", to: person.email }
			: {
					message: "confirm-email",
					to: person.email,
					userId: person.id,
					returnTo: request.returnTo,
				},
	);
}
