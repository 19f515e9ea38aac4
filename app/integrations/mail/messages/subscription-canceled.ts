import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Confirms that a subscription ends with its period, and that this can be undone until then.
 *
 * @param message.accessUntil the end of the period, as it is to be read
 * @param message.settingsUrl the page with the button that takes the cancellation back
 */
export function subscriptionCanceledMail(message: {
	brand: MailBrand;
	accessUntil: string;
	settingsUrl: string;
}): MailContent {
	const { brand, accessUntil, settingsUrl } = message;
	const { name } = plans.pro;
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} subscription is canceled`,
		preheader: `You keep access until ${accessUntil}. Nothing more is charged.`,
		heading: "Your subscription is canceled",
		paragraphs: [
			`Your ${name} subscription ends on ${accessUntil}. Until then every resume stays open to you. Nothing more is charged, and there is nothing to do.`,
			`Changed your mind? Until ${accessUntil}, “Resume subscription” in your settings undoes the cancellation. After that it cannot be undone, but you can subscribe again.`,
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because your ${name} subscription at ${brand.name} was canceled. If you did not cancel it, resume it in your settings and write to us.`,
		],
	});
}
