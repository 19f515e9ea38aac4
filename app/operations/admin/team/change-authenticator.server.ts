import { randomUUID } from "node:crypto";
import { type Admin, writeAudit } from "#app/data/admin/audit-log.server.ts";
import {
	addAuthenticator,
	confirmAuthenticator,
	countRecoveryCodes,
	getAuthenticator,
	removeAuthenticator,
} from "#app/data/admin/authenticator.server.ts";
import { lockTeam } from "#app/data/admin/team.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import type { ShownAuthenticator } from "#app/domain/admin/authenticator.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { limits } from "#app/domain/base/limits.ts";
import {
	type Failure,
	rateLimited,
	rejected,
	withUnexpectedFailure,
} from "#app/operations/base/fail-form.server.ts";
import type { Uses } from "#app/services.ts";
import { type TakenCode, takeCode } from "./take-code.server.ts";

const { admin: words } = adminMessages;

/** What a press has done; recovery codes are to be shown by this answer, for nobody can read them again. */
export type AuthenticatorDone =
	| { success: true; said?: string; recoveryCodes?: string[] }
	| Failure;

const subject = { subject: "dashboard", label: "Authenticator app" } as const;

/** What the page of the team shows of the authenticator; its secret only until the first code was entered. */
export async function readAuthenticator({
	database,
	passcode: { codes },
}: Uses<"database" | "passcode">): Promise<ShownAuthenticator> {
	const found = await getAuthenticator(database);
	if (found?.confirmedAt) {
		const isAsked = codes.isOn;
		return { state: "on", isAsked, recoveryCodes: await countRecoveryCodes(database) };
	}
	const secret = found && codes.isOn && (await codes.show(found.sealedSecret, "passcode"));
	return secret ? { state: "waiting", secret } : { state: "off", isPossible: codes.isOn };
}

/** Makes a secret for an authenticator app. Nothing is asked for until a first code proves that the app has it. */
export function beginAuthenticator(
	services: Uses<"database" | "log" | "passcode">,
): Promise<AuthenticatorDone> {
	const { database, passcode } = services;
	return withUnexpectedFailure(services, words.unexpected, async () => {
		if (!passcode.codes.isOn) return rejected(words.codeForbidden, 409);
		const isKept = await addAuthenticator(database, await passcode.codes.create());
		return isKept ? { success: true } : rejected(words.codeIsOn, 409);
	});
}

/**
 * Lets the gate ask for codes from now on, makes recovery codes and tells the owners.
 * @param code the first one
 */
export function turnCodeOn(
	services: Uses<"database" | "jobs" | "limits" | "log" | "passcode">,
	admin: Admin,
	code: string,
): Promise<AuthenticatorDone> {
	const { database, passcode } = services;
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const wait = await services.limits.consume(limits.passcodeCodes, "all");
		if (wait) return rateLimited(wait);
		const { codes } = passcode;
		const found = await getAuthenticator(database);
		if (!found) return rejected(words.codeGone, 409);
		const step = await codes.stepOf(found.sealedSecret, code, admin.now);
		if (step === null) return rejected(words.codeWrong, 400, "code");
		const recoveryCodes = codes.createRecoveryCodes();
		return database.transaction(async (transaction) => {
			await lockTeam(transaction);
			const isOn = await confirmAuthenticator(transaction, found.sealedSecret, {
				...{ step, now: admin.now },
				codeHashes: recoveryCodes.map(codes.hashRecoveryCode),
			});
			if (!isOn) return rejected(words.codeGone, 409);
			await writeDown(services, transaction, admin, { isOn: true });
			return { success: true as const, recoveryCodes };
		});
	});
}

/**
 * Lets the gate ask for the passcode alone and tells the owners, or stops a setup.
 * @param code of the app or for recovery; not looked at while none is asked for
 */
export function turnCodeOff(
	services: Uses<"database" | "jobs" | "limits" | "log" | "passcode">,
	admin: Admin,
	code: string,
): Promise<AuthenticatorDone> {
	return withUnexpectedFailure(services, words.unexpected, async () => {
		const wait = await services.limits.consume(limits.passcodeCodes, "all");
		if (wait) return rateLimited(wait);
		return services.database.transaction(async (transaction) => {
			await lockTeam(transaction);
			const found = await getAuthenticator(transaction);
			const isOn = found?.confirmedAt != null;
			const isAsked = isOn && services.passcode.codes.isOn;
			const taken: TakenCode | null = isAsked
				? await takeCode(services, transaction, code, admin.now)
				: {};
			if (!taken) return rejected(words.codeWrong, 400, "code");
			await removeAuthenticator(transaction);
			if (!isOn) return { success: true as const, said: words.codeStopped };
			// None of the recovery codes is left.
			const how = taken.reason ? { reason: words.recoveredOff } : {};
			await writeDown(services, transaction, admin, { isOn: false, ...how });
			return { success: true as const, said: words.codeOff };
		});
	});
}

/** A line of the log, and an email to every owner. */
async function writeDown(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	admin: Admin,
	{ isOn, ...taken }: { isOn: boolean } & TakenCode,
): Promise<void> {
	const action = isOn ? "admin.code-on" : "admin.code-off";
	await writeAudit(transaction, admin, { action, ...subject, ...taken });
	const at = admin.now.toISOString();
	const note = taken.reason && { note: taken.reason };
	const alert = { kind: "code", isOn, at, ...note } as const;
	await jobs.enqueue("alert-owner", alert, {
		key: `code:${randomUUID()}`,
		transaction: jobTransaction(transaction),
	});
}
