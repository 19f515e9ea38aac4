import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

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
				points: [
					{ text: `When: ${when}` },
					{ text: `Device: ${device}` },
					{ text: `Network: ${network}` },
				],
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
