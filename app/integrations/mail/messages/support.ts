import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks the owner of an address to which support has moved an account to confirm it. It may be a stranger's.
 *
 * @param message.confirmUrl the page with the button that confirms; it works for 24 hours
 */
export function confirmMovedMail(message: { brand: MailBrand; confirmUrl: string }): MailContent {
	const { brand, confirmUrl } = message;
	return renderMail(brand, {
		subject: `Confirm the new email of your ${brand.name} account`,
		preheader: "Our support has moved your account to this address. One step is left.",
		heading: "Confirm your new email",
		paragraphs: [
			`Our support has moved your ${brand.name} account to this address, as you asked. Confirm that the address is yours; then you sign in with it and the password that you had.`,
		],
		button: { label: "Confirm new email", url: confirmUrl },
		afterButton:
			"The link expires in 24 hours. You can ask for a new one on the sign-in page. Every device was signed out.",
		smallPrint: [
			`You get this email because this address was given to us as the new one of an account at ${brand.name}. If that was not you, ignore it: without your confirmation nobody can sign in.`,
		],
	});
}

/** Tells a person that the owner has stopped their account. */
export function accountStoppedMail({ brand }: { brand: MailBrand }): MailContent {
	return renderMail(brand, {
		subject: `Your ${brand.name} account was stopped`,
		preheader: "Nobody can sign in to it. What is in it is kept.",
		heading: "Your account was stopped",
		paragraphs: [
			`We have stopped your ${brand.name} account. Nobody can sign in to it, and every device was signed out. What is in it is kept.`,
			"A subscription ends with the period that is paid for: it is not charged again.",
		],
		askSupport: "If you think that this is a mistake, or want your account deleted, write to",
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}

/** Tells a person that a stopped account is open again. */
export function accountReopenedMail(message: { brand: MailBrand; signInUrl: string }): MailContent {
	const { brand, signInUrl } = message;
	return renderMail(brand, {
		subject: `Your ${brand.name} account is open again`,
		preheader: "You sign in as before.",
		heading: "Your account is open again",
		paragraphs: [
			`We have opened your ${brand.name} account again. You sign in as before, and what was in it is still there.`,
			"A subscription that was told to end ends on its day, unless you resume it in your settings.",
		],
		button: { label: "Sign in", url: signInUrl },
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}
