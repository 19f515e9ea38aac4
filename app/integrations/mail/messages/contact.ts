import type { MessageKind } from "#app/domain/content/contact.ts";
import { type MailContent, renderMail } from "./mail-layout.ts";
import { type MailBrand, ownerLines } from "./mail-parts.ts";

/** What a message asks for, and the way that it came. */
const kinds = {
	question: {
		subject: "Message",
		heading: "A message from the contact form",
		cameBy: "wrote through the contact form",
		asksFor: null,
	},
	takedown: {
		subject: "Takedown request",
		heading: "A takedown request from the contact form",
		cameBy: "wrote through the contact form",
		asksFor: "taking a resume down",
	},
	refund: {
		subject: "Refund request",
		heading: "A refund request",
		cameBy: "pressed “Ask for a refund”",
		asksFor: "a refund",
	},
};

/**
 * Brings the support a message of the contact form, or a request by a button. Everything that was typed is text
 * here, and quoted where it has lines.
 *
 * @param message.account what is known of an account that wrote; null when the writer was not signed in
 * @param message.messageUrl its page in the dashboard
 */
export function contactMessageMail(message: {
	brand: MailBrand;
	kind: MessageKind | "refund";
	name: string;
	email: string;
	subject: string;
	text: string;
	when: string;
	account: { email: string; isPro: boolean } | null;
	messageUrl: string;
}): MailContent {
	const { brand, name, email, subject, text, when, account, messageUrl } = message;
	const kind = kinds[message.kind];
	return renderMail(brand, {
		subject: `${kind.subject} to ${brand.name}: ${subject}`,
		preheader: `${name} ${kind.cameBy}.`,
		heading: kind.heading,
		paragraphs: [
			{
				points: [
					`From: ${name}, ${email}`,
					`Account: ${describeAccount(account)}`,
					`Subject: ${subject}`,
					kind.asksFor ? `Asks for: ${kind.asksFor}` : null,
					`Sent: ${when}`,
				],
			},
			{ lines: text.split("\n"), isQuoted: true },
			"Answer from the dashboard, so that the answer is kept with the message. A reply to this email goes to the sender too.",
		],
		button: { label: "Open in the dashboard", url: messageUrl },
		smallPrint: ["You get this email because your address is the support address of the site."],
	});
}

function describeAccount(account: { email: string; isPro: boolean } | null): string {
	if (!account) return "not signed in, so nobody has checked the address";
	return `${account.email}, ${account.isPro ? "on Pro" : "not on Pro"}`;
}

/**
 * The owner's answer to a message, with their message below. A request for a refund was written by the site when its
 * button was pressed, so it is not called what the member wrote.
 *
 * @param message.sentOn when the message was written, as it is to be read
 */
export function contactReplyMail(message: {
	brand: MailBrand;
	isRefundRequest: boolean;
	subject: string;
	answer: string;
	text: string;
	sentOn: string;
}): MailContent {
	const { brand, isRefundRequest, subject, answer, text, sentOn } = message;
	return renderMail(brand, {
		subject: `Our answer to “${subject}” (${brand.name})`,
		preheader: answer.slice(0, 120),
		heading: `Our answer to “${subject}”`,
		paragraphs: [
			...ownerLines(answer),
			isRefundRequest ? `On ${sentOn} you asked for:` : `On ${sentOn} you wrote:`,
			{ lines: text.split("\n"), isQuoted: true },
		],
		smallPrint: [
			isRefundRequest
				? `You get this email because a refund was asked for from your account at ${brand.name}. If that was not you, reply and tell us.`
				: `You get this email because someone wrote to ${brand.name} from your address. If that was not you, reply and tell us.`,
		],
	});
}
