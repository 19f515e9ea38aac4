import { type MailBrand, type MailContent, renderMail } from "./mail-layout.ts";

/**
 * Tells the former address of an account that the account has moved. A link for choosing a new password would
 * go to the new address by now, so support is the only way back.
 *
 * @param message.when date and time with the time zone, as it is to be read
 */
export function emailChangedMail(message: {
	brand: MailBrand;
	newEmail: string;
	when: string;
}): MailContent {
	const { brand, newEmail, when } = message;
	return renderMail(brand, {
		subject: `The email of your ${brand.name} account was changed`,
		preheader: "If it was not you, write to us at once.",
		heading: "Your email was changed",
		paragraphs: [
			`On ${when}, your ${brand.name} account moved from this address to ${newEmail}. You sign in with that address now, and mails about your account go there.`,
			"If it was you, there is nothing to do.",
		],
		askSupport: "If it was not you, write at once, from this address, to",
		smallPrint: [
			"This mail goes to your old address, so that nobody can move your account away unnoticed.",
		],
	});
}
