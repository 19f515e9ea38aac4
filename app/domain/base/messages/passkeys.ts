import { count } from "#app/domain/base/count.ts";

/** The sentences about passkeys. */
export const passkeys = {
	nameMissing: "Please give the passkey a name, such as “Phone”.",
	nameTooLong: (maximum: number) => `Please use at most ${maximum} characters.`,
	passwordMissing: "Please enter your password.",
	added: "Passkey added. You can sign in with it now.",
	renamed: "Saved.",
	removed: "Passkey removed. Devices that were signed in with it have been signed out.",
	gone: "This passkey is no longer there.",
	tooMany: (maximum: number) =>
		`An account can have ${maximum} passkeys. Remove one that you no longer use first.`,
	stillSignIn: (keys: number) =>
		`${count(keys, "passkey")} still ${keys === 1 ? "signs" : "sign"} in to your account. Remove in your settings what is not yours.`,
	needsKey:
		"Your account has a role in the dashboard: sign in with one of its passkeys, then add or remove one within 12 hours. If you have lost them all, an owner or the passcode takes the role away. Then remove them, and ask for the role again.",
	lastKey:
		"This is the last passkey of an account with a role in the dashboard. Add another one first.",
	refused: "This passkey was not accepted. Please try again, or come in another way.",
	canceled: "No passkey was used. Please try again, or come in another way.",
	notAdded:
		"No passkey was added. The device did not make one, or it has one for this account already.",
	unable: "This browser cannot use passkeys.",
	unexpected: "That did not work. Please try again, or come in another way.",
};
