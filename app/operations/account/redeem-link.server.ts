import { moveSignup } from "#app/data/account/newsletter.server.ts";
import {
	addToken,
	dropTokens,
	findToken,
	type RedeemedToken,
	redeemToken,
	type UselessToken,
} from "#app/data/account/one-time-tokens.server.ts";
import { getPasswordHash } from "#app/data/account/passwords.server.ts";
import { changeAddress, confirmAddress, getPersonRecord } from "#app/data/account/people.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import type { Uses } from "#app/services.ts";
import { linkExpiry } from "./expire-links.server.ts";
import { isOfDeletedAccount, provingPurposes } from "./link-code.server.ts";
import { queueFirstSteps } from "./queue-first-steps.server.ts";
import { startSession } from "./start-session.server.ts";

/** Why a link does nothing; `deleted` is one of an account that is gone. */
export type UselessLink = UselessToken | "taken" | "deleted";

export type RedeemedLink =
	/** The address is confirmed and the person signed in. */
	| { success: true; did: "confirmed"; cookies: string[]; returnTo: string }
	/** The address is confirmed; `code` is good for choosing the password that the account lacks. */
	| { success: true; did: "confirmed-without-password"; code: string }
	/** The account has its new address. Nobody is signed in by this. */
	| { success: true; did: "address-changed"; userId: string }
	/** `movedUserId`: whose address the link was to change; null of another link. */
	| {
			success: false;
			did: "nothing";
			reason: UselessLink;
			movedUserId: string | null;
	  }
	| { success: false; did: "nothing"; reason: "too_many"; retryAfter: number };

/**
 * Redeems the link of a mail that proves an address: after signing up, or after asking for another address.
 * Works in any browser.
 * @param secret from the mail; worth something exactly once
 */
export async function redeemLink(
	services: Uses<"authenticator" | "clock" | "database" | "jobs" | "limits" | "links">,
	secret: string,
	browser: BrowserRequest,
): Promise<RedeemedLink> {
	const wait = await services.limits.consume(limits.confirmPerNetwork, browser.network);
	if (wait) return { success: false, did: "nothing", reason: "too_many", retryAfter: wait };
	const done = await services.database.transaction(async (transaction) => {
		const hash = hashSecret(secret);
		const token = await redeemToken(transaction, {
			hash,
			purposes: provingPurposes,
			now: browser.now,
		});
		if (token === "unknown" && (await isOfDeletedAccount(services, transaction, secret))) {
			return failed("deleted");
		}
		if (typeof token === "string") {
			const known = await findToken(transaction, hash);
			return failed(token, known?.purpose === "change-email" ? known.userId : null);
		}
		return token.purpose === "change-email"
			? moveAddress(services, transaction, token, browser.now)
			: confirm(services, transaction, token, browser.now);
	});
	if (done.did !== "signs-in") return done;
	const cookies = (await startSession(services, done.person, browser)) ?? [];
	return { success: true, did: "confirmed", cookies, returnTo: done.returnTo };
}

/** Whether a secret from a mail is, or was, one that moves an account to another address. */
export async function isMoveLink({ database }: Uses<"database">, secret: string): Promise<boolean> {
	return (await findToken(database, hashSecret(secret)))?.purpose === "change-email";
}

const failed = (reason: UselessLink, movedUserId: string | null = null) =>
	({ success: false, did: "nothing", reason, movedUserId }) as const;

async function confirm(
	services: Uses<"clock" | "jobs">,
	transaction: Transaction,
	token: RedeemedToken,
	now: Date,
) {
	const { userId, email, returnTo } = token;
	if (!email || !(await confirmAddress(transaction, userId, email, now))) {
		return failed("unknown");
	}
	await queueFirstSteps(services, transaction, userId);
	if (await getPasswordHash(transaction, userId)) {
		return { did: "signs-in", person: { id: userId, email }, returnTo } as const;
	}
	const code = await allowNewPassword(transaction, { userId, email, returnTo }, now);
	return { success: true, did: "confirmed-without-password", code } as const;
}

/** Makes a code that lets a person choose a password, as the link of a reset email does. @returns the code */
export async function allowNewPassword(
	transaction: Transaction,
	person: { userId: string; email: string; returnTo: string },
	now: Date,
): Promise<string> {
	const code = createSecret();
	await addToken(transaction, {
		...person,
		tokenHash: hashSecret(code),
		purpose: "reset-password",
		expiresAt: linkExpiry("reset-password", now),
	});
	return code;
}

async function moveAddress(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ userId, email }: RedeemedToken,
	now: Date,
) {
	const person = await getPersonRecord(transaction, userId);
	if (!person || !email) return failed("unknown");
	if (!(await changeAddress(transaction, userId, email, now))) {
		return failed("taken", userId);
	}
	const at = now.toISOString();
	const mail = { message: "email-changed", to: person.email, newEmail: email, at, userId } as const;
	await settleMove(services, transaction, { userId, email, mail });
	return { success: true, did: "address-changed", userId } as const;
}

type MoveMail = Extract<MailJob, { message: "email-changed" | "email-change-undone" }>;

/**
 * What follows when an account has another address: the links in its old mailbox are void, the newsletter and the
 * payment provider learn the address, and the address before gets a mail.
 */
export async function settleMove(
	{ jobs }: Uses<"jobs">,
	database: Transaction,
	{ userId, email, mail }: { userId: string; email: string; mail: MoveMail },
): Promise<void> {
	await dropTokens(database, userId, ["confirm-email", "reset-password", "change-email"]);
	const person = await getPersonRecord(database, userId);
	const isProven = person?.emailVerified === true;
	await moveSignup(database, { from: mail.to, to: email, isProven });
	const transaction = jobTransaction(database);
	const customerId = await getCustomerId(database, userId);
	if (customerId) {
		await jobs.enqueue("set-customer-email", { customerId }, { transaction });
	}
	await jobs.enqueue("send-mail", mail, { transaction });
}
