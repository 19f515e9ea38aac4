import { getSettledPasswordHash } from "#app/data/account/passwords.server.ts";
import { maySignIn } from "#app/data/account/people.server.ts";
import { endSession, noteDevice } from "#app/data/account/sessions.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { describeBrowser } from "#app/integrations/browser-name.server.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import type { Uses } from "#app/services.ts";

type SignedIn = { id: string; email: string };

/**
 * Signs in a person who has proved who they are. Remembers the browser, and tells the owner of the account
 * when it is another one than before.
 * @param proof the hash that a password was compared with; undefined for proof by a link or by Google
 * @returns the cookies of the session; null when the owner has stopped the account, or the password has been
 * changed meanwhile: that ends all sessions, and this one is one of them
 */
export async function startSession(
	services: Uses<"authenticator" | "database" | "jobs">,
	person: SignedIn,
	browser: BrowserRequest,
	proof?: string | null,
): Promise<string[] | null> {
	const session = await services.authenticator.startSession(person.id, browser);
	const stands = await services.database.transaction(async (transaction) => {
		if (!(await maySignIn(transaction, person.id))) return false;
		if (proof !== undefined && (await getSettledPasswordHash(transaction, person.id)) !== proof) {
			return false;
		}
		await noteBrowser(services, transaction, person, browser);
		return true;
	});
	if (stands) return session.cookies;
	await endSession(services.database, person.id, session.id);
	return null;
}

/** Remembers the browser that a person has signed in with, and tells them when it is another one than before. */
export async function noteBrowser(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	person: SignedIn,
	browser: BrowserRequest,
): Promise<void> {
	const { device, now, headers, address } = browser;
	const kind = await noteDevice(transaction, person.id, hashSecret(device), now);
	if (kind !== "new") return;
	await jobs.enqueue(
		"send-mail",
		{
			message: "new-sign-in",
			to: person.email,
			at: now.toISOString(),
			device: describeBrowser(headers.get("User-Agent")),
			network: address,
		},
		{ transaction: jobTransaction(transaction) },
	);
}
