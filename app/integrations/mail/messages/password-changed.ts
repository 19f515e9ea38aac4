import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells the owner of an account that its password was changed.
 *
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.forgotUrl the page that sends a link for choosing a new password
 */
export function passwordChangedMail(message: {
	brand: MailBrand;
	when: string;
	forgotUrl: string;
}): MailContent {
	const { brand, when, forgotUrl } = message;
	return renderMail(brand, {
		subject: `Your ${brand.name} password was changed`,
		preheader: "If it was not you, choose a new one at once.",
		heading: "Your password was changed",
		paragraphs: [
			`The password of your ${brand.name} account was changed on ${when}. All other devices were signed out.`,
			"If it was you, there is nothing to do.",
			"If it was not you, choose a new one at once. We send the link to this address; using it signs out every device.",
		],
		button: { label: "Choose a new password", url: forgotUrl },
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}
