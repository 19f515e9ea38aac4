import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * Asks a member once how their search went. A marketing email: it is sent with the headers of
 * `oneClickUnsubscribe`.
 *
 * @param message.outcomeUrl the page with the question
 * @param message.unsubscribeUrl ends marketing emails without signing in
 * @param message.settingsUrl where marketing emails are chosen
 */
export function outcomeQuestionMail(message: {
	brand: MailBrand;
	outcomeUrl: string;
	unsubscribeUrl: string;
	settingsUrl: string;
}): MailContent {
	const { brand, outcomeUrl, unsubscribeUrl, settingsUrl } = message;
	return renderMail(brand, {
		subject: `How did your search go? ${brand.name} asks once`,
		preheader: "Yes, not yet, or no: one question, in one email.",
		heading: "How did your search go?",
		paragraphs: [
			`At least 60 days ago you opened your first resume at ${brand.name}. Has your search led to an offer since? “Not yet” and “no” help as much as “yes”: only together do they say something true.`,
			"If you got an offer, you can say which of the resumes that you opened helped. You choose whether your answer is counted; we publish counts, never names. You can change your answer or take it back.",
		],
		button: { label: "Answer the question", url: outcomeUrl },
		smallPrint: [
			`You get this email once, because you opened a resume at ${brand.name} and marketing emails are switched on.`,
			{ text: "No more marketing emails?", link: { label: "Unsubscribe", url: unsubscribeUrl } },
			{ text: "Want only some?", link: { label: "Change what we send", url: settingsUrl } },
		],
	});
}
