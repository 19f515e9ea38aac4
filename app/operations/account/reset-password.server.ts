import {
	dropTokens,
	findGoodToken,
	findUsedReset,
	redeemToken,
} from "#app/data/account/one-time-tokens.server.ts";
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
import { checkPassword } from "./sign-in.server.ts";
import { startSession } from "./start-session.server.ts";

/** Checks whether a reset link works now, without using it, and whose it is; else returns the sentence why not. */
export async function checkResetLink(
	services: Uses<"database" | "limits">,
	secret: string,
	browser: BrowserRequest,
): Promise<{ success: true; email: string | null } | Failure> {
	const wait = await services.limits.consume(limits.confirmPerNetwork, browser.network);
	if (wait) return rateLimited(wait);
	const token = { hash: hashSecret(secret), purpose: "reset-password", now: browser.now } as const;
	const found = await findGoodToken(services.database, token);
	return found ? { success: true, email: found.email } : invalid;
}

type Reset =
	| { success: true; data: { cookies: string[]; returnTo: string; passkeys: number } }
	| (Failure & { isSet?: { returnTo: string } });

/**
 * Sets a new password with the link of a mail, ends every session of the account and starts one here. The
 * link proves the address too.
 * @param secret from the mail; worth something exactly once
 * @returns also how many passkeys of the account still sign in: an intruder may have added one. `isSet` when a press
 * before, whose answer was lost, has set this password
 */
export function resetPassword(
	services: Uses<"authenticator" | "clock" | "database" | "jobs" | "limits" | "log" | "slowDown">,
	secret: string,
	password: string,
	browser: BrowserRequest,
): Promise<Reset> {
	return withUnexpectedFailure(services, messages.general.unexpected, async () => {
		const wait = await services.limits.consume(limits.confirmPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		// Asked first, so that an invented link costs no hashing.
		const hash = hashSecret(secret);
		const { now } = browser;
		const link = { hash, purpose: "reset-password", now } as const;
		const useless = () => answerUseless(services, link, password, browser);
		if (!(await findGoodToken(services.database, link))) return useless();
		const passwordHash = await services.authenticator.passwords.hash(password);
		const person = await setPassword(services, hash, passwordHash, now);
		if (!person) return useless();
		const cookies = await startSession(services, person, browser);
		if (!cookies) return rejected(messages.stopped.account, 403);
		const { returnTo, passkeys } = person;
		return { success: true, data: { cookies, returnTo, passkeys } };
	});
}

const invalid = rejected(messages.reset.invalidLink, 410);

/**
 * Who presses again, because the answer was lost, is told that the password is set. Who has a used link and guesses
 * learns no more than the form for signing in tells, and no oftener. Nobody is signed in: a link works once.
 */
async function answerUseless(
	services: Parameters<typeof checkPassword>[0],
	link: { hash: string; now: Date },
	password: string,
	browser: BrowserRequest,
): Promise<Reset> {
	const used = await findUsedReset(services.database, link);
	if (!used) return invalid;
	const { email, returnTo } = used;
	const checked = await checkPassword(services, { email, password }, browser);
	if (!checked.success) return invalid;
	return { ...rejected(messages.reset.isSet, 410), isSet: { returnTo } };
}

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
