/** What an authenticator app is to be told. */
export type ShownSecret = {
	/** The secret in letters, for typing it. */
	letters: string;
	/** An otpauth: address, which opens the app of the same device. */
	address: string;
	/** The QR code of the address: the path of its dark modules in a square of `size`. */
	size: number;
	path: string;
};

/** Whether the gate asks for a code beside the passcode, as the page of the team shows it. */
export type ShownAuthenticator =
	| { state: "off"; isPossible: boolean }
	| { state: "waiting"; secret: ShownSecret }
	/** `isAsked` is false while the configuration says that no code is. */
	| { state: "on"; isAsked: boolean; recoveryCodes: number };
