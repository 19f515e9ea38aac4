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
		afterButton: {
			text: "The link expires in 24 hours. Until you confirm, your old address stays in use.",
		},
		smallPrint: [
			`You get this email because this address was entered as the new one of an account at ${brand.name}. If that was not you, ignore it: without your confirmation nothing changes.`,
		],
	});
}
