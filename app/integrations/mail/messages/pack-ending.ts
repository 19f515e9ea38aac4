import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Reminds the owner of a pack that it ends: with something left in it, or with what it has opened. It is
 * about what they have, and no marketing mail.
 *
 * @param message.left how many resumes it can still open
 * @param message.opened how many it has opened, which close with it
 * @param message.proTerms what Pro, which keeps them open, would cost this person
 * @param message.days how many days it still runs
 * @param message.expires when it ends, as it is to be read
 * @throws RangeError when nothing is left and nothing opened, or no day
 */
export function packEndingMail(message: {
	brand: MailBrand;
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
	const { name } = plans.pack;
	const resumes = count(left, "resume");
	const soon = `in ${count(days, "day")}`;
	const library = { label: "Open your library", url: libraryUrl };
	const smallPrint = [`You get this email because you have a ${name} that is about to end.`];
	const renewal = "The pack does not renew, and nothing is charged.";
	if (left === 0) {
		return renderMail(brand, {
			subject: `Your ${brand.name} ${name} ends ${soon}: download your PDFs until ${expires}`,
			preheader: `What it has opened closes on ${expires}.`,
			heading: `Your ${name} ends ${soon}`,
			paragraphs: [
				`You have opened ${count(opened, "resume")} with your ${name}. On ${expires} ${opened === 1 ? "it closes" : "they close"}. Until then you can read ${opened === 1 ? "it" : "them"} again and download ${opened === 1 ? "it" : "each"} as a PDF, at no further cost. What you have downloaded is yours to keep.`,
				`With ${plans.pro.name} everything stays open: ${proTerms}.`,
				renewal,
			],
			button: library,
			smallPrint,
		});
	}
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} ends ${soon}, with ${resumes} left`,
		preheader: `Open ${left === 1 ? "it" : "them"} until ${expires}.`,
		heading: `Your ${name} ends ${soon}`,
		paragraphs: [
			`You can still open ${resumes} with your ${name}. It ends on ${expires}, and what you have not used by then is lost.`,
			...(opened > 0
				? [
						"What you have opened with it closes then too. Until it ends you can read it again and download it as a PDF, at no further cost.",
					]
				: []),
			renewal,
		],
		button: { label: "Browse resumes", url: browseUrl },
		...(opened > 0 && { afterButton: { text: "Want to read again, or download?", link: library } }),
		smallPrint,
	});
}
