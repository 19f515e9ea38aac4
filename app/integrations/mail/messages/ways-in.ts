import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

const always = "Emails about the security of your account are always sent.";

/**
 * Tells the owner of an account that a passkey was added to it or removed.
 *
 * @param message.name what the person calls it
 * @param message.when date and time with the time zone, as it is to be read
 * @param message.settingsUrl the page that lists the passkeys
 * @param message.forgotUrl the page that sends a link for choosing a new password
 */
export function passkeyChangedMail(message: {
	brand: MailBrand;
	name: string;
	isAdded: boolean;
	when: string;
	settingsUrl: string;
	forgotUrl: string;
}): MailContent {
	const { brand, name, isAdded, when, settingsUrl, forgotUrl } = message;
	const done = isAdded ? "was added to" : "was removed from";
	return renderMail(brand, {
		subject: `A passkey ${done} your ${brand.name} account`,
		preheader: `“${name}”, ${when}. If it was not you, act at once.`,
		heading: `A passkey ${done} your account`,
		paragraphs: [
			`The passkey “${name}” ${done} your ${brand.name} account on ${when}.`,
			isAdded
				? "With it you sign in without a password."
				: "Nobody signs in with it any more. Your password works as before.",
			"If it was you, there is nothing to do.",
			{
				links: [
					{
						label: "If it was not you, choose a new password",
						url: forgotUrl,
						note: "Using the link signs out every device. Then remove the passkeys that you do not know.",
					},
				],
			},
		],
		button: { label: "See your passkeys", url: settingsUrl },
		smallPrint: [always],
	});
}

/**
 * Tells a person that they have a role in the dashboard, another one, or none any more.
 *
 * @param message.role null when it was taken away
 * @param message.settingsUrl the page on which a passkey is added
 * @param message.adminUrl the dashboard
 */
export function roleChangedMail(message: {
	brand: MailBrand;
	role: string | null;
	settingsUrl: string;
	adminUrl: string;
}): MailContent {
	const { brand, role, settingsUrl, adminUrl } = message;
	if (role === null) {
		return renderMail(brand, {
			subject: `Your dashboard role at ${brand.name} was taken away`,
			preheader: "The dashboard is closed to your account. The account itself stays.",
			heading: "Your role was taken away",
			paragraphs: [
				`The dashboard of ${brand.name} is closed to your account now. The account itself stays as it is.`,
			],
			smallPrint: [always],
		});
	}
	return renderMail(brand, {
		subject: `You are ${role} of ${brand.name} now`,
		preheader: "The dashboard opens with a passkey of your account.",
		heading: `You have the role of ${role}`,
		paragraphs: [
			`Your account at ${brand.name} has the role of ${role} in the dashboard.`,
			{
				links: [
					{
						label: "Add a passkey in your settings",
						url: settingsUrl,
						note: "The dashboard opens with a passkey, never with a password. Skip this if you have one.",
					},
				],
			},
		],
		button: { label: "Open the dashboard", url: adminUrl },
		smallPrint: [always],
	});
}
