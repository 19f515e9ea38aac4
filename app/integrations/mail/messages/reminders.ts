import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { describeGift } from "./gift.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Reminds the owner of a pack that it ends: with something left in it, or with what it has opened. It is
 * about what they have, and no marketing mail.
 *
 * @param message.packs how many end that day: it is about all of them
 * @param message.left how many resumes it can still open
 * @param message.opened how many it has opened, which close with it
 * @param message.proTerms what Pro, which keeps them open, would cost this person
 * @param message.days how many days it still runs
 * @param message.expires when it ends, with its hour and zone
 * @throws RangeError when nothing is left and nothing opened, or no day
 */
export function packEndingMail(message: {
	brand: MailBrand;
	packs: number;
	left: number;
	opened: number;
	proTerms: string;
	days: number;
	expires: string;
	libraryUrl: string;
	browseUrl: string;
}): MailContent {
	const { brand, left, opened, days, expires, libraryUrl, browseUrl, proTerms } = message;
	if (left + opened < 1 || days < 1)
		throw new RangeError("A reminder needs a resume and a day that are left");
	const isOne = message.packs === 1;
	const name = isOne ? plans.pack.name : `${plans.pack.name}s`;
	const ends = isOne ? "ends" : "end";
	const resumes = count(left, "resume");
	const soon = `${ends} in ${count(days, "day")}`;
	const library = { label: "Open your library", url: libraryUrl };
	const smallPrint = [
		`You get this email because you have ${isOne ? `a ${name} that is` : `${name} that are`} about to end.`,
	];
	const renewal = `${isOne ? "The pack does not" : "The packs do not"} renew, and nothing is charged.`;
	if (left === 0) {
		return renderMail(brand, {
			subject: `Your ${brand.name} ${name} ${soon}: download your PDFs until ${expires}`,
			preheader: `What ${isOne ? "it has" : "they have"} opened closes on ${expires}.`,
			heading: `Your ${name} ${soon}`,
			paragraphs: [
				`You have opened ${count(opened, "resume")} with your ${name}. On ${expires} ${opened === 1 ? "it closes" : "they close"}. Until then you can read ${opened === 1 ? "it" : "them"} again and download ${opened === 1 ? "it" : "each"} as a PDF, at no further cost. You may keep what you have downloaded, for your own use.`,
				`With ${plans.pro.name} everything stays open: ${proTerms}.`,
				renewal,
			],
			button: library,
			smallPrint,
		});
	}
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} ${soon}, with ${resumes} left`,
		preheader: `Open ${left === 1 ? "it" : "them"} until ${expires}.`,
		heading: `Your ${name} ${soon}`,
		paragraphs: [
			`You can still open ${resumes} with your ${name}. ${isOne ? "It ends" : "They end"} on ${expires}, and what you have not used by then is lost.`,
			opened > 0
				? `What you have opened with ${isOne ? "it" : "them"} closes then too. Until then you can read it again and download it as a PDF, at no further cost.`
				: null,
			renewal,
		],
		button: { label: "Browse resumes", url: browseUrl },
		...(opened > 0 && { afterButton: { text: "Want to read again, or download?", link: library } }),
		smallPrint,
	});
}

/** Until when a charge can still be kept from coming. */
const wayOut = (chargedOn: string): string =>
	`Want to stop? Press “Cancel Subscription” in your settings before ${chargedOn}`;

/**
 * Tells a member before the cheaper first month is over what is charged next, and how not to be charged.
 *
 * @param message.chargedOn when the first whole month is charged, with its hour and zone
 * @param message.amount what it costs, such as "$5"
 * @param message.givenUntil see `describeGift`
 * @param message.settingsUrl the page with the button that cancels
 */
export function priceRisingMail(message: {
	brand: MailBrand;
	chargedOn: string;
	amount: string;
	givenUntil: string | null;
	settingsUrl: string;
}): MailContent {
	const { brand, chargedOn, amount, givenUntil, settingsUrl } = message;
	const { name, interval } = plans.pro;
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} continues at ${amount} a ${interval} on ${chargedOn}`,
		preheader: `Your first ${interval} ends. You can cancel until then.`,
		heading: `Your first ${interval} of ${name} ends soon`,
		paragraphs: [
			`On ${chargedOn} your first ${interval} at the lower price is over. We then charge ${amount} for the next ${interval}, and then every ${interval} until you cancel.`,
			"Want to keep it? You do not have to do anything.",
			`${wayOut(chargedOn)}. You keep access until then, and nothing more is charged.`,
			describeGift(givenUntil),
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because you have a ${name} subscription at ${brand.name}. Emails about your payments are always sent.`,
		],
	});
}

/**
 * Tells a member that a pause ends, what is charged then, and how not to be charged.
 *
 * @param message.chargedOn when the pause ends and a month is charged, with its hour and zone
 * @param message.amount what it costs, such as "$5"; null when it is not known
 * @param message.isPriceRising the last payment was the cheaper first month; no other mail tells that it is over
 * @param message.givenUntil see `describeGift`
 * @param message.settingsUrl the page with the buttons that cancel and that end the pause
 */
export function pauseEndingMail(message: {
	brand: MailBrand;
	chargedOn: string;
	amount: string | null;
	isPriceRising: boolean;
	givenUntil: string | null;
	settingsUrl: string;
}): MailContent {
	const { brand, chargedOn, amount, isPriceRising, givenUntil, settingsUrl } = message;
	const { name, interval } = plans.pro;
	const lower = isPriceRising ? ` The lower price was for your first ${interval} only.` : "";
	return renderMail(brand, {
		subject: `Your pause of ${brand.name} ${name} ends on ${chargedOn}`,
		preheader: `${givenUntil ? "Nothing was charged for it" : "Your library opens again"}. You can cancel until then.`,
		heading: "Your pause ends soon",
		paragraphs: [
			`On ${chargedOn} your ${name} goes on${givenUntil ? "" : ": every resume opens again"}, and we charge ${amount ?? `the price of ${name}`} for the ${interval}.${lower} Nothing was charged for the pause.`,
			describeGift(givenUntil),
			"Want that? You do not have to do anything.",
			`${wayOut(chargedOn)}, and nothing is charged.`,
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because you have a ${name} subscription at ${brand.name}. Emails about your payments are always sent.`,
		],
	});
}

/**
 * Tells a member that the card is no longer good when the next payment is due.
 *
 * @param message.card such as "Visa 4242"
 * @param message.chargedOn when the next payment is due, with its hour and zone
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
