import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Lets the owner of an account choose a new password.
 *
 * @param message.resetUrl the page on which it is chosen; it works once, for 1 hour
 */
export function resetPasswordMail(message: { brand: MailBrand; resetUrl: string }): MailContent {
	const { brand, resetUrl } = message;
	return renderMail(brand, {
		subject: `Choose a new password for ${brand.name}`,
		preheader: "The link works for 1 hour. Not you? Then ignore it.",
		heading: "Choose a new password",
		paragraphs: [
			`You asked for a new password for your ${brand.name} account. Once you have chosen it, every device is signed out.`,
		],
		button: { label: "Choose a new password", url: resetUrl },
		afterButton: {
			text: "The link expires in 1 hour and works once. You can ask for a new one on the sign-in page.",
		},
		smallPrint: [
			"If you did not ask for it, ignore this email: nothing changes, and your password stays as it is.",
		],
	});
}
