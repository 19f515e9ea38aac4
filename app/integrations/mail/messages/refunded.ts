import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a person that money goes back to them, and what becomes of what it had paid for.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.amount what goes back, such as "$5"
 * @param message.isFull the payment has gone back as a whole: the access that it paid for is over
 * @param message.what what had been bought, such as the name of the plan
 * @param message.date when it was given back, as it is to be read
 */
export function refundedMail(message: {
	brand: MailBrand;
	number: string;
	amount: string;
	isFull: boolean;
	what: string;
	date: string;
}): MailContent {
	const { brand, number, amount, isFull, what, date } = message;
	return renderMail(brand, {
		subject: `Your ${brand.name} refund of ${amount} (receipt ${number})`,
		preheader: `${amount} is on its way back. It takes five to ten days to arrive.`,
		heading: isFull ? "Your money is on its way back" : "Part of your money is on its way back",
		paragraphs: [
			isFull ? "We have refunded your payment in full:" : "We have refunded part of your payment:",
			{
				points: [
					{ text: `Receipt: ${number}` },
					{ text: `Plan: ${what}` },
					{ text: `Refunded: ${amount}` },
					{ text: `Date: ${date}` },
				],
			},
			"It goes back the way you paid and takes five to ten days to arrive.",
			isFull
				? "The access that this payment paid for has ended."
				: "The access that you paid for stays as it is.",
		],
		askSupport: "If it has not arrived after ten days, write to",
		smallPrint: ["Emails about your payments are always sent."],
	});
}
