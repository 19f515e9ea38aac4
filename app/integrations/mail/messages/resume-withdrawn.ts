import { plans } from "#app/domain/billing/plans.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Tells a person that a resume they had opened is gone, and that what they spent on it is theirs again. It is
 * about what they have: no marketing mail.
 *
 * @param message.until when the pack ends that has the credit again, as it is to be read; null when it was
 *   the free resume
 */
export function resumeWithdrawnMail(message: {
	brand: MailBrand;
	title: string;
	company: string;
	until: string | null;
	browseUrl: string;
	libraryUrl: string;
}): MailContent {
	const { brand, title, company, until, browseUrl, libraryUrl } = message;
	const given = until
		? `We have put it back into your ${plans.pack.name}: until ${until} you can open another one with it.`
		: "We have given you your free resume back: you can open another one with it, whenever you like.";
	return renderMail(brand, {
		subject: `A resume that you opened at ${brand.name} was withdrawn`,
		preheader: "You get back what you spent on it.",
		heading: "A resume was withdrawn",
		paragraphs: [
			`“${title}” (${company}) was withdrawn from the library. You can no longer read it.`,
			given,
			"You do not need to do anything.",
		],
		button: { label: "Browse resumes", url: browseUrl },
		afterButton: {
			text: "Everything else that you have opened is where it was.",
			link: { label: "Open your library", url: libraryUrl },
		},
		smallPrint: ["You get this email because you opened this resume before it was withdrawn."],
	});
}
