import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a member that a renewal could not be charged, and until when access goes on.
 *
 * @param message.amount what was to be charged, such as "$5"; null when it is not known
 * @param message.graceUntil the end of access without a payment, as it is to be read
 * @param message.billingUrl where the card is changed
 */
export function paymentFailedMail(message: {
	brand: MailBrand;
	amount: string | null;
	graceUntil: string;
	billingUrl: string;
}): MailContent {
	const { brand, amount, graceUntil, billingUrl } = message;
	const { name } = plans.pro;
	return renderMail(brand, {
		subject: `Your payment for ${brand.name} ${name} did not go through`,
		preheader: `You keep ${name} until ${graceUntil}. Please check your card.`,
		heading: "Your payment did not go through",
		paragraphs: [
			`We could not charge ${amount ?? "your card"} to renew your ${name} subscription. The card may have expired, or your bank may have refused the payment.`,
			`You keep access until ${graceUntil}, and we will keep trying to charge it until then. If no payment has gone through by then, your access ends. When we stop trying, so does the subscription: nothing is owed, and you can subscribe again.`,
			"Update your card, and you are done. If the card is fine, ask your bank why it refused the payment.",
		],
		button: { label: "Update your card", url: billingUrl },
		smallPrint: [
			`You get this email because you have a ${name} subscription at ${brand.name}. Emails about your payments are always sent.`,
		],
	});
}
