import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks the owner of an address to confirm that an account moves to it. Goes to the new address, which may be
 * a stranger's: it does not say which account.
 *
 * @param message.confirmUrl the page with the button that confirms; it works for 24 hours
 */
export function changeEmailMail(message: { brand: MailBrand; confirmUrl: string }): MailContent {
	const { brand, confirmUrl } = message;
	return renderMail(brand, {
		subject: `Confirm your new email for ${brand.name}`,
		preheader: "Nothing changes before you confirm. The link works for 24 hours.",
		heading: "Confirm your new email",
		paragraphs: [
			`You asked to move your ${brand.name} account to this address. Confirm it, and from then on you sign in with it, and emails about your account come here.`,
		],
		button: { label: "Confirm new email", url: confirmUrl },
		afterButton: "The link expires in 24 hours. Until you confirm, your old address stays in use.",
		smallPrint: [
			`You get this email because this address was entered as the new one of an account at ${brand.name}. If that was not you, ignore it: without your confirmation nothing changes.`,
		],
	});
}

/**
 * Tells the owner of an account that another account was to move to the same address. The settings of that
 * other account never say that the address is known; only its owner learns it, here.
 */
export function addressTakenMail(message: { brand: MailBrand; signInUrl: string }): MailContent {
	const { brand, signInUrl } = message;
	return renderMail(brand, {
		subject: `This address already has an account at ${brand.name}`,
		preheader: "Someone asked to move another account to it. Nothing has changed.",
		heading: "This address already has an account",
		paragraphs: [
			`Someone, maybe you, asked to move another ${brand.name} account to this address. It already has an account of its own, and an address can have only one: nothing has changed.`,
			"If it was you, sign in with this address to use the account it has.",
		],
		button: { label: "Sign in", url: signInUrl },
		smallPrint: [
			"If it was not you, there is nothing to do: nobody was told that you have an account.",
		],
	});
}

/**
 * Tells the owner of an account that it is about to move to another address. Goes to the old address, when
 * the change is asked for.
 *
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.forgotUrl the page that sends a link for choosing a new password
 */
export function emailChangeRequestedMail(message: {
	brand: MailBrand;
	newEmail: string;
	when: string;
	forgotUrl: string;
}): MailContent {
	const { brand, newEmail, when, forgotUrl } = message;
	return renderMail(brand, {
		subject: `Someone asked to change the email of your ${brand.name} account`,
		preheader: "Nothing has changed yet. If it was not you, choose a new password at once.",
		heading: "Someone asked to change your email",
		paragraphs: [
			`On ${when}, someone, maybe you, asked to move your ${brand.name} account from this address to ${newEmail}.`,
			"Nothing has changed yet. The account moves only when the new address is confirmed.",
			"If it was you, open the email that we sent to the new address.",
			"If it was not you, choose a new password at once. We send the link to this address; using it signs out every device.",
		],
		button: { label: "Choose a new password", url: forgotUrl },
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}

/**
 * Tells the former address of an account that the account has moved, and how to take it back.
 *
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.undo the page that undoes the change, and for how many days it does; null when it can no
 * longer be undone
 * @param message.bySupport the owner of the site has moved it
 */
export function emailChangedMail(message: {
	brand: MailBrand;
	newEmail: string;
	when: string;
	undo: { url: string; days: number } | null;
	bySupport?: boolean;
}): MailContent {
	const { brand, newEmail, when, undo, bySupport } = message;
	return renderMail(brand, {
		subject: `Your email at ${brand.name} was changed`,
		preheader: `If it was not you, ${undo ? "undo it" : "write to us"} at once.`,
		heading: "Your email was changed",
		paragraphs: [
			`On ${when}, ${bySupport ? "our support moved your" : "your"} ${brand.name} account ${bySupport ? "" : "moved "}from this address to ${newEmail}. You sign in with that address now, and emails about your account go there.`,
			bySupport
				? "If you asked us for it, there is nothing to do."
				: "If it was you, there is nothing to do.",
			undo &&
				`If it was not you${bySupport ? " who asked" : ""}, take your account back: for ${undo.days} days the button below undoes the change, signs out every device and lets you choose a new password.`,
		],
		...(undo && { button: { label: "Undo the change", url: undo.url } }),
		...(!undo && { askSupport: "If it was not you, write at once, from this address, to" }),
		smallPrint: [
			"This email goes to your old address, so that nobody can move your account away unnoticed.",
		],
	});
}

/**
 * Tells the address that an account was moved to that the account has gone back to the one before.
 *
 * @param message.when date and time with the time zone, as it is to be read
 */
export function emailChangeUndoneMail(message: { brand: MailBrand; when: string }): MailContent {
	const { brand, when } = message;
	return renderMail(brand, {
		subject: `A change of email at ${brand.name} was undone`,
		preheader: "The account is back at the address that it had before.",
		heading: "The change of email was undone",
		paragraphs: [
			`On ${when}, the owner of the previous address of an account at ${brand.name} took it back. The account no longer belongs to this address. Its password no longer works, every device was signed out, and passkeys that were added since were removed.`,
			"If both addresses are yours, sign in with the earlier one: “Forgot your password?” sends a link there.",
		],
		askSupport: "If that is not right, write to",
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}
