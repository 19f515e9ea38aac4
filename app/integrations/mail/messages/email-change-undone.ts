import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

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
			`On ${when}, the owner of a ${brand.name} account’s previous address took the account back. It no longer belongs to this address, and its password and its sessions have ended.`,
			"If both addresses are yours, sign in with the earlier one: “Forgot your password?” sends a link there.",
		],
		askSupport: "If that is not right, write to",
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}
