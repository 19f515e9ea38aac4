import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Confirms that a cancellation was undone, and says what is charged next.
 *
 * @param message.nextBilling when the next payment is due, as it is to be read
 * @param message.amount what it will be, such as "$5"; null when it is not known
 * @param message.settingsUrl the page with the button that cancels
 */
export function subscriptionResumedMail(message: {
	brand: MailBrand;
	nextBilling: string;
	amount: string | null;
	settingsUrl: string;
}): MailContent {
	const { brand, nextBilling, amount, settingsUrl } = message;
	const { name, interval } = plans.pro;
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} subscription continues`,
		preheader: `The next payment is ${amount ? `${amount}, ` : ""}on ${nextBilling}.`,
		heading: "Your subscription continues",
		paragraphs: [
			`You undid your cancellation. Your ${name} subscription continues as before, and nothing was charged for that.`,
			`On ${nextBilling} we charge ${amount ?? `the price of ${name}`} for the next ${interval}, and then every ${interval} until you cancel. You can cancel at any time in your settings.`,
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because your ${name} subscription at ${brand.name} was resumed. If you did not resume it, cancel it in your settings and write to us.`,
		],
	});
}
