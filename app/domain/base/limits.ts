/** How often something may be tried: `attempts` in a window of `seconds`, counted per key. */
export type Limit = { name: string; attempts: number; seconds: number };

const minute = 60;
const hour = 60 * minute;

/**
 * A network is one IPv4 address or one IPv6 /64. Only the limits of a network or a person refuse: what
 * strangers fill from everywhere makes attempts slower, and locks nobody out.
 */
export const limits = {
	signInPerAddress: { name: "sign-in-address", attempts: 10, seconds: 10 * minute },
	signInPerNetwork: { name: "sign-in-network", attempts: 60, seconds: 10 * minute },
	/** From everywhere together; beyond it slower. A browser that has signed in to the account before is not counted. */
	signInPerAccount: { name: "sign-in-account", attempts: 30, seconds: 10 * minute },
	signUpPerNetwork: { name: "sign-up-network", attempts: 20, seconds: hour },
	mailPerAddress: { name: "mail-address", attempts: 3, seconds: hour },
	/** Counted separately, so that other emails never use up the password reset. */
	resetPerAddress: { name: "reset-address", attempts: 3, seconds: hour },
	mailPerNetwork: { name: "mail-network", attempts: 20, seconds: hour },
	confirmPerNetwork: { name: "confirm-network", attempts: 60, seconds: 10 * minute },
	/** Each asks what a device is to sign; a page that offers a passkey asks once. */
	passkeyPerNetwork: { name: "passkey-network", attempts: 120, seconds: 10 * minute },
	googlePerNetwork: { name: "google-network", attempts: 30, seconds: 10 * minute },
	newsletterPerNetwork: { name: "newsletter-network", attempts: 10, seconds: hour },
	contactPerNetwork: { name: "contact-network", attempts: 5, seconds: hour },
	/** Forms that ask for the password of a person who is signed in. */
	passwordPerPerson: { name: "password-person", attempts: 10, seconds: 10 * minute },
	/** Each writes to an address that a person typed. */
	emailChangePerPerson: { name: "email-change-person", attempts: 5, seconds: hour },
	/** What the owner sends to one person, or to an address that the owner typed for them. */
	supportPerPerson: { name: "support-person", attempts: 10, seconds: hour },
	exportPerPerson: { name: "export-person", attempts: 10, seconds: hour },
	passcodePerNetwork: { name: "passcode-network", attempts: 5, seconds: minute },
	/** From everywhere together; beyond it slower. A browser that has been inside before is not counted. */
	passcodeOverall: { name: "passcode-overall", attempts: 60, seconds: 10 * minute },
	/** Codes beside the right passcode: only who knows that can use these up. */
	passcodeCodes: { name: "passcode-codes", attempts: 20, seconds: 10 * minute },
	/** Each reads a resume, or a file. */
	comparePerPerson: { name: "compare-person", attempts: 40, seconds: 10 * minute },
	/** Pages of lines in words, of a person who may read every resume. */
	linesPerPerson: { name: "lines-person", attempts: 60, seconds: hour },
	keepPerPerson: { name: "keep-person", attempts: 120, seconds: minute },
	/** Changes of saved searches, and of what a person contributes. */
	savePerPerson: { name: "save-person", attempts: 60, seconds: 10 * minute },
	/** Each sends all comparisons of an account. */
	sealPerPerson: { name: "seal-person", attempts: 60, seconds: 10 * minute },
	/** Each loads what a text is checked with, not the text. */
	checkPerPerson: { name: "check-person", attempts: 20, seconds: hour },
	/** Files and pasted texts of contributors. */
	contributePerPerson: { name: "contribute-person", attempts: 10, seconds: 24 * hour },
	openPerPerson: { name: "open-person", attempts: 120, seconds: minute },
} as const satisfies Record<string, Limit>;
