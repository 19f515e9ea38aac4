import { count } from "#app/domain/base/count.ts";
import { freeAllowance, plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a former member that the subscription is over, and what stays.
 *
 * @param message.endedOn when it ended, as it is to be read
 * @param message.unpaidSince the day of the renewal that could not be charged; null when it was cancelled
 */
export function subscriptionEndedMail(message: {
	brand: MailBrand;
	endedOn: string;
	unpaidSince: string | null;
	libraryUrl: string;
	pricingUrl: string;
}): MailContent {
	const { brand, endedOn, unpaidSince, libraryUrl, pricingUrl } = message;
	const { pack, pro } = plans;
	return renderMail(brand, {
		subject: `Your ${brand.name} ${pro.name} subscription has ended`,
		preheader: "Nothing more is charged. What stays, and what does not.",
		heading: "Your subscription has ended",
		paragraphs: [
			unpaidSince
				? `Your ${pro.name} subscription ended on ${endedOn}, because the renewal of ${unpaidSince} could not be charged. Nothing is owed and nothing more is charged. To get ${pro.name} back, subscribe again. This is what stays:`
				: `Your ${pro.name} subscription ended on ${endedOn}. Nothing more is charged. This is what stays:`,
			{
				points: [
					{
						title: "The list of what you have read",
						text: `Your library keeps it. What you opened with ${pro.name} is locked there now.`,
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
		afterButton: { text: `Want ${pro.name} again?`, link: { label: "See plans", url: pricingUrl } },
		smallPrint: [`You get this email because you had a ${pro.name} subscription at ${brand.name}.`],
	});
}
