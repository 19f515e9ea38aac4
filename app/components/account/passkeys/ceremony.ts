import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";

/** Whether this browser makes and uses passkeys, and reads what the server asks of them. */
export const canUsePasskeys = () =>
	typeof PublicKeyCredential === "function" &&
	typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

/** Whether this browser offers passkeys among the addresses that it remembers. */
export const offersWhileTyping = async () =>
	canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

type Answer = { success: boolean; message?: string; options?: unknown };

/** A sentence for the person; anything else that goes wrong is thrown as it is. */
export class PasskeyProblem extends Error {}

/**
 * Asks the server what a device is to sign, and lets it sign that.
 * @param offered while typing, until `signal` ends it; otherwise at once
 * @returns what the device says, as text for a form
 */
export async function signWithPasskey(signal: AbortSignal, offered = false): Promise<string> {
	const form = new URLSearchParams({ step: "begin" });
	const options = await begin("/auth/passkey", form, signal);
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
		options as PublicKeyCredentialRequestOptionsJSON,
	);
	const request = { publicKey, signal, ...(offered && { mediation: "conditional" as const }) };
	return said(await navigator.credentials.get(request).catch(toProblem(words.canceled)));
}

/**
 * Lets a device make a passkey.
 * @param options what the server has asked for
 * @returns what the device says, as text for a form
 */
export async function makePasskey(options: unknown): Promise<string> {
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
		options as PublicKeyCredentialCreationOptionsJSON,
	);
	return said(await navigator.credentials.create({ publicKey }).catch(toProblem(words.notAdded)));
}

async function begin(path: string, body: URLSearchParams, signal: AbortSignal): Promise<unknown> {
	const response = await fetch(path, { method: "POST", body, signal });
	const answer: Answer = await response.json();
	if (answer.options) return answer.options;
	throw new PasskeyProblem(answer.message ?? words.unexpected);
}

/** Who pressed "Cancel", waited too long, or held a device that does not fit. */
const toProblem = (sentence: string) => (error: unknown) => {
	const isTheirs = error instanceof DOMException && error.name !== "AbortError";
	throw isTheirs ? new PasskeyProblem(sentence) : error;
};

function said(credential: Credential | null): string {
	if (credential instanceof PublicKeyCredential) return JSON.stringify(credential.toJSON());
	throw new PasskeyProblem(words.canceled);
}
