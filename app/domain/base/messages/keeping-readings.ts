import { count } from "#app/domain/base/count.ts";

/** Comparisons that are kept in the browser, and by choice in the account. */
export const keeping = {
	kept: (name: string) => `Kept as “${name}”.`,
	noRoom: "This browser has no room to keep it, or keeps nothing. Your text is still here.",
	tooMany: (most: number) => `At most ${most} can be kept. Remove one first.`,
	notOpened:
		"This file cannot be opened: it is another kind of file, was changed, or has another passphrase.",
	brought: (readings: number) => `${count(readings, "comparison")} brought here.`,
	nothingToSave: "Nothing is kept here yet, so there is nothing to save.",
	inAccount: "Kept in your account, encrypted.",
	forgotten: "This browser has forgotten them. They are still in your account.",
	wrongCode: "This code does not open them. Please compare it with what you wrote down.",
	codeCopied: "Copied. Paste it where you find it again.",
	codeNotCopied: "Your browser does not let this page copy. Please write the code down.",
	notInAccount: "Your account could not be reached. What you keep is in this browser for now.",
	notRemoved: "It was not removed: your account did not take the change. Please try again.",
	tooManyTogether: (most: number) =>
		`Your account and this browser have more than ${most} together. Remove some here, then try again.`,
	changedElsewhere: "Another browser changed what your account keeps. Please try again.",
	tooLarge: "This is more than an account can keep. Remove one first.",
	noBox: "This is not encrypted, so we do not keep it.",
	removedFromAccount:
		"Removed from your account. Your browsers still have what they keep themselves.",
} as const;
