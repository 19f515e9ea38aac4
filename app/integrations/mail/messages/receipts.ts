import { count } from "#app/domain/base/count.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { describeGift } from "./gift.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells the buyer of a pack that it is paid and ready, until when, and how to take the money back if that is possible.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.date when it was paid, as it is to be read
 * @param message.amount what was paid, such as "$5"
 * @param message.resumes how many it opens
 * @param message.expires when it ends, with its hour and zone
 * @param message.receiptUrl the receipt as a page that can be printed
 * @param message.settingsUrl the page with the button that gives the money back
 * @param message.isCovered whether there is such a button: of a mailbox that has used it before there is none
 * @param message.formal the tax, who bought and who sold, a line each
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
	isCovered: boolean;
	formal?: readonly string[];
}): MailContent {
	const { brand, number, date, amount, expires, libraryUrl, receiptUrl, settingsUrl, isCovered } =
		message;
	const { name } = plans.pack;
	const resumes = count(message.resumes, "resume");
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} is ready (receipt ${number})`,
		preheader: `We received ${amount}. Open ${resumes} of your choice until ${expires}.`,
		heading: `Your ${name} is ready`,
		paragraphs: [
			`Thank you. We received your payment of ${amount}:`,
			{
				points: [
					`Receipt: ${number}`,
					`Date: ${date}`,
					`Plan: ${name}, ${resumes}`,
					`Amount: ${amount} (USD)`,
					...(message.formal ?? []),
				],
			},
			`You can open ${resumes} of your choice until ${expires}. Until then, read what you have opened as often as you like and download it as a PDF. After that it closes, and what you have not used is lost. The pack does not renew.`,
			isCovered
				? `Not what you hoped for? Within ${guaranteeDays} of payment you can get the full amount back, without giving a reason, if you have opened at most ${count(guarantee.packUnlocks, "resume")} with the pack. You do not need to ask us: there is a button in your settings. Pressing it closes the pack at once.`
				: null,
		],
		button: { label: "Open your library", url: libraryUrl },
		afterButton: {
			text: "Need a receipt to print?",
			link: { label: "See your receipt", url: receiptUrl },
		},
		smallPrint: [
			isCovered
				? { text: "Want your money back?", link: { label: "Open your settings", url: settingsUrl } }
				: null,
			"Emails about your payments are always sent.",
		],
	});
}

const guaranteeDays = count(guarantee.days, "day");

/**
 * The receipt for a month of Pro. The first one welcomes, and says how to take the money back if that is possible.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.date when it was paid, as it is to be read; so are the ends of the period
 * @param message.amount what was paid, such as "$5"
 * @param message.nextCharge when the next payment is due, with its hour and zone
 * @param message.nextAmount what the next payment will be; null when it is not known
 * @param message.browseUrl where a new member begins to read
 * @param message.receiptUrl the receipt as a page that can be printed
 * @param message.settingsUrl the page with the buttons that cancel and that give the money back
 * @param message.isCovered whether this money can be taken back by that button
 * @param message.givenUntil see `describeGift`
 * @param message.formal the tax, who bought and who sold, a line each
 */
export function proReceiptMail(message: {
	brand: MailBrand;
	number: string;
	date: string;
	amount: string;
	periodStart: string;
	periodEnd: string;
	nextCharge: string;
	isFirst: boolean;
	nextAmount: string | null;
	givenUntil: string | null;
	browseUrl: string;
	receiptUrl: string;
	settingsUrl: string;
	isCovered: boolean;
	formal?: readonly string[];
}): MailContent {
	const { brand, number, date, amount, periodStart, periodEnd, isFirst, nextAmount } = message;
	const { name, interval } = plans.pro;
	const isCovered = isFirst && message.isCovered;
	const receipt = { label: "See your receipt", url: message.receiptUrl };
	const settings = { label: "Open your settings", url: message.settingsUrl };
	return renderMail(brand, {
		subject: isFirst
			? `Welcome to ${brand.name} ${name} (receipt ${number})`
			: `Your ${brand.name} ${name} receipt ${number}`,
		preheader: `We received ${amount}. Paid until ${periodEnd}.`,
		heading: isFirst ? `Welcome to ${name}` : `Your ${name} receipt`,
		paragraphs: [
			isFirst
				? "Thank you. Every resume in the library is now open to you, to read and to download."
				: null,
			`${isFirst ? "" : "Thank you. "}We received your payment of ${amount}:`,
			{
				points: [
					`Receipt: ${number}`,
					`Date: ${date}`,
					`Plan: ${name}, ${periodStart} to ${periodEnd}`,
					`Amount: ${amount} (USD)`,
					...(message.formal ?? []),
				],
			},
			`On ${message.nextCharge} we charge ${nextAmount ?? `the price of ${name}`} for the next ${interval}, and then every ${interval} until you cancel.`,
			"You can cancel at any time in your settings. You keep access until the period that you paid for ends, and are not charged again.",
			describeGift(message.givenUntil),
			isCovered
				? `Not what you hoped for? Within ${guaranteeDays} of this payment you can get the full amount back, without giving a reason, if you have since read or downloaded at most ${count(guarantee.proUses, "different resume")}, and been shown at most ${count(guarantee.proLines, "line")} in the search for lines. You do not need to ask us: there is a button in your settings. If it was more, the same button asks us. Pressing it ends ${name} at once. Renewals are not covered.`
				: null,
		],
		button: isFirst ? { label: "Start reading", url: message.browseUrl } : receipt,
		afterButton: isFirst
			? { text: "Need a receipt to print?", link: receipt }
			: { text: "Want to cancel, or change your card?", link: settings },
		smallPrint: [
			isFirst
				? {
						text: isCovered ? "Want to cancel, or your money back?" : "Want to cancel?",
						link: settings,
					}
				: null,
			"Emails about your payments are always sent.",
		],
	});
}

/**
 * Tells a person that money goes back to them, and what becomes of what it had paid for.
 *
 * @param message.number the number of the receipt: "OF-000042"
 * @param message.amount what goes back now, such as "$5"
 * @param message.inAll what has gone back with it and before; null when this is all
 * @param message.isFull the payment has gone back as a whole: the access that it paid for is over
 * @param message.isOver the time that it paid for was over before
 * @param message.givenUntil see `describeGift`
 * @param message.what what had been bought, such as the name of the plan
 * @param message.date when it was given back, as it is to be read
 */
export function refundedMail(message: {
	brand: MailBrand;
	number: string;
	amount: string;
	inAll: string | null;
	isFull: boolean;
	isOver: boolean;
	givenUntil: string | null;
	what: string;
	date: string;
}): MailContent {
	const { brand, number, amount, inAll, isFull, isOver, givenUntil, what, date } = message;
	const whole = inAll === null ? "your payment in full" : "the rest of your payment";
	return renderMail(brand, {
		subject: `Your ${brand.name} refund of ${amount} (receipt ${number})`,
		preheader: `${amount} is on its way back. It takes five to ten days to arrive.`,
		heading: isFull ? "Your money is on its way back" : "Part of your money is on its way back",
		paragraphs: [
			`We have refunded ${isFull ? whole : "part of your payment"}:`,
			{
				points: [
					`Receipt: ${number}`,
					`Plan: ${what}`,
					`Refunded: ${amount} (USD)`,
					inAll === null ? null : `Refunded in all: ${inAll}`,
					`Date: ${date}`,
				],
			},
			"It goes back the way you paid and takes five to ten days to arrive.",
			accessAfterRefund({ isFull, isOver }),
			describeGift(givenUntil),
		],
		askSupport: "If it has not arrived after ten days, write to",
		smallPrint: ["Emails about your payments are always sent."],
	});
}

function accessAfterRefund({ isFull, isOver }: { isFull: boolean; isOver: boolean }): string {
	if (!isFull) return "The access that you paid for stays as it is.";
	return isOver
		? "The time that this payment paid for was over already: what is open to you stays open."
		: "The access that this payment paid for has ended.";
}
