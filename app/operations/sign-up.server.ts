import { findPersonByEmail, type PersonRecord } from "../data/people.server.ts";
import { limits } from "../domain/limits.ts";
import type { Services } from "../services.server.ts";
import { type Failure, tooMany } from "./too-many.server.ts";

/**
 * Creates an account and mails its confirmation link. The answer is the same when the address has an
 * account already; then its owner gets a mail that says so.
 * @param request `returnTo` is where the confirmation leads, `network` whom the limits count
 */
export async function signUpWithPassword(
	services: Services,
	credentials: { email: string; password: string },
	request: { returnTo: string; network: string; now: Date },
): Promise<{ success: true } | Failure> {
	const wait = await services.limits.consume(limits.signUpPerNetwork, request.network);
	if (wait) return tooMany(wait);
	const known = await findPersonByEmail(services.database, credentials.email);
	await services.authenticator.signUp(credentials);
	if (known && !known.emailVerified) {
		// Whoever signs up last decides: a stranger's earlier password must not survive the owner's confirmation.
		await services.authenticator.replacePassword(known.id, credentials.password);
	}
	const person = known ?? (await findPersonByEmail(services.database, credentials.email));
	if (person) await mailAboutSignUp(services, person, request);
	return { success: true };
}

/** Sends a new confirmation link, if there is an unconfirmed account. The answer never says. */
export async function resendConfirmation(
	services: Services,
	email: string,
	request: { returnTo: string; network: string; now: Date },
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
	request: { returnTo: string; now: Date },
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
