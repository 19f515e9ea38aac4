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
	refused: "This passkey was not accepted. Please try again, or come in another way.",
	canceled: "No passkey was used. Please try again, or come in another way.",
	notAdded:
		"No passkey was added. The device did not make one, or it has one for this account already.",
	unable: "This browser cannot use passkeys.",
	unexpected: "That did not work. Please try again, or come in another way.",
};
