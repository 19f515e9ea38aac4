import { type MailContent, renderMail } from "./mail-layout.ts";
import type { MailBrand } from "./mail-parts.ts";

/**
 * The owner's answer to a message, with their message below.
 *
 * @param message.sentOn when the message was written, as it is to be read
 */
export function contactReplyMail(message: {
	brand: MailBrand;
	subject: string;
	answer: string;
	text: string;
	sentOn: string;
}): MailContent {
	const { brand, subject, answer, text, sentOn } = message;
	return renderMail(brand, {
		subject: `Re: ${subject} (${brand.name})`,
		preheader: answer.slice(0, 120),
		heading: `Our answer to “${subject}”`,
		paragraphs: [
			...answer.split(/\n{2,}/u).map((part) => ({ lines: part.split("\n"), isQuoted: false })),
			`On ${sentOn} you wrote:`,
			{ lines: text.split("\n"), isQuoted: true },
		],
		smallPrint: [
			`You get this email because someone wrote to ${brand.name} from your address. If that was not you, reply and tell us.`,
		],
	});
}
