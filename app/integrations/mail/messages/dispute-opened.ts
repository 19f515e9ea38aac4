import { describeGift } from "./gift.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a person that their bank disputes a payment, and that the access it paid for is closed meanwhile, if its time
 * is not over.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.amount what it is about, such as "$5"
 * @param message.isOver the time that it paid for was over before
 * @param message.givenUntil see `describeGift`
 */
export function disputeOpenedMail(message: {
	brand: MailBrand;
	number: string;
	amount: string;
	isOver: boolean;
	givenUntil: string | null;
}): MailContent {
	const { brand, number, amount, isOver, givenUntil } = message;
	return renderMail(brand, {
		subject: `Your bank is disputing a payment to ${brand.name} (receipt ${number})`,
		preheader: isOver
			? `It is about ${amount}. What is open to you stays open.`
			: `It is about ${amount}. The access that it paid for is closed until it is settled.`,
		heading: "Your bank is disputing a payment",
		paragraphs: [
			"Your bank has told us that this payment is disputed:",
			{ points: [`Receipt: ${number}`, `Amount: ${amount} (USD)`] },
			"Usually that is because the cardholder asked for it back, or did not recognize it.",
			isOver
				? "The time that this payment paid for was over already: what is open to you stays open. The bank decides, and that can take weeks."
				: "Until it is settled, the access that this payment paid for is closed. If the payment stands, it opens again for what is left of its time. The bank decides, and that can take weeks.",
			describeGift(givenUntil),
		],
		askSupport: "If it is a mistake, or if something went wrong with what you bought, write to",
		smallPrint: ["Emails about your payments are always sent."],
	});
}
