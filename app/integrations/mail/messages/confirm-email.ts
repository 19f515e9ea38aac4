import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks the owner of an address to confirm it.
 *
 * @param message.plan whose checkout follows, when the person signed up to buy one; else null
 * @param message.confirmUrl the page with the button that confirms; it works for 24 hours
 */
export function confirmEmailMail(message: {
	brand: MailBrand;
	plan: string | null;
	confirmUrl: string;
}): MailContent {
	const { brand, plan, confirmUrl } = message;
	return renderMail(brand, {
		subject: `Confirm your email for ${brand.name}`,
		preheader: "One step left. The link works for 24 hours.",
		heading: "Confirm your email",
		paragraphs: [
			`Thanks for signing up for ${brand.name}. Confirm that this address is yours and your account is ready.`,
			...(plan
				? [`After that, you go to checkout (${plan}). You are not charged until you pay there.`]
				: []),
		],
		button: { label: "Confirm email", url: confirmUrl },
		afterButton: {
			text: "The link expires in 24 hours. You can ask for a new one on the sign-in page.",
		},
		smallPrint: [
			`You get this email because this address was used to sign up for ${brand.name}. If that was not you, ignore it: without your confirmation nobody can sign in.`,
		],
	});
}
