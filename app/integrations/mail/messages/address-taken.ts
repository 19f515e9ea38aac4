import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells the owner of an account that another account was to move to the same address. The settings of that
 * other account never say that the address is known; only its owner learns it, here.
 */
export function addressTakenMail(message: { brand: MailBrand; signInUrl: string }): MailContent {
	const { brand, signInUrl } = message;
	return renderMail(brand, {
		subject: `This address already has an account at ${brand.name}`,
		preheader: "Someone asked to move another account to it. Nothing has changed.",
		heading: "This address already has an account",
		paragraphs: [
			`Someone, maybe you, asked to move another ${brand.name} account to this address. It already has an account of its own, and an address can have only one: nothing has changed.`,
			"If it was you, sign in with this address to use the account it has.",
		],
		button: { label: "Sign in", url: signInUrl },
		smallPrint: [
			"If it was not you, there is nothing to do: nobody was told that you have an account.",
		],
	});
}
