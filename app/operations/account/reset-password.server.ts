import { dropTokens, isTokenGood, redeemToken } from "#app/data/account/one-time-tokens.server.ts";
import { findPasskeys } from "#app/data/account/passkeys.server.ts";
import { setPasswordHash } from "#app/data/account/passwords.server.ts";
import { confirmAddress, getPersonRecord } from "#app/data/account/people.server.ts";
import { endSessions, forgetDevices } from "#app/data/account/sessions.server.ts";
import { jobTransaction } from "#app/data/base/database.server.ts";
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
import { queueFirstSteps } from "./queue-first-steps.server.ts";
import { startSession } from "./start-session.server.ts";

/** Checks whether a reset link works now, without using it; else returns the sentence why not. */
export async function checkResetLink(
	services: Uses<"database" | "limits">,
	secret: string,
	browser: BrowserRequest,
): Promise<{ success: true } | Failure> {
	const wait = await services.limits.consume(limits.confirmPerNetwork, browser.network);
	if (wait) return rateLimited(wait);
	const token = { hash: hashSecret(secret), purpose: "reset-password", now: browser.now } as const;
	return (await isTokenGood(services.database, token)) ? { success: true } : invalid;
}

/**
 * Sets a new password with the link of a mail, ends every session of the account and starts one here. The
 * link proves the address too.
 * @param secret from the mail; worth something exactly once
 * @returns also how many passkeys of the account still sign in: an intruder may have added one
 */
export function resetPassword(
	services: Uses<"authenticator" | "clock" | "database" | "jobs" | "limits" | "log">,
	secret: string,
	password: string,
	browser: BrowserRequest,
): Promise<
	{ success: true; data: { cookies: string[]; returnTo: string; passkeys: number } } | Failure
> {
	return withUnexpectedFailure(services, messages.general.unexpected, async () => {
		const wait = await services.limits.consume(limits.confirmPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		// Asked first, so that an invented link costs no hashing.
		const hash = hashSecret(secret);
		const { now } = browser;
		const link = { hash, purpose: "reset-password", now } as const;
		if (!(await isTokenGood(services.database, link))) return invalid;
		const passwordHash = await services.authenticator.passwords.hash(password);
		const person = await setPassword(services, hash, passwordHash, now);
		if (!person) return invalid;
		const cookies = await startSession(services, person, browser);
		if (!cookies) return rejected(messages.stopped.account, 403);
		const { returnTo, passkeys } = person;
		return { success: true, data: { cookies, returnTo, passkeys } };
	});
}

const invalid = rejected(messages.reset.invalidLink, 410);

async function setPassword(
	services: Uses<"clock" | "database" | "jobs">,
	hash: string,
	passwordHash: string,
	now: Date,
) {
	return services.database.transaction(async (transaction) => {
		const token = await redeemToken(transaction, { hash, purposes: ["reset-password"], now });
		if (typeof token === "string" || !token.email) return null;
		const { userId, email, returnTo } = token;
		const before = await getPersonRecord(transaction, userId);
		if (!(await confirmAddress(transaction, userId, email, now))) return null;
		// The link of a reset proves the address as well as one of a confirmation.
		if (!before?.emailVerified) await queueFirstSteps(services, transaction, userId);
		await setPasswordHash(transaction, userId, passwordHash, now);
		await endSessions(transaction, userId, null);
		await forgetDevices(transaction, userId);
		// Also a link that would change the account's address: an intruder may have asked for it.
		await dropTokens(transaction, userId, ["confirm-email", "change-email"]);
		const passkeys = (await findPasskeys(transaction, userId)).length;
		await services.jobs.enqueue(
			"send-mail",
			{ message: "password-changed", to: email, at: now.toISOString(), passkeys },
			{ transaction: jobTransaction(transaction) },
		);
		return { id: userId, email, returnTo, passkeys };
	});
}
