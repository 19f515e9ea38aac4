import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells the former address of an account that the account has moved, and how to take it back.
 *
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.undo the page that undoes the change, and for how many days it does; null when it can no
 * longer be undone
 */
export function emailChangedMail(message: {
	brand: MailBrand;
	newEmail: string;
	when: string;
	undo: { url: string; days: number } | null;
}): MailContent {
	const { brand, newEmail, when, undo } = message;
	return renderMail(brand, {
		subject: `The email of your ${brand.name} account was changed`,
		preheader: `If it was not you, ${undo ? "undo it" : "write to us"} at once.`,
		heading: "Your email was changed",
		paragraphs: [
			`On ${when}, your ${brand.name} account moved from this address to ${newEmail}. You sign in with that address now, and emails about your account go there.`,
			"If it was you, there is nothing to do.",
			...(undo
				? [
						`If it was not you, take your account back: for ${undo.days} days the button below undoes the change, signs out every device and lets you choose a new password.`,
					]
				: []),
		],
		...(undo && { button: { label: "Undo the change", url: undo.url } }),
		...(!undo && { askSupport: "If it was not you, write at once, from this address, to" }),
		smallPrint: [
			"This email goes to your old address, so that nobody can move your account away unnoticed.",
		],
	});
}
