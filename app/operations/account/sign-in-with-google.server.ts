import { addOauthState, takeOauthState } from "#app/data/account/oauth-states.server.ts";
import {
	addIdentity,
	addPerson,
	findPersonByEmail,
	findPersonByIdentity,
	type PersonRecord,
} from "#app/data/account/people.server.ts";
import type { Transaction } from "#app/data/base/database.server.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { emailSchema } from "#app/domain/base/email.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { GoogleIdentity } from "#app/integrations/google.server.ts";
import { isGoogleError } from "#app/integrations/google-error.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { queueFirstSteps } from "./queue-first-steps.server.ts";
import { startSession } from "./start-session.server.ts";

/** How long a person may take at Google. */
const stateMinutes = 10;

/**
 * Sends a browser to Google.
 * @returns `secret` for the browser's cookie, which Google's response must come with
 */
export function beginGoogleSignIn(
	services: Uses<"database" | "google" | "limits" | "log">,
	returnTo: string,
	browser: BrowserRequest,
): Promise<{ success: true; data: { url: string; secret: string } } | Failure> {
	return withUnexpectedFailure(services, messages.google.unexpected, async () => {
		if (!services.google) return rejected(messages.google.notConfigured, 404);
		const wait = await services.limits.consume(limits.googlePerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		const [state, secret] = [createSecret(), createSecret()];
		try {
			const url = await services.google.begin({ state, secret });
			const expiresAt = new Date(browser.now.getTime() + stateMinutes * 60_000);
			const row = { stateHash: hashSecret(state), browserHash: hashSecret(secret), returnTo };
			await addOauthState(services.database, { ...row, expiresAt }, browser.now);
			return { success: true, data: { url, secret } };
		} catch (error) {
			return failureOf(services, error);
		}
	});
}

type FinishingServices = Uses<
	"authenticator" | "clock" | "database" | "google" | "jobs" | "log" | "useCounter"
>;

/**
 * Signs in a person whom Google has sent back.
 * @param callback the address that Google sent the browser to, with its answer
 * @param secret from the browser's cookie; null when it has none
 * @returns `returnTo`: where the person wanted to go, also when they are not signed in; unknown to a browser that
 * did not leave from here
 */
export function finishGoogleSignIn(
	services: FinishingServices,
	callback: URL,
	secret: string | null,
	browser: BrowserRequest,
): Promise<
	| { success: true; data: { cookies: string[] }; returnTo: string }
	| (Failure & { returnTo?: string })
> {
	return withUnexpectedFailure(services, messages.google.unexpected, async () => {
		const state = callback.searchParams.get("state");
		const { google, database } = services;
		if (!google || !state || !secret) return rejected(messages.google.failed);
		const taken = await takeOauthState(database, {
			stateHash: hashSecret(state),
			browserHash: hashSecret(secret),
			now: browser.now,
		});
		if (!taken) return rejected(messages.google.failed);
		const outcome = await withUnexpectedFailure(services, messages.google.unexpected, async () => {
			try {
				const identity = await google.finish(callback, { state, secret });
				return await signIn(services, identity, browser);
			} catch (error) {
				return failureOf(services, error);
			}
		});
		return { ...outcome, returnTo: taken.returnTo };
	});
}

async function signIn(
	services: FinishingServices,
	identity: GoogleIdentity,
	browser: BrowserRequest,
): Promise<{ success: true; data: { cookies: string[] } } | Failure> {
	const person = await services.database.transaction((transaction) =>
		findOrAddPerson(services, transaction, identity, browser.now),
	);
	if (typeof person === "string") return rejected(person, 403);
	if (person.isNew) services.useCounter.count("sign-up");
	const cookies = await startSession(services, person, browser);
	return cookies ? { success: true, data: { cookies } } : rejected(messages.stopped.account, 403);
}

/**
 * The person behind an identity. One that is new here is tied to the account of the same address only when
 * both sides have confirmed that address.
 * @returns the sentence why not, otherwise
 */
async function findOrAddPerson(
	services: Uses<"clock" | "jobs">,
	transaction: Transaction,
	identity: GoogleIdentity,
	now: Date,
): Promise<(PersonRecord & { isNew?: boolean }) | string> {
	const known = await findPersonByIdentity(transaction, identity);
	if (known?.stoppedAt) return messages.stopped.account;
	if (known) return known.emailVerified ? known : messages.google.unconfirmed;
	const email = emailSchema.safeParse(identity.email ?? "");
	if (!email.success || !identity.emailVerified) return messages.google.unverified;
	const newcomer = { email: email.data, emailVerified: true, password: null, now };
	const id = await addPerson(transaction, newcomer);
	const person = id
		? { id, email: email.data, emailVerified: true, stoppedAt: null, isNew: true }
		: await findPersonByEmail(transaction, email.data);
	if (!person) return messages.google.failed;
	if (person.stoppedAt) return messages.stopped.account;
	if (!person.emailVerified) return messages.google.unconfirmed;
	if (id) await queueFirstSteps(services, transaction, id);
	await addIdentity(transaction, person.id, identity, now);
	return person;
}

function failureOf({ log }: Uses<"log">, error: unknown): Failure {
	if (!isGoogleError(error)) throw error;
	if (error.kind === "cancelled") return rejected(messages.google.cancelled);
	log.warn({ error }, "Google sign-in failed");
	return error.kind === "unavailable"
		? rejected(messages.google.unavailable, 503)
		: rejected(messages.google.failed);
}
