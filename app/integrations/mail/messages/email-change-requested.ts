import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

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
