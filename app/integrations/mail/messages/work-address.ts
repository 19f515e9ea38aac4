import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks the person at a work address whether a resume is theirs.
 *
 * @param message.confirmUrl the page with the two buttons
 */
export function confirmWorkAddressMail(message: {
	brand: MailBrand;
	title: string;
	company: string;
	days: number;
	confirmUrl: string;
}): MailContent {
	const { brand, title, company, days, confirmUrl } = message;
	return renderMail(brand, {
		subject: `Is this resume yours? A question from ${brand.name}`,
		preheader: "One press says yes, another says no.",
		heading: "Is this resume yours?",
		paragraphs: [
			`Someone gave ${brand.name} the resume “${title}” and named this address to show that they work, or worked, at ${company}.`,
			"If that was you, confirm it on the page behind this button. If it was not, say so there: the resume then loses what rests on this address.",
		],
		button: { label: "Look at the question", url: confirmUrl },
		afterButton: `The link works for ${days} days.`,
		smallPrint: [
			"Our records have only the domain of your address, and a hash by which we would know it again; our queue of emails forgets the address within three weeks. You get no other email because of this.",
		],
	});
}
