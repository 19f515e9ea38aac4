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
			plan
				? `After that, you go to checkout (${plan}). You are not charged until you pay there.`
				: null,
		],
		button: { label: "Confirm email", url: confirmUrl },
		afterButton: "The link expires in 24 hours. You can ask for a new one on the sign-in page.",
		smallPrint: [
			`You get this email because this address was used to sign up for ${brand.name}. If that was not you, ignore it: without your confirmation nobody can sign in.`,
		],
	});
}

/**
 * Tells the owner of an account that a person tried to sign up with the same address. The site itself never
 * says that an address is known; only its owner learns it, here.
 *
 * @param message.resetUrl where a forgotten password is reset; named only when given
 */
export function alreadyRegisteredMail(message: {
	brand: MailBrand;
	signInUrl: string;
	resetUrl?: string;
}): MailContent {
	const { brand, signInUrl, resetUrl } = message;
	return renderMail(brand, {
		subject: `You already have an account at ${brand.name}`,
		preheader: "Someone tried to sign up with your address. Nothing has changed.",
		heading: "You already have an account",
		paragraphs: [
			`Someone, maybe you, tried to sign up for ${brand.name} with this address. It already has an account, so nothing was created and nothing has changed.`,
			"If it was you, sign in with the password you chose before.",
		],
		button: { label: "Sign in", url: signInUrl },
		afterButton: resetUrl
			? { text: "Forgot your password?", link: { label: "Choose a new one", url: resetUrl } }
			: "Forgot your password? You can choose a new one on the sign-in page.",
		smallPrint: [
			"If it was not you, there is nothing to do: nobody was told that you have an account.",
		],
	});
}
