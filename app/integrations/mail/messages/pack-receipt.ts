import { count } from "#app/domain/base/count.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells the buyer of a pack that it is paid and ready, until when, and how to take the money back.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.date when it was paid, as it is to be read
 * @param message.amount what was paid, such as "$5"
 * @param message.resumes how many it opens
 * @param message.expires when it ends, as it is to be read
 * @param message.receiptUrl the receipt as a page that can be printed
 * @param message.settingsUrl the page with the button that gives the money back
 * @param message.guaranteeDays for how many days from payment that button works
 */
export function packReceiptMail(message: {
	brand: MailBrand;
	number: string;
	date: string;
	amount: string;
	resumes: number;
	expires: string;
	libraryUrl: string;
	receiptUrl: string;
	settingsUrl: string;
	guaranteeDays: number;
}): MailContent {
	const { brand, number, date, amount, expires, libraryUrl, receiptUrl, settingsUrl } = message;
	const { name } = plans.pack;
	const resumes = count(message.resumes, "resume");
	const days = count(message.guaranteeDays, "day");
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} is ready (receipt ${number})`,
		preheader: `We received ${amount}. Open ${resumes} of your choice until ${expires}.`,
		heading: `Your ${name} is ready`,
		paragraphs: [
			`Thank you. We received your payment of ${amount}:`,
			{
				points: [
					{ text: `Receipt: ${number}` },
					{ text: `Date: ${date}` },
					{ text: `Plan: ${name}, ${resumes}` },
					{ text: `Amount: ${amount}` },
				],
			},
			`You can open ${resumes} of your choice until ${expires}. Until then, read what you have opened as often as you like and download it as a PDF. After that it closes, and what you have not used is lost. The pack does not renew.`,
			`Not what you hoped for? Within ${days} of payment you can get the full amount back, without giving a reason, if you have opened at most ${count(guarantee.packUnlocks, "resume")} with the pack. You do not need to ask us: there is a button in your settings. Pressing it closes the pack at once.`,
		],
		button: { label: "Open your library", url: libraryUrl },
		afterButton: {
			text: "Need a receipt to print?",
			link: { label: "See your receipt", url: receiptUrl },
		},
		smallPrint: [
			{ text: "Want your money back?", link: { label: "Open your settings", url: settingsUrl } },
			"Emails about your payments are always sent.",
		],
	});
}
