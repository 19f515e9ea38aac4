import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a member that the card is no longer good when the next payment is due.
 *
 * @param message.card such as "Visa 4242"
 * @param message.chargedOn when the next payment is due, as it is to be read
 * @param message.amount what it is, such as "$5"; null when it is not known
 * @param message.billingUrl where the card is changed
 */
export function cardExpiringMail(message: {
	brand: MailBrand;
	card: string;
	chargedOn: string;
	amount: string | null;
	billingUrl: string;
}): MailContent {
	const { brand, card, chargedOn, amount, billingUrl } = message;
	const { name } = plans.pro;
	const payment = amount ? `Your next payment of ${amount}` : "Your next payment";
	return renderMail(brand, {
		subject: `Your card for ${brand.name} ${name} expires before the next payment`,
		preheader: `${card} expires before ${chargedOn}.`,
		heading: "Your card expires soon",
		paragraphs: [
			`${payment} is due on ${chargedOn}, and the card that you pay with (${card}) will have expired by then.`,
			`With another card, ${name} continues without a break. If your bank has renewed this one under the same number, there may be nothing to do.`,
		],
		button: { label: "Update your card", url: billingUrl },
		smallPrint: [
			`You get this email because you have a ${name} subscription at ${brand.name}. Emails about your payments are always sent.`,
		],
	});
}
