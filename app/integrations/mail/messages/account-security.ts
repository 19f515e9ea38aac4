import { passkeys as words } from "#app/domain/base/messages/passkeys.ts";
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
		afterButton:
			"The link expires in 1 hour and works once. You can ask for a new one on the sign-in page.",
		smallPrint: [
			"If you did not ask for it, ignore this email: nothing changes, and your password stays as it is.",
		],
	});
}

/**
 * Tells the owner of an account that its password was changed.
 *
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.passkeys how many of the account still sign in
 * @param message.passkeysUrl the page that lists them
 * @param message.forgotUrl the page that sends a link for choosing a new password
 */
export function passwordChangedMail(message: {
	brand: MailBrand;
	when: string;
	passkeys: number;
	passkeysUrl: string;
	forgotUrl: string;
}): MailContent {
	const { brand, when, passkeys, passkeysUrl, forgotUrl } = message;
	return renderMail(brand, {
		subject: `Your ${brand.name} password was changed`,
		preheader: "If it was not you, choose a new one at once.",
		heading: "Your password was changed",
		paragraphs: [
			`The password of your ${brand.name} account was changed on ${when}. All other devices were signed out.`,
			"If it was you, there is nothing to do.",
			"If it was not you, choose a new one at once. We send the link to this address; using it signs out every device.",
			...(passkeys > 0
				? [
						words.stillSignIn(passkeys),
						{
							links: [
								{
									label: "See your passkeys",
									url: passkeysUrl,
									note: "The page says when each was added and last used.",
								},
							],
						},
					]
				: []),
		],
		button: { label: "Choose a new password", url: forgotUrl },
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}

/**
 * Tells the owner of an account about a new sign-in.
 *
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.device such as "Chrome on Windows"
 * @param message.network the address or network it came from
 * @param message.settingsUrl the page that lists the devices that are signed in
 * @param message.forgotUrl the page that sends a link for choosing a new password
 */
export function newSignInMail(message: {
	brand: MailBrand;
	when: string;
	device: string;
	network: string;
	settingsUrl: string;
	forgotUrl: string;
}): MailContent {
	const { brand, when, device, network, settingsUrl, forgotUrl } = message;
	return renderMail(brand, {
		subject: `New sign-in to your ${brand.name} account`,
		preheader: `${device}, ${when}. If it was not you, choose a new password at once.`,
		heading: "New sign-in to your account",
		paragraphs: [
			`Someone, most likely you, signed in to your ${brand.name} account:`,
			{
				points: [`When: ${when}`, `Device: ${device}`, `Network: ${network}`],
			},
			"If it was you, there is nothing to do.",
			"If it was not you, choose a new password at once. We send the link to this address; using it signs out every device.",
		],
		button: { label: "Choose a new password", url: forgotUrl },
		afterButton: {
			text: "Not sure? Your settings list every device that is signed in.",
			link: { label: "See your devices", url: settingsUrl },
		},
		smallPrint: ["Emails about the security of your account are always sent."],
	});
}

/**
 * Tells the former owner of an account that it is gone, and what is not.
 *
 * @param message.kept a finished sentence for each thing that was kept, with the reason; it must name all
 * @param message.bySupport the owner of the site has done it
 */
export function accountDeletedMail(message: {
	brand: MailBrand;
	kept: readonly string[];
	bySupport?: boolean;
}): MailContent {
	const { brand, kept, bySupport } = message;
	return renderMail(brand, {
		subject: `Your ${brand.name} account was deleted`,
		preheader: "What is gone, and what was kept.",
		heading: "Your account was deleted",
		paragraphs: [
			`Your ${brand.name} account was deleted, with your library and your settings. This cannot be undone. Every device was signed out.`,
			...(kept.length === 0
				? ["Nothing was kept."]
				: ["This is all that was kept, and why:", { points: kept }]),
		],
		askSupport: bySupport
			? "Our support deleted it. If you did not ask for that, write at once to"
			: "If you did not delete it, write at once to",
		smallPrint: ["This is the last email about this account."],
	});
}
