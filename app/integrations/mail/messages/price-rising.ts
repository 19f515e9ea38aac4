import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a member before the cheaper first month is over what is charged next, and how not to be charged.
 *
 * @param message.chargedOn when the first whole month is charged, as it is to be read
 * @param message.amount what it costs, such as "$5"
 * @param message.settingsUrl the page with the button that cancels
 */
export function priceRisingMail(message: {
	brand: MailBrand;
	chargedOn: string;
	amount: string;
	settingsUrl: string;
}): MailContent {
	const { brand, chargedOn, amount, settingsUrl } = message;
	const { name, interval } = plans.pro;
	return renderMail(brand, {
		subject: `On ${chargedOn} your ${brand.name} ${name} continues at ${amount} a ${interval}`,
		preheader: `Your first ${interval} ends. You can cancel until then.`,
		heading: `Your first ${interval} of ${name} ends soon`,
		paragraphs: [
			`On ${chargedOn} your first ${interval} at the lower price is over. We then charge ${amount} for the next ${interval}, and then every ${interval} until you cancel.`,
			"Want to keep it? You do not have to do anything.",
			`Want to stop? Press “Cancel Subscription” in your settings before ${chargedOn}. You keep access until that day, and nothing more is charged.`,
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because you have a ${name} subscription at ${brand.name}. Emails about your payments are always sent.`,
		],
	});
}
