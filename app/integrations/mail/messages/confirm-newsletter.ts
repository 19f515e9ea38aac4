import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks the owner of an address whether the newsletter may come.
 *
 * @param message.confirmUrl the page with the button that confirms
 */
export function confirmNewsletterMail(message: {
	brand: MailBrand;
	confirmUrl: string;
}): MailContent {
	const { brand, confirmUrl } = message;
	return renderMail(brand, {
		subject: `Confirm your email for the ${brand.name} newsletter`,
		preheader: "One step left. No newsletter comes before you confirm.",
		heading: "Confirm your email",
		paragraphs: [
			`You asked for the ${brand.name} newsletter. Confirm this address and you get one email a month: new resumes in the library, and what they did well.`,
		],
		button: { label: "Confirm email", url: confirmUrl },
		afterButton: { text: "Each newsletter has a link that ends it." },
		smallPrint: [
			`You get this email because this address was entered in a form at ${brand.name}. If that was not you, ignore it: no newsletter comes without your confirmation.`,
		],
	});
}
