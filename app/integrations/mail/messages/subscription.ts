import { count } from "#app/domain/base/count.ts";
import { freeAllowance, plans } from "#app/domain/billing/plans.ts";
import { describeGift } from "./gift.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a member that a renewal could not be charged, and until when access goes on.
 *
 * @param message.amount what was to be charged, such as "$5"; null when it is not known
 * @param message.graceUntil the end of access without a payment, with its hour and zone
 * @param message.givenUntil see `describeGift`
 * @param message.billingUrl where the card is changed
 */
export function paymentFailedMail(message: {
	brand: MailBrand;
	amount: string | null;
	graceUntil: string;
	givenUntil: string | null;
	billingUrl: string;
}): MailContent {
	const { brand, amount, graceUntil, givenUntil, billingUrl } = message;
	const { name } = plans.pro;
	const [keeps, ends] = givenUntil
		? ["Your subscription is good", "it opens nothing more"]
		: ["You keep access", "your access ends"];
	return renderMail(brand, {
		subject: `Your payment for ${brand.name} ${name} did not go through`,
		preheader: `${keeps} until ${graceUntil}. Please check your card.`,
		heading: "Your payment did not go through",
		paragraphs: [
			`We could not charge ${amount ?? "your card"} to renew your ${name} subscription. The card may have expired, or your bank may have refused the payment.`,
			`${keeps} until ${graceUntil}, and we will keep trying to charge it until then. If no payment has gone through by then, ${ends}. When we stop trying, so does the subscription: nothing is owed, and you can subscribe again.`,
			describeGift(givenUntil),
			"Update your card, and you are done. If the card is fine, ask your bank why it refused the payment.",
		],
		button: { label: "Update your card", url: billingUrl },
		smallPrint: [
			`You get this email because you have a ${name} subscription at ${brand.name}. Emails about your payments are always sent.`,
		],
	});
}

/**
 * Confirms that a subscription ends with its period, and that this can be undone until then.
 *
 * @param message.endsOn the end of the period, with its hour and zone
 * @param message.hasAccess whether it opens resumes until then
 * @param message.givenUntil see `describeGift`
 * @param message.settingsUrl the page with the button that takes the cancellation back
 */
export function subscriptionCanceledMail(message: {
	brand: MailBrand;
	endsOn: string;
	hasAccess: boolean;
	givenUntil: string | null;
	settingsUrl: string;
}): MailContent {
	const { brand, endsOn, hasAccess, givenUntil, settingsUrl } = message;
	const { name } = plans.pro;
	const access = hasAccess ? " Until then every resume stays open to you." : "";
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} subscription is canceled`,
		preheader:
			hasAccess && !givenUntil
				? `You keep access until ${endsOn}. Nothing more is charged.`
				: `It ends on ${endsOn}. Nothing more is charged.`,
		heading: "Your subscription is canceled",
		paragraphs: [
			`Your ${name} subscription ends on ${endsOn}.${access} Nothing more is charged, and there is nothing to do.`,
			describeGift(givenUntil),
			`Changed your mind? Until ${endsOn}, “Resume subscription” in your settings undoes the cancellation. After that it cannot be undone, but you can subscribe again.`,
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because your ${name} subscription at ${brand.name} was canceled. If you did not cancel it, resume it in your settings and write to us.`,
		],
	});
}

/**
 * Confirms that a cancellation was undone, and says what is charged next.
 *
 * @param message.nextBilling when the next payment is due, with its hour and zone
 * @param message.amount what it will be, such as "$5"; null when it is not known
 * @param message.pause from when until when it opens nothing, as it is to be read; `from` is null when it does so
 * already, and there is none without a pause
 * @param message.givenUntil see `describeGift`
 * @param message.settingsUrl the page with the button that cancels
 */
export function subscriptionResumedMail(message: {
	brand: MailBrand;
	nextBilling: string;
	amount: string | null;
	pause: { from: string | null; until: string } | null;
	givenUntil: string | null;
	settingsUrl: string;
}): MailContent {
	const { brand, nextBilling, amount, pause, givenUntil, settingsUrl } = message;
	const { name, interval } = plans.pro;
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} subscription continues`,
		preheader: `The next payment is ${amount ? `${amount}, ` : ""}on ${nextBilling}.`,
		heading: "Your subscription continues",
		paragraphs: [
			`You undid your cancellation. Your ${name} subscription continues as before, and nothing was charged for that.`,
			...(pause
				? [
						`So does its pause: ${pause.from ? `from ${pause.from} ` : ""}until ${pause.until} it opens nothing, and nothing is charged.`,
						describeGift(givenUntil),
					]
				: []),
			`On ${nextBilling} we charge ${amount ?? `the price of ${name}`} for the next ${interval}, and then every ${interval} until you cancel. You can cancel at any time in your settings.`,
		],
		button: { label: "Open your settings", url: settingsUrl },
		smallPrint: [
			`You get this email because your ${name} subscription at ${brand.name} was resumed. If you did not resume it, cancel it in your settings and write to us.`,
		],
	});
}

/**
 * Tells a former member that the subscription is over, and what stays.
 *
 * @param message.endedOn when it ended, as it is to be read
 * @param message.givenUntil see `describeGift`
 * @param message.unpaidSince the day of the renewal that could not be charged; null when it was canceled
 */
export function subscriptionEndedMail(message: {
	brand: MailBrand;
	endedOn: string;
	unpaidSince: string | null;
	givenUntil: string | null;
	libraryUrl: string;
	pricingUrl: string;
}): MailContent {
	const { brand, endedOn, unpaidSince, givenUntil, libraryUrl, pricingUrl } = message;
	const { pack, pro } = plans;
	const regain = givenUntil ? "You can" : `To get ${pro.name} back,`;
	const given = describeGift(givenUntil);
	return renderMail(brand, {
		subject: `Your ${brand.name} ${pro.name} subscription has ended`,
		preheader: "Nothing more is charged. What stays, and what does not.",
		heading: "Your subscription has ended",
		paragraphs: [
			unpaidSince
				? `Your ${pro.name} subscription ended on ${endedOn}, because the renewal of ${unpaidSince} could not be charged. Nothing is owed and nothing more is charged. ${regain} subscribe again. This is what stays:`
				: `Your ${pro.name} subscription ended on ${endedOn}. Nothing more is charged. This is what stays:`,
			{
				points: [
					{
						title: "The list of what you have read",
						text: `Your library keeps it. ${given ?? `What you opened with ${pro.name} is locked there now.`}`,
					},
					{
						title: "Your free resume",
						text: `A free account opens ${count(freeAllowance, "resume")}. If you have used that, what you opened with it stays open; if not, it waits for you.`,
					},
					{
						title: "What you have downloaded",
						text: "You may keep the copies, for your personal use.",
					},
					{
						title: `A ${pack.name}`,
						text: "If you have one that is still running, it works until its own end.",
					},
				],
			},
		],
		button: { label: "Open your library", url: libraryUrl },
		afterButton: {
			text: givenUntil ? `Want to pay for ${pro.name} again?` : `Want ${pro.name} again?`,
			link: { label: "See plans", url: pricingUrl },
		},
		smallPrint: [`You get this email because you had a ${pro.name} subscription at ${brand.name}.`],
	});
}
