import { count } from "../../../domain/count.ts";
import { plans } from "../../../domain/plans.ts";
import { type MailBrand, type MailContent, renderMail } from "./mail-layout.ts";

/**
 * Reminds the owner of a pack that it ends with something left in it. It is about what they have and sells
 * nothing: no marketing mail.
 *
 * @param message.left how many resumes it can still open
 * @param message.days how many days it still runs
 * @param message.expires when it ends, as it is to be read
 * @throws RangeError when nothing is left, or no day
 */
export function packEndingMail(message: {
	brand: MailBrand;
	left: number;
	days: number;
	expires: string;
	libraryUrl: string;
	browseUrl: string;
}): MailContent {
	const { brand, left, days, expires, libraryUrl, browseUrl } = message;
	if (left < 1 || days < 1)
		throw new RangeError("A reminder needs a resume and a day that are left");
	const { name } = plans.pack;
	const resumes = count(left, "resume");
	const soon = `in ${count(days, "day")}`;
	return renderMail(brand, {
		subject: `Your ${brand.name} ${name} ends ${soon}, with ${resumes} left`,
		preheader: `Open ${left === 1 ? "it" : "them"} until ${expires}.`,
		heading: `Your ${name} ends ${soon}`,
		paragraphs: [
			`You can still open ${resumes} with your ${name}. It ends on ${expires}, and what you have not used by then is lost.`,
			"What you have opened with it closes then too. Until it ends you can read it again and download it as a PDF, at no further cost.",
			"The pack does not renew, and nothing is charged.",
		],
		button: { label: "Browse resumes", url: browseUrl },
		afterButton: {
			text: "Want to read again, or download?",
			link: { label: "Open your library", url: libraryUrl },
		},
		smallPrint: [
			`You get this mail because you have a ${name} that is about to end. No reminder comes for one that is used up.`,
		],
	});
}
