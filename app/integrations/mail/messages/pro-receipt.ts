import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * The receipt for a month of Pro. The first one welcomes, and says how to take the money back.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.date when it was paid, as it is to be read; so are the ends of the period
 * @param message.amount what was paid, such as "$5"
 * @param message.periodEnd also when the next payment is due
 * @param message.nextAmount what the next payment will be; null when it is not known
 * @param message.browseUrl where a new member begins to read
 * @param message.receiptUrl the receipt as a page that can be printed
 * @param message.settingsUrl the page with the buttons that cancel and that give the money back
 * @param message.guaranteeDays for how many days from the first payment the money can be taken back
 */
export function proReceiptMail(message: {
	brand: MailBrand;
	number: string;
	date: string;
	amount: string;
	periodStart: string;
	periodEnd: string;
	isFirst: boolean;
	nextAmount: string | null;
	browseUrl: string;
	receiptUrl: string;
	settingsUrl: string;
	guaranteeDays: number;
}): MailContent {
	const { brand, number, date, amount, periodStart, periodEnd, isFirst, nextAmount } = message;
	const { name, interval } = plans.pro;
	const days = count(message.guaranteeDays, "day");
	const receipt = { label: "See your receipt", url: message.receiptUrl };
	const settings = { label: "Open your settings", url: message.settingsUrl };
	return renderMail(brand, {
		subject: isFirst
			? `Welcome to ${brand.name} ${name} (receipt ${number})`
			: `Your ${brand.name} ${name} receipt ${number}`,
		preheader: `We received ${amount}. Paid until ${periodEnd}.`,
		heading: isFirst ? `Welcome to ${name}` : `Your ${name} receipt`,
		paragraphs: [
			...(isFirst
				? ["Thank you. Every resume in the library is now open to you, to read and to download."]
				: []),
			`${isFirst ? "" : "Thank you. "}We received your payment of ${amount}:`,
			{
				points: [
					{ text: `Receipt: ${number}` },
					{ text: `Date: ${date}` },
					{ text: `Plan: ${name}, ${periodStart} to ${periodEnd}` },
					{ text: `Amount: ${amount}` },
				],
			},
			`On ${periodEnd} we charge ${nextAmount ?? `the price of ${name}`} for the next ${interval}, and then every ${interval} until you cancel.`,
			"You can cancel at any time in your settings. You keep access until the period that you paid for ends, and are not charged again.",
			...(isFirst
				? [
						`Not what you hoped for? Within ${days} of this payment you can get the full amount back, without giving a reason. You do not need to ask us: there is a button in your settings. Pressing it ends ${name} at once. Renewals are not covered.`,
					]
				: []),
		],
		button: isFirst ? { label: "Start reading", url: message.browseUrl } : receipt,
		afterButton: isFirst
			? { text: "Need a receipt to print?", link: receipt }
			: { text: "Want to cancel, or change your card?", link: settings },
		smallPrint: [
			...(isFirst ? [{ text: "Want to cancel, or your money back?", link: settings }] : []),
			"Emails about your payments are always sent.",
		],
	});
}
