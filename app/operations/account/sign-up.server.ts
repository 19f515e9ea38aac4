import { dropUnconfirmedPassword, getPasswordHash } from "#app/data/account/passwords.server.ts";
import { addPerson, findPersonByEmail } from "#app/data/account/people.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { BrowserRequest } from "#app/domain/base/browser-request.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import {
	type Failure,
	rateLimited,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { mayMail } from "./mail-links.server.ts";

type Credentials = { email: string; password: string };

/**
 * Creates an account and mails its confirmation link. The answer, and the time it takes, is the same when
 * the address has an account already; then its owner gets a mail that says so.
 * @param returnTo where the confirmation leads
 */
export function signUpWithPassword(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log" | "useCounter">,
	credentials: Credentials,
	returnTo: string,
	browser: BrowserRequest,
): Promise<{ success: true } | Failure> {
	return withUnexpectedFailure(services, messages.signUp.unexpected, async () => {
		const wait = await services.limits.consume(limits.signUpPerNetwork, browser.network);
		if (wait) return rateLimited(wait);
		const writes = await mayMail(services, credentials.email);
		const mail = async (transaction: Transaction) => {
			if (!writes) return;
			const job = { message: "about-sign-up", to: credentials.email, returnTo } as const;
			await services.jobs.enqueue("send-mail", job, { transaction: jobTransaction(transaction) });
		};
		// A second try, for another sign-up with the same address at the same moment.
		while (!(await keepAccount(services, credentials, mail, browser.now)));
		return { success: true };
	});
}

/**
 * Makes the account and queues its email, both or neither. Both paths hash or compare one password, so that
 * the time tells nothing.
 * @returns false when the address was taken meanwhile
 */
async function keepAccount(
	{
		database,
		authenticator: { passwords },
		useCounter,
	}: Uses<"authenticator" | "database" | "useCounter">,
	{ email, password }: Credentials,
	mail: (transaction: Transaction) => Promise<void>,
	now: Date,
): Promise<boolean> {
	const known = await findPersonByEmail(database, email);
	if (!known) {
		const person = { email, emailVerified: false, password: await passwords.hash(password), now };
		const isAdded = await database.transaction(async (transaction) => {
			if (!(await addPerson(transaction, person))) return false;
			await mail(transaction);
			return true;
		});
		if (isAdded) useCounter.count("sign-up");
		return isAdded;
	}
	const hash = known.emailVerified ? null : await getPasswordHash(database, known.id);
	const isTheSame = await passwords.verify(hash, password);
	return database.transaction(async (transaction) => {
		// Of two passwords for one unconfirmed address nobody knows which is the owner's. The link decides
		// who owns it, and leads on to choosing one.
		if (!isTheSame) await dropUnconfirmedPassword(transaction, known.id);
		await mail(transaction);
		return true;
	});
}
