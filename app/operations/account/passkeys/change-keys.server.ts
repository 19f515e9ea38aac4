import {
	findPasskeys,
	namePasskey,
	removePasskey as removeKey,
} from "#app/data/account/passkeys.server.ts";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getDashboardRole } from "#app/data/admin/team.server.ts";
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
import { refuseWithoutKey } from "./ask-for-key.server.ts";

type Done = { success: true; message: string } | Failure;

/**
 * Begins to add a passkey for a person who knows the password: a stolen session must not make itself a key. Who has a
 * role has used a passkey, too: a mailbox must not make itself one.
 */
export function beginPasskey(
	services: Uses<"authenticator" | "database" | "limits" | "log">,
	member: MemberRequest,
	currentPassword: string,
	headers: Headers,
): Promise<{ success: true; options: object; cookies: string[] } | Failure> {
	const { person } = member;
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const confirmed = await confirmPassword(services, person.id, currentPassword);
		if (!confirmed.success) return confirmed;
		const refused = await refuseWithoutKey(services.database, member);
		if (refused) return refused;
		if ((await findPasskeys(services.database, person.id)).length >= passkeyMaximum) {
			return rejected(words.tooMany(passkeyMaximum), 409);
		}
		const begun = await services.authenticator.passkeys.beginAdding(headers, person);
		return { success: true, ...begun };
	});
}

/** Adds the passkey that a browser has made, and tells the person. */
export function addPasskey(
	services: Uses<"authenticator" | "database" | "jobs" | "log">,
	member: MemberRequest,
	{ name, credential }: { name: string; credential: PasskeyResponse },
	headers: Headers,
): Promise<Done> {
	const { person, sessionId, now } = member;
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const { database, authenticator } = services;
		// Once more, and below: it may have been begun before the account had a role, or a first key.
		const early = await refuseWithoutKey(database, member);
		if (early) return early;
		const id = await authenticator.passkeys.finishAdding(headers, credential);
		if (id === null) return rejected(words.refused, 400);
		const own = { userId: person.id, id };
		const takeBack = () =>
			database.transaction((transaction) => removeKey(transaction, own, sessionId));
		try {
			const done = await database.transaction(async (transaction): Promise<Done> => {
				await lockPerson(transaction, person.id);
				const refused = await refuseWithoutKey(transaction, member, id);
				if (refused) return refused;
				const keys = await findPasskeys(transaction, person.id);
				if (keys.length > passkeyMaximum) return rejected(words.tooMany(passkeyMaximum), 409);
				await namePasskey(transaction, own, { name, createdAt: now });
				await tell(services, transaction, person.email, { name, isAdded: true, now });
				return { success: true, message: words.added };
			});
			if (!done.success) await takeBack();
			return done;
		} catch (error) {
			// A key of which nobody was told is none.
			await takeBack();
			throw error;
		}
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

/**
 * Removes a passkey of a person who knows the password, ends the sessions that it began, and tells the person. Who has a
 * role has used one, and keeps one: the next would be a first one again. One that is not there is removed: the answer
 * to the press that did it may have been lost.
 */
export function removePasskey(
	services: Uses<"authenticator" | "database" | "jobs" | "limits" | "log">,
	member: MemberRequest,
	{ id, currentPassword }: { id: string; currentPassword: string },
): Promise<Done> {
	const { person, sessionId, now } = member;
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const confirmed = await confirmPassword(services, person.id, currentPassword);
		if (!confirmed.success) return confirmed;
		return services.database.transaction(async (transaction): Promise<Done> => {
			if (!(await stillHasPassword(transaction, person.id, confirmed.hash))) return passwordChanged;
			const refused = await refuseWithoutKey(transaction, member);
			if (refused) return refused;
			const others = (await findPasskeys(transaction, person.id)).filter((key) => key.id !== id);
			if (others.length === 0 && (await getDashboardRole(transaction, person.id)) !== null) {
				return rejected(words.lastKey, 409);
			}
			const name = await removeKey(transaction, { userId: person.id, id }, sessionId);
			if (name !== null) {
				await tell(services, transaction, person.email, { name, isAdded: false, now });
			}
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
