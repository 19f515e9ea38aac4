import {
	findPasskeys,
	namePasskey,
	removePasskey as removeKey,
} from "#app/data/account/passkeys.server.ts";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { type PasskeyResponse, passkeyMaximum } from "#app/domain/account/passkey-forms.ts";
import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
import {
	confirmPassword,
	passwordChanged,
	stillHasPassword,
} from "#app/operations/account/confirm-password.server.ts";
import {
	type Failure,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";

type Done = { success: true; message: string } | Failure;

/** Begins to add a passkey for a person who knows the password: a stolen session must not make itself a key. */
export function beginPasskey(
	services: Uses<"authenticator" | "database" | "limits" | "log">,
	{ person }: MemberRequest,
	currentPassword: string,
	headers: Headers,
): Promise<{ success: true; options: object; cookies: string[] } | Failure> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const confirmed = await confirmPassword(services, person.id, currentPassword);
		if (!confirmed.success) return confirmed;
		if ((await findPasskeys(services.database, person.id)).length >= passkeyMaximum) {
			return rejected(words.tooMany(passkeyMaximum), 409);
		}
		const begun = await services.authenticator.passkeys.beginAdding(headers, person.email);
		return { success: true, ...begun };
	});
}

/** Adds the passkey that a browser has made, and tells the person. */
export function addPasskey(
	services: Uses<"authenticator" | "database" | "jobs" | "log">,
	{ person, sessionId, now }: MemberRequest,
	{ name, credential }: { name: string; credential: PasskeyResponse },
	headers: Headers,
): Promise<Done> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const { database, authenticator } = services;
		const id = await authenticator.passkeys.finishAdding(headers, credential);
		if (id === null) return rejected(words.refused, 400);
		const own = { userId: person.id, id };
		const takeBack = () =>
			database.transaction((transaction) => removeKey(transaction, own, sessionId));
		try {
			const isAdded = await database.transaction(async (transaction) => {
				await lockPerson(transaction, person.id);
				const keys = await findPasskeys(transaction, person.id);
				if (keys.length > passkeyMaximum) return false;
				await namePasskey(transaction, own, { name, createdAt: now });
				await tell(services, transaction, person.email, { name, isAdded: true, now });
				return true;
			});
			if (isAdded) return { success: true, message: words.added };
		} catch (error) {
			// A key of which nobody was told is none.
			await takeBack();
			throw error;
		}
		await takeBack();
		return rejected(words.tooMany(passkeyMaximum), 409);
	});
}

/** Names a passkey. */
export function renamePasskey(
	services: Uses<"database" | "log">,
	{ person }: MemberRequest,
	{ id, name }: { id: string; name: string },
): Promise<Done> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const isThere = await namePasskey(services.database, { userId: person.id, id }, { name });
		return isThere ? { success: true, message: words.renamed } : rejected(words.gone, 404);
	});
}

/** Removes a passkey of a person who knows the password, ends the sessions that it began, and tells the person. */
export function removePasskey(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log">,
	{ person, sessionId, now }: MemberRequest,
	{ id, currentPassword }: { id: string; currentPassword: string },
): Promise<Done> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const confirmed = await confirmPassword(services, person.id, currentPassword);
		if (!confirmed.success) return confirmed;
		return services.database.transaction(async (transaction): Promise<Done> => {
			if (!(await stillHasPassword(transaction, person.id, confirmed.hash))) return passwordChanged;
			const name = await removeKey(transaction, { userId: person.id, id }, sessionId);
			if (name === null) return rejected(words.gone, 404);
			await tell(services, transaction, person.email, { name, isAdded: false, now });
			return { success: true, message: words.removed };
		});
	});
}

async function tell(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	to: string,
	{ name, isAdded, now }: { name: string; isAdded: boolean; now: Date },
): Promise<void> {
	const mail = { message: "passkey-changed", to, at: now.toISOString(), name, isAdded } as const;
	await jobs.enqueue("send-mail", mail, { transaction: jobTransaction(transaction) });
}
