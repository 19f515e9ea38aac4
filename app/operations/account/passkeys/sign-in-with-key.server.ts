import { notePasskeyUse } from "#app/data/account/passkeys.server.ts";
import { getPersonRecord, maySignIn } from "#app/data/account/people.server.ts";
import { endSession } from "#app/data/account/sessions.server.ts";
import type { PasskeyResponse } from "#app/domain/account/passkey-forms.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import { messages } from "#app/domain/base/messages.ts";
import { headersOf } from "#app/integrations/auth.server.ts";
import { noteBrowser } from "#app/operations/account/start-session.server.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

/** What a browser needs to prove that it holds a passkey. It says nothing of any account. */
export function beginPasskeySignIn(
	services: Uses<"authenticator" | "limits" | "log">,
	browser: BrowserRequest,
): Promise<{ success: true; options: object; cookies: string[] } | Failure> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const wait = await services.limits.consume(limits.passkeyPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		const begun = await services.authenticator.passkeys.beginSignIn(headersOf(browser));
		return { success: true, ...begun };
	});
}

/**
 * Signs in who holds a passkey of an account. Tells the person of another browser than before, as every way in does.
 * @param before the session that the browser has now; it ends
 * @returns the cookies and the id of the new session, or the sentence why not
 */
export function signInWithPasskey(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log">,
	credential: PasskeyResponse,
	browser: BrowserRequest,
	before: { personId: string; sessionId: string } | null,
): Promise<{ success: true; sessionId: string; cookies: string[] } | Failure> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const { authenticator, database, limits: counters } = services;
		const wait = await counters.consume(limits.signInPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		const begun = await authenticator.passkeys.finishSignIn(headersOf(browser), credential);
		if (!begun) return rejected(words.refused, 401);
		const { sessionId, userId, cookies } = begun;
		const refused = await database.transaction(async (transaction) => {
			if (!(await maySignIn(transaction, userId))) return "stopped";
			const person = await getPersonRecord(transaction, userId);
			const use = { sessionId, userId, credentialId: credential.id, now: browser.now };
			if (!person || !(await notePasskeyUse(transaction, use))) return "gone";
			await noteBrowser(services, transaction, person, browser);
			if (before) await endSession(transaction, before.personId, before.sessionId);
			return null;
		});
		if (!refused) return { success: true, sessionId, cookies };
		await endSession(database, userId, sessionId);
		return refused === "stopped"
			? rejected(messages.stopped.account, 403)
			: rejected(words.refused, 401);
	});
}
